import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import type { HTMLAttributes, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './use-field.ts'

export interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  placeholder?: string
  /** More than one line. */
  lines?: number
  /** Which keys a phone offers. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  /** A unit in front of, or behind what is typed. */
  prefix?: ReactNode
  suffix?: ReactNode
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { placeholder, lines, inputMode, autoComplete, prefix, suffix } = props
  const { value, change, input, disabled, invalid, help, place } = useField(props)
  return (
    <MuiTextField
      {...place}
      label={props.label}
      required={props.required}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      name={input.name}
      error={invalid}
      helperText={help}
      disabled={disabled}
      placeholder={placeholder}
      autoComplete={autoComplete ?? 'off'}
      multiline={lines !== undefined}
      minRows={lines}
      slotProps={{
        input: {
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: suffix && <InputAdornment position="end">{suffix}</InputAdornment>,
        },
        htmlInput: { inputMode },
      }}
    />
  )
}

/** Whole numbers as they are typed: what they may be, the rules say. */
export function NumberField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField inputMode="numeric" {...props} />
}

/** Dollars as they are typed; `currency` is the rule and `parseMoney` reads them. */
export function CurrencyField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField inputMode="decimal" prefix="$" {...props} />
}
