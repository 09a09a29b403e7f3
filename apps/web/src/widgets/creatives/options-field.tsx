import AddIcon from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { GroupBox, useField, type FieldProps } from '../../ui/form/index.ts'
import type { DynamicFieldValues, WithFields } from './field-values.rules.ts'
import { editorTexts as texts } from './texts.ts'

type Option = DynamicFieldValues['options'][number]

/** What there is to choose from: what people read, and what is kept. */
export function OptionsField(props: FieldProps<WithFields, Option[]>) {
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
  // Until somebody says otherwise, what is kept is what people read.
  const rename = (typed: string) =>
    onChange({ label: typed, value: value === label ? typed : value })
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <TextField
        size="small"
        fullWidth
        label={texts.optionLabel(place)}
        value={label}
        onChange={({ target }) => rename(target.value)}
      />
      <TextField
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
