import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { GroupBox } from './group-box.tsx'
import { useField, type FieldProps } from './use-field.ts'

export interface Choice {
  value: string
  label: ReactNode
  disabled?: boolean
}

interface RadioGroupFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  choices: readonly Choice[]
  /** A further condition for showing what is wrong. */
  showsError?: boolean
  row?: boolean
}

export function RadioGroupField<Values extends FieldValues>(props: RadioGroupFieldProps<Values>) {
  const { choices, showsError = true, row, hint, disabledReason } = props
  const field = useField(props)
  const error = field.invalid && showsError
  const help = error ? field.message : (disabledReason ?? hint)
  return (
    <GroupBox
      label={props.label}
      required={props.required}
      error={error}
      disabled={field.disabled}
      help={help}
      place={field.place}
    >
      <RadioGroup
        row={row}
        name={field.input.name}
        value={field.value}
        onChange={(_, value) => field.change(value)}
        onBlur={field.input.onBlur}
      >
        {choices.map(({ value, label, disabled }) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            disabled={disabled || field.disabled}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </GroupBox>
  )
}

interface CheckboxListFieldProps<Values extends FieldValues> extends FieldProps<Values, string[]> {
  choices: readonly Choice[]
  row?: boolean
}

/** Any number of choices; carried in the order in which they are offered. */
export function CheckboxListField<Values extends FieldValues>(
  props: CheckboxListFieldProps<Values>,
) {
  const { choices, row } = props
  const field = useField(props)
  const toggle = (toggled: string, on: boolean) =>
    field.change(
      choices
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? on : field.value.includes(value))),
    )
  return (
    <GroupBox
      label={props.label}
      required={props.required}
      error={field.invalid}
      disabled={field.disabled}
      help={field.help}
      place={field.place}
    >
      <FormGroup row={row} onBlur={field.input.onBlur}>
        {choices.map(({ value, label, disabled }) => (
          <FormControlLabel
            key={value}
            label={label}
            disabled={disabled || field.disabled}
            control={
              <Checkbox
                checked={field.value.includes(value)}
                onChange={(_, on) => toggle(value, on)}
              />
            }
          />
        ))}
      </FormGroup>
    </GroupBox>
  )
}

/** One thing that is so or not. */
export function CheckboxField<Values extends FieldValues>(props: FieldProps<Values, boolean>) {
  const { value, change, input, disabled, invalid, help, place } = useField(props)
  const helpId = useId()
  return (
    <FormControl {...place} error={invalid} disabled={disabled} required={props.required}>
      <FormControlLabel
        label={props.label}
        control={
          <Checkbox
            checked={value}
            onChange={(_, on) => change(on)}
            onBlur={input.onBlur}
            slotProps={{
              input: {
                ref: input.ref,
                'aria-invalid': invalid || undefined,
                'aria-describedby': help ? helpId : undefined,
              },
            }}
          />
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  )
}
