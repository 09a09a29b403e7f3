import Box from '@mui/material/Box'
import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import type { PreviewType } from '@marquee/rules/creatives'
import Typography from '@mui/material/Typography'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import {
  CheckboxField,
  CheckboxListField,
  FieldGrid,
  RadioGroupField,
  SelectField,
  TextField,
} from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { WhereUsed } from '../../../../widgets/campaigns/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { ReplaceInTemplates } from '../../../../widgets/templates/index.ts'
import type { CreativeValues } from './creative.rules.ts'
import { labels, partTexts, typeChoices } from './texts.ts'
import { useUses } from './use-uses.ts'

interface BasicsPartProps {
  form: UseFormReturn<CreativeValues>
  /** Without one it is new. */
  creativeKey: number | undefined
  hosts: readonly string[]
}

const channels = FULFILLMENT_CHANNELS.map((value) => ({ value, label: channelNames[value] }))
/** The one that most are, first. */
const TYPES: readonly PreviewType[] = ['DYNAMIC_PDF', 'STATIC', 'EXTERNAL_DYNAMIC']
const types = TYPES.map((value) => ({ value, label: typeChoices[value] }))

/** What it is called, whose it is, how it is sent, and how it is shown. */
export function BasicsPart({ form: { control }, creativeKey, hosts }: BasicsPartProps) {
  const { hierarchies } = useUserState()
  const type = useWatch({ control, name: 'preview.type' })
  return (
    <>
      <Section title={partTexts.basics}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <TextField
            control={control}
            name="name"
            label={labels.name}
            required
            hint={labels.nameHint}
          />
          {creativeKey === undefined && hierarchies.length > 1 && (
            <SelectField
              control={control}
              name="hierarchyId"
              label={labels.brand}
              required
              hint={labels.brandHint}
              choices={hierarchies.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <CheckboxListField
            control={control}
            name="fulfillmentChannels"
            label={labels.channels}
            required
            row
            choices={channels}
          />
          <CheckboxField control={control} name="isActive" label={labels.isActive} />
          {creativeKey !== undefined && <Uses creativeKey={creativeKey} control={control} />}
        </Box>
      </Section>
      <Section title={partTexts.preview}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <RadioGroupField
            control={control}
            name="preview.type"
            label={labels.type}
            choices={types}
          />
          {type === 'EXTERNAL_DYNAMIC' && <ExternalFields control={control} hosts={hosts} />}
        </Box>
      </Section>
    </>
  )
}

interface UsesProps {
  creativeKey: number
  control: Control<CreativeValues>
}

/** Looked up at any time, and in sight where it is to be taken out of the choice. */
function Uses({ creativeKey, control }: UsesProps) {
  const isActive = useWatch({ control, name: 'isActive' })
  const name = useWatch({ control, name: 'name' })
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const query = useUses(creativeKey)
  return (
    <>
      <WhereUsed query={query}>
        {!isActive && <Typography sx={{ mb: 2 }}>{labels.retiring}</Typography>}
      </WhereUsed>
      <ReplaceInTemplates
        held={{ kind: 'creative', key: creativeKey, name, hierarchyId }}
        count={query.response?.templates.count}
      />
    </>
  )
}

interface ExternalFieldsProps {
  control: Control<CreativeValues>
  hosts: readonly string[]
}

function ExternalFields({ control, hosts }: ExternalFieldsProps) {
  return (
    <FieldGrid>
      <SelectField
        control={control}
        name="preview.host"
        label={labels.host}
        required
        placeholder={labels.noHost}
        choices={hosts.map((name) => ({ value: name, label: name }))}
      />
      <TextField
        control={control}
        name="preview.path"
        label={labels.path}
        required
        hint={labels.pathHint}
      />
    </FieldGrid>
  )
}
