import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FieldType, DynamicField, FieldValue } from '@marquee/rules/creatives'
import { inputTexts } from './texts.ts'

export interface FieldInputProps {
  field: DynamicField
  value: FieldValue
  onChange: (value: FieldValue) => void
  problem?: string
}

const INPUT_TYPES: Readonly<Partial<Record<FieldType, string>>> = {
  DATE_PICKER: 'date',
  DATE_TIME: 'datetime-local',
}

/** What is filled in by typing or choosing. */
export function TypedInput(props: FieldInputProps & { labelledBy: string }) {
  const { field, value, onChange, problem, labelledBy } = props
  const { type, isRequired, options } = field
  const isList = type === 'LIST'
  const shown = typeof value === 'string' ? value : value.join('\n')
  const isChoice = type === 'SELECT'
  const labelled = { 'aria-labelledby': labelledBy, 'aria-required': isRequired || undefined }
  return (
    <TextField
      fullWidth
      hiddenLabel
      select={isChoice}
      type={INPUT_TYPES[type]}
      multiline={isList || type === 'TEXT'}
      minRows={isList || type === 'TEXT' ? 3 : undefined}
      value={shown}
      onChange={({ target }) => onChange(isList ? target.value.split('\n') : target.value)}
      error={problem !== undefined}
      helperText={problem ?? (isList ? inputTexts.eachLine : undefined)}
      slotProps={{
        htmlInput: { inputMode: type === 'NUMBER' ? 'numeric' : undefined, ...labelled },
        select: { displayEmpty: true, SelectDisplayProps: labelled },
      }}
    >
      {isChoice && <MenuItem value="">{inputTexts.nothing}</MenuItem>}
      {isChoice &&
        options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
    </TextField>
  )
}
