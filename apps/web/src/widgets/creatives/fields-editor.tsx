import {
  dynamicFieldProblem,
  FIELD_TYPES,
  LABEL_POSITIONS,
  type FieldType,
  type FieldValue,
} from '@marquee/rules/creatives'
import AddIcon from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form'
import {
  CheckboxField,
  FieldGrid,
  GroupBox,
  namesOfErrors,
  NumberField,
  SelectField,
  TextField,
  useField,
  type FieldProps,
} from '../../ui/form/index.ts'
import { Item, ItemList } from '../../ui/item-list/index.ts'
import { FieldInput } from './field-input.tsx'
import {
  dynamicFieldOf,
  isUsed,
  newField,
  type DynamicFieldValues,
  type WithFields,
} from './field-values.rules.ts'
import { fieldTypeNames, editorTexts as texts } from './texts.ts'

interface FieldsEditorProps {
  control: Control<WithFields>
  /** Where in the form the fields are. */
  name: string
  isOpen: (item: string) => boolean
  onToggle: (item: string) => void
}

/** The fields that a person who orders a piece fills in: their kinds, bounds and words. */
export function FieldsEditor({ control, name, isOpen, onToggle }: FieldsEditorProps) {
  const { fields, append, move, remove } = useFieldArray({ control, name: name as 'fields' })
  const add = () => {
    append(newField(), { shouldFocus: false })
    onToggle(`${name}.${fields.length}`)
  }
  const stepTo = (at: number, by: -1 | 1) => {
    const wasOpen = isOpen(`${name}.${at}`)
    move(at, at + by)
    if (wasOpen) onToggle(`${name}.${at + by}`)
  }
  return (
    <>
      <ItemList label={texts.label}>
        {fields.map(({ id }, at) => (
          <FieldItem
            key={id}
            control={control}
            name={`${name}.${at}` as `fields.${number}`}
            place={at + 1}
            count={fields.length}
            isOpen={isOpen(`${name}.${at}`)}
            onToggle={() => onToggle(`${name}.${at}`)}
            onMove={(by) => stepTo(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ItemList>
      <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={add}>
        {texts.add}
      </Button>
    </>
  )
}

interface FieldItemProps {
  control: Control<WithFields>
  name: `fields.${number}`
  place: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function FieldItem({ control, name, ...item }: FieldItemProps) {
  const [label, type] = useWatch({ control, name: [`${name}.label`, `${name}.type`] })
  const { errors } = useFormState({ control, name })
  const isWrong = namesOfErrors(errors).some((path) => path.startsWith(`${name}.`))
  return (
    <Item
      {...item}
      name={label || texts.unnamed}
      note={fieldTypeNames[type]}
      problem={isWrong ? texts.wrong : undefined}
    >
      {() => <FieldBody control={control} name={name} type={type} />}
    </Item>
  )
}

interface FieldBodyProps {
  control: Control<WithFields>
  name: `fields.${number}`
  type: FieldType
}

const types = FIELD_TYPES.map((value) => ({ value, label: fieldTypeNames[value] }))
const positions = LABEL_POSITIONS.map((value) => ({ value, label: texts.labelPositions[value] }))

/** Not drawn again with what its item is called, which changes with its fields. */
const FieldBody = memo(function FieldBody({ control, name, type }: FieldBodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FieldGrid>
        <TextField control={control} name={`${name}.label`} label={texts.fieldLabel} required />
        <TextField
          control={control}
          name={`${name}.name`}
          label={texts.name}
          required
          hint={texts.nameHint}
        />
        <SelectField control={control} name={`${name}.type`} label={texts.type} choices={types} />
        <SelectField
          control={control}
          name={`${name}.labelPosition`}
          label={texts.labelPosition}
          choices={positions}
        />
      </FieldGrid>
      {isUsed.bounds(type) && <Bounds control={control} name={name} />}
      {isUsed.text(type) && <TextLimits control={control} name={name} />}
      {isUsed.options(type) && (
        <OptionsField control={control} name={`${name}.options`} label={texts.options} />
      )}
      {type !== 'IMAGE' && (
        <TextField
          control={control}
          name={`${name}.value`}
          label={valueLabel(type)}
          required={!isUsed.required(type)}
        />
      )}
      {isUsed.required(type) && (
        <CheckboxField control={control} name={`${name}.isRequired`} label={texts.isRequired} />
      )}
      <FieldPreview control={control} name={name} />
    </Box>
  )
})

function valueLabel(type: FieldType): string {
  if (type === 'CONSTANT') return texts.constant
  return type === 'REFERENCE' ? texts.reference : texts.begins
}

function Bounds({ control, name }: Omit<FieldBodyProps, 'type'>) {
  return (
    <FieldGrid>
      <NumberField control={control} name={`${name}.min`} label={texts.min} required />
      <NumberField control={control} name={`${name}.max`} label={texts.max} required />
    </FieldGrid>
  )
}

function TextLimits({ control, name }: Omit<FieldBodyProps, 'type'>) {
  return (
    <FieldGrid>
      <NumberField
        control={control}
        name={`${name}.maxLength`}
        label={texts.maxLength}
        hint={texts.maxLengthHint}
      />
      <TextField
        control={control}
        name={`${name}.pattern`}
        label={texts.pattern}
        hint={texts.patternHint}
      />
      <TextField control={control} name={`${name}.errorMessage`} label={texts.errorMessage} />
    </FieldGrid>
  )
}

type Option = DynamicFieldValues['options'][number]

/** The options of a choice: the label that people read, and the value that is stored. */
function OptionsField(props: FieldProps<WithFields, Option[]>) {
  const { value, change, invalid, help, place } = useField<WithFields, Option[]>(props)
  return (
    <GroupBox label={props.label} help={help} error={invalid} place={place}>
      <Box sx={{ display: 'grid', gap: 3, mt: 2 }}>
        {value.map((option, at) => (
          <OptionRow
            // Choices have nothing but their place to be known by while they are typed.
            key={at}
            option={option}
            place={at + 1}
            onChange={(changed) => change(value.with(at, changed))}
            onRemove={() => change(value.toSpliced(at, 1))}
          />
        ))}
        <Box>
          <Button
            size="small"
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => change([...value, { value: '', label: '' }])}
          >
            {texts.addOption}
          </Button>
        </Box>
      </Box>
    </GroupBox>
  )
}

interface OptionRowProps {
  option: Option
  place: number
  onChange: (option: Option) => void
  onRemove: () => void
}

function OptionRow({ option, place, onChange, onRemove }: OptionRowProps) {
  const { label, value } = option
  // The stored value follows the label until the author types another value.
  const rename = (typed: string) =>
    onChange({ label: typed, value: value === label ? typed : value })
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <MuiTextField
        size="small"
        fullWidth
        label={texts.optionLabel(place)}
        value={label}
        onChange={({ target }) => rename(target.value)}
      />
      <MuiTextField
        size="small"
        fullWidth
        label={texts.optionValue(place)}
        value={value}
        onChange={({ target }) => onChange({ label, value: target.value })}
      />
      <IconButton size="small" aria-label={texts.removeOption(place)} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
    </Box>
  )
}

interface FieldPreviewProps {
  control: Control<WithFields>
  name: `fields.${number}`
}

/** The field as dealers will see it, to be tried out: what is typed here goes nowhere. */
function FieldPreview({ control, name }: FieldPreviewProps) {
  const values = useWatch({ control, name })
  const [tried, setTried] = useState<{ type: string; value: FieldValue }>()
  const field = dynamicFieldOf(values)
  // What was tried out for another type of field means nothing for this one.
  const own = tried?.type === field.type ? tried.value : undefined
  const shown = { ...field, label: field.label || texts.unnamed }
  return (
    <Box
      role="group"
      aria-label={texts.preview}
      sx={{
        p: 4,
        bgcolor: 'background.default',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="caption" component="p" sx={{ mb: 3, color: 'text.secondary' }}>
        {texts.preview}
      </Typography>
      <FieldInput
        field={shown}
        value={own ?? field.value ?? ''}
        onChange={(value) => setTried({ type: field.type, value })}
        problem={own === undefined ? undefined : dynamicFieldProblem(shown, own)}
      />
    </Box>
  )
}
