import { firstProblem, required, type FieldRule } from '@marquee/rules/fields'
import type { ReactNode } from 'react'
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form'
import type { RemoteRule } from './field-validators.ts'
import { useRegistered } from './form-context.ts'
import { placeOf } from './places.ts'

/** What every field takes. */
export interface FieldProps<
  Values extends FieldValues,
  Value,
  Name extends FieldPathByValue<Values, Value> = FieldPathByValue<Values, Value>,
> {
  control: Control<Values>
  name: Name
  label: string
  required?: boolean
  /** The first rule that has something to say decides. */
  rules?: readonly FieldRule<Value>[]
  /** Runs when the other rules find nothing; its result for a value is remembered. */
  remote?: RemoteRule<Value>
  /** Known to be right: this value is not checked. */
  unasked?: Value
  /** Stands below the field as long as nothing is wrong. */
  hint?: ReactNode
  disabled?: boolean
  /** Why the field cannot be changed; disables it. */
  disabledReason?: string
}

/** The state of one field: its value, its message, and what to hand to the input. */
export function useField<Values extends FieldValues, Value>(props: FieldProps<Values, Value>) {
  const { control, name, label, rules = [], remote, hint, disabledReason } = props
  const disabled = props.disabled === true || disabledReason !== undefined
  const { validators } = useRegistered(name, label, remote)
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (value: Value): string | undefined | Promise<string | undefined> => {
        if (disabled) return undefined
        const problem = firstProblem(value, ...(props.required ? [required] : []), ...rules)
        const isChecked = remote !== undefined && value !== props.unasked
        if (problem !== undefined || !isChecked) return problem
        return validators.check(name, value)
      },
    },
  })
  const message = fieldState.error?.message
  return {
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    input: { name: field.name, ref: field.ref, onBlur: field.onBlur },
    disabled,
    isTouched: fieldState.isTouched,
    invalid: message !== undefined,
    message,
    help: message ?? disabledReason ?? hint,
    place: placeOf(name, message !== undefined),
  }
}
