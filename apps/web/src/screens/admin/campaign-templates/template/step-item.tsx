import { FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import { offeredOptions, STEP_OPTIONALITIES } from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import {
  CheckboxField,
  FieldGrid,
  namesOfErrors,
  NumberField,
  partOfForm,
  SelectField,
  TextField,
} from '../../../../ui/form/index.ts'
import { Item } from '../../../../ui/item-list/index.ts'
import { editorTexts, FieldsEditor, type WithFields } from '../../../../widgets/creatives/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { ChannelOptionsField } from './channel-options-field.tsx'
import { usePlace } from './place.ts'
import { StepCreatives } from './step-creatives.tsx'
import { isOfStep, type StepName } from './step-creatives.rules.ts'
import { stepTexts as texts } from './texts.ts'

interface StepItemProps {
  form: UseFormReturn<TemplateValues>
  name: StepName
  place: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function StepItem({ form, name, ...item }: StepItemProps) {
  const { control } = form
  const [number, title, days] = useWatch({
    control,
    name: [`${name}.number`, `${name}.name`, `${name}.daysAfterStart`],
  })
  const { errors } = useFormState({ control, name: [name, 'creativeTemplates'] })
  const fields = namesOfErrors(errors)
  const wrong = fields.filter((field) => isOfStep(field, name, form.getValues())).length
  return (
    <Item
      {...item}
      name={texts.title(number, title || texts.unnamed)}
      note={texts.after(days)}
      problem={wrong > 0 ? texts.wrong(wrong) : undefined}
    >
      {() => <StepBody form={form} name={name} />}
    </Item>
  )
}

interface StepBodyProps {
  form: UseFormReturn<TemplateValues>
  name: StepName
}

/** Not drawn again with what its item is called, which changes with its fields. */
const StepBody = memo(function StepBody({ form, name }: StepBodyProps) {
  const { control } = form
  const { isOpen, toggle } = usePlace()
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Facts control={control} name={name} />
      <Channels control={control} name={name} />
      <StepCreatives form={form} name={name} />
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
          control={partOfForm<WithFields, TemplateValues>(form).control}
          name={`${name}.fields`}
          isOpen={isOpen}
          onToggle={toggle}
        />
      </Box>
    </Box>
  )
})

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
  const offered = offeredOptions(useWatch({ control, name: 'channelOptions' }))
  return (
    <FieldGrid>
      <TextField control={control} name={`${name}.name`} label={texts.name} required />
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
      {offered.includes('NON_OPEN_REBLAST') && (
        <NumberField
          control={control}
          name={`${name}.daysToSecondEmail`}
          label={texts.daysToSecondEmail}
          required
        />
      )}
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
