import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import type { Choice } from './choice-fields.tsx'
import { useField, type FieldProps } from './use-field.ts'

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  choices: readonly Choice[]
  /** What stands there while nothing is chosen. */
  placeholder?: string
  /** Called when something is chosen, before the field itself changes. */
  onChosen?: (value: string) => void
}

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { choices, placeholder, onChosen } = props
  const { value, change, input, disabled, invalid, help, place } = useField(props)
  return (
    <MuiTextField
      {...place}
      select
      label={props.label}
      required={props.required}
      value={value}
      onChange={({ target }) => {
        onChosen?.(target.value)
        change(target.value)
      }}
      onBlur={input.onBlur}
      inputRef={input.ref}
      name={input.name}
      error={invalid}
      helperText={help}
      disabled={disabled}
      slotProps={{ select: { displayEmpty: placeholder !== undefined } }}
    >
      {placeholder !== undefined && <MenuItem value="">{placeholder}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </MenuItem>
      ))}
    </MuiTextField>
  )
}
