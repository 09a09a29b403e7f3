import { FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import { offeredOptions, STEP_OPTIONALITIES } from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import {
  CheckboxField,
  FieldGrid,
  GroupBox,
  namesOfErrors,
  NumberField,
  partOfForm,
  SelectField,
  TextField,
  useField,
  type FieldProps,
} from '../../../../ui/form/index.ts'
import { Item } from '../../../../ui/item-list/index.ts'
import { editorTexts, FieldsEditor, type WithFields } from '../../../../widgets/creatives/index.ts'
import type { StepValues, TemplateValues } from '../../../../widgets/templates/index.ts'
import { ChannelOptionsField } from './channel-options-field.tsx'
import { usePlace } from './place.ts'
import { stepTexts as texts } from './texts.ts'
import { useCreatives } from './use-creatives.ts'

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
  const { errors } = useFormState({ control, name })
  const wrong = namesOfErrors(errors).filter((path) => path.startsWith(`${name}.`)).length
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

type StepName = `workflows.${number}.steps.${number}`

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

type FilterItem = StepValues['creativeSelection']['filterItems'][number]

const MOST_OF_NAME = 80

/** Which of the template's creatives a step lets choose from, and what each is called there. */
function FilterItemsField(props: FieldProps<TemplateValues, FilterItem[]>) {
  const { value, change, invalid, help, place } = useField<TemplateValues, FilterItem[]>(props)
  const { control } = props
  const creatives = useWatch({ control, name: 'creativeTemplates' })
  const { nameOf } = useCreatives(useWatch({ control, name: 'hierarchyId' }))
  const own = new Map(creatives.map((one) => [one.creativeTemplateKey, one.name]))
  const keys = [...new Set([...own.keys(), ...value.map((item) => item.creativeTemplateKey)])]
  const put = (key: number, item: FilterItem | undefined) => {
    const others = new Map(value.map((each) => [each.creativeTemplateKey, each]))
    if (item) others.set(key, item)
    else others.delete(key)
    change([...others.values()])
  }
  return (
    <GroupBox label={props.label} help={help} error={invalid} place={place}>
      {keys.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noCreatives}</Typography>
      )}
      {keys.map((key) => (
        <ItemRow
          key={key}
          creative={own.get(key) || nameOf(key)}
          item={value.find(({ creativeTemplateKey }) => creativeTemplateKey === key)}
          onChange={(name) =>
            put(key, name === undefined ? undefined : { name, creativeTemplateKey: key })
          }
        />
      ))}
    </GroupBox>
  )
}

interface ItemRowProps {
  creative: string
  item: FilterItem | undefined
  /** The name under which it may be chosen; undefined where it may not. */
  onChange: (name: string | undefined) => void
}

function ItemRow({ creative, item, onChange }: ItemRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 4,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <FormControlLabel
        label={creative}
        control={
          <Checkbox
            checked={item !== undefined}
            onChange={(_, on) => onChange(on ? creative : undefined)}
          />
        }
      />
      {item && (
        <MuiTextField
          size="small"
          label={texts.shownAs(creative)}
          value={item.name}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: { maxLength: MOST_OF_NAME } }}
        />
      )}
    </Box>
  )
}
