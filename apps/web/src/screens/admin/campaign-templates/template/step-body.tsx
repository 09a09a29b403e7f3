import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import { offeredOptions, STEP_OPTIONALITIES } from '@marquee/rules/templates'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import {
  CheckboxField,
  FieldGrid,
  NumberField,
  SelectField,
  TextField,
} from '../../../../ui/form/index.ts'
import { editorTexts, FieldsEditor, type WithFields } from '../../../../widgets/creatives/index.ts'
import { ChannelOptionsField } from './channel-options-field.tsx'
import { FilterItemsField } from './filter-items-field.tsx'
import { usePlace } from './place.ts'
import { stepTexts as texts } from './step-texts.ts'
import type { TemplateValues } from './template-values.rules.ts'

export type StepName = `workflows.${number}.steps.${number}`

interface StepBodyProps {
  form: UseFormReturn<TemplateValues>
  name: StepName
}

export function StepBody({ form, name }: StepBodyProps) {
  const { control } = form
  const { isOpen, toggle } = usePlace()
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Facts control={control} name={name} />
      <Channels control={control} name={name} />
      <FilterItemsField
        control={control}
        name={`${name}.creativeSelection.filterItems`}
        label={texts.choice}
        hint={texts.choiceHint}
      />
      <CheckboxField
        control={control}
        name={`${name}.isCouponCustomizable`}
        label={texts.isCustomizable}
        hint={texts.customizableHint}
      />
      <Box>
        <Typography variant="subtitle2" sx={{ mb: 2 }}>
          {editorTexts.title}
        </Typography>
        <FieldsEditor
          // The editor knows fields, not where in a form they are.
          control={control as unknown as Control<WithFields>}
          name={`${name}.fields`}
          isOpen={isOpen}
          onToggle={toggle}
        />
      </Box>
    </Box>
  )
}

interface PartProps {
  control: Control<TemplateValues>
  name: StepName
}

const optionalities = STEP_OPTIONALITIES.map((value) => ({
  value,
  label: texts.optionalities[value],
}))
const counts = Array.from({ length: MOST_ATTACHMENTS + 1 }, (_, count) => ({
  value: String(count),
  label: String(count),
}))

function Facts({ control, name }: PartProps) {
  return (
    <FieldGrid>
      <TextField control={control} name={`${name}.name`} label={texts.name} required />
      <NumberField control={control} name={`${name}.number`} label={texts.number} required />
      <SelectField
        control={control}
        name={`${name}.optionality`}
        label={texts.optionality}
        choices={optionalities}
      />
      <NumberField
        control={control}
        name={`${name}.daysAfterStart`}
        label={texts.daysAfterStart}
        required
      />
      <SelectField
        control={control}
        name={`${name}.targetAttachmentCount`}
        label={texts.targetCount}
        choices={counts}
      />
    </FieldGrid>
  )
}

function Channels({ control, name }: PartProps) {
  const offered = offeredOptions(useWatch({ control, name: 'channelOptions' }))
  const isChannel = (option: string) => (FULFILLMENT_CHANNELS as readonly string[]).includes(option)
  if (offered.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.noChannels}</Typography>
  }
  return (
    <>
      <ChannelOptionsField
        control={control}
        name={`${name}.fulfillmentOptions`}
        label={texts.channels}
        options={offered.filter(isChannel)}
      />
      <ChannelOptionsField
        control={control}
        name={`${name}.fulfillmentVariationOptions`}
        label={texts.variations}
        options={offered.filter((option) => !isChannel(option))}
      />
    </>
  )
}
