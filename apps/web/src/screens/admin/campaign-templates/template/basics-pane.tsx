import {
  CATEGORIES,
  categoryNames,
  hasTrait,
  isSetOff,
  SEASONS,
  TEMPLATE_TYPES,
  TRIGGER_EVENTS,
  triggerEvents,
} from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { api, useOperation } from '../../../../api/index.ts'
import {
  CheckboxField,
  CurrencyField,
  FieldGrid,
  NumberField,
  SelectField,
  TextField,
} from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { Part, type PaneProps } from './parts.tsx'
import { seasonNames, basicsTexts as texts } from './texts.ts'

const categories = CATEGORIES.map((value) => ({ value, label: categoryNames[value].name }))
const types = TEMPLATE_TYPES.map((value) => ({ value, label: texts.types[value] }))

export function BasicsPane({ form, isNew }: PaneProps & { isNew: boolean }) {
  const { control } = form
  const { hierarchies } = useUserState()
  const category = useWatch({ control, name: 'category' })
  return (
    <>
      <FieldGrid>
        <SelectField
          control={control}
          name="hierarchyId"
          label={texts.brand}
          required
          hint={texts.brandHint}
          disabled={!isNew}
          placeholder={texts.noBrand}
          choices={hierarchies.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          control={control}
          name="name"
          label={texts.name}
          required
          hint={texts.nameHint}
        />
        <SelectField
          control={control}
          name="category"
          label={texts.category}
          choices={categories}
        />
        <SelectField control={control} name="type" label={texts.type} choices={types} />
        <CurrencyField
          control={control}
          name="minimumOrderValue"
          label={texts.minimumOrderValue}
          hint={texts.minimumHint}
        />
        {isSetOff(category) && <TriggerFields form={form} />}
      </FieldGrid>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <TextField
          control={control}
          name="description"
          label={texts.description}
          hint={texts.descriptionHint}
          lines={3}
        />
        <CheckboxField control={control} name="canSelectWaves" label={texts.canSelectWaves} />
        <CheckboxField control={control} name="isBillingDeferred" label={texts.isBillingDeferred} />
      </Box>
      {hasTrait(category, 'year') && <SeasonsPart form={form} />}
    </>
  )
}

const events = TRIGGER_EVENTS.map((value) => ({ value, label: triggerEvents[value].name }))

/** Where no mail date is chosen: the event, and how long after it the first piece is sent. */
function TriggerFields({ form: { control } }: PaneProps) {
  const { after } = triggerEvents[useWatch({ control, name: 'trigger.event' })]
  return (
    <>
      <SelectField
        control={control}
        name="trigger.event"
        label={texts.trigger}
        hint={after === null ? texts.recallHint : undefined}
        choices={events}
      />
      {after !== null && (
        <NumberField
          control={control}
          name="trigger.after"
          label={after}
          hint={texts.triggerHint}
          required
        />
      )}
    </>
  )
}

/** Of an annual enrollment: the template of each season. */
function SeasonsPart({ form: { control } }: PaneProps) {
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const seasonals = useWatch({ control, name: 'seasonals' })
  const { response } = useOperation(
    api.templates.search,
    { query: { hierarchyId, category: 'SEASONAL' } },
    { enabled: hierarchyId !== '', selection: false, everyPage: 'campaignTemplates' },
  )
  const known = (response?.campaignTemplates ?? []).map(({ key, name }) => ({
    value: String(key),
    label: name,
  }))
  return (
    <Part title={texts.seasonals} hint={texts.seasonalsHint}>
      <FieldGrid>
        {SEASONS.map((season) => (
          <SelectField
            key={season}
            control={control}
            name={`seasonals.${season}`}
            label={seasonNames[season]}
            required
            placeholder={texts.noTemplate}
            choices={withChosen(known, seasonals[season])}
          />
        ))}
      </FieldGrid>
    </Part>
  )
}

/** What was chosen before stays a choice, though it is not offered any more or not loaded yet. */
function withChosen(choices: { value: string; label: string }[], chosen: string) {
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen)
  return isKnown ? choices : [...choices, { value: chosen, label: chosen }]
}
