import MuiTextField from '@mui/material/TextField'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PHONE_MASK } from '@marquee/rules/phone'
import { caretBehind, maskPhone, phoneDigits } from './phone-mask.rules.ts'
import { useField, type FieldProps } from './use-field.ts'

/** A phone number: shown in its mask, carried as its digits. */
export function PhoneField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { value, change, input, disabled, invalid, help, place } = useField(props)
  const shown = maskPhone(phoneDigits(value))
  const caret = useCaret()
  return (
    <MuiTextField
      {...place}
      label={props.label}
      required={props.required}
      value={shown}
      onChange={({ target }) => {
        const before = target.value.slice(0, target.selectionStart ?? undefined)
        const digits = phoneDigits(target.value)
        change(digits)
        caret.put(target, caretBehind(phoneDigits(before).length, maskPhone(digits)))
      }}
      onBlur={input.onBlur}
      inputRef={input.ref}
      name={input.name}
      error={invalid}
      helperText={help}
      disabled={disabled}
      placeholder={PHONE_MASK.replaceAll('9', '_')}
      slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'tel-national' } }}
    />
  )
}

/** Typing in the middle rewrites the whole text: the caret must be put back where it was. */
function useCaret() {
  const wanted = useRef<{ input: EventTarget & Element; place: number }>(undefined)
  const [, render] = useState(0)
  useLayoutEffect(() => {
    const { input, place } = wanted.current ?? {}
    wanted.current = undefined
    if (input instanceof HTMLInputElement && place !== undefined) {
      input.setSelectionRange(place, place)
    }
  })
  return {
    put(input: EventTarget & Element, place: number) {
      wanted.current = { input, place }
      // Also where the digits, and so the form, stay the same.
      render((times) => times + 1)
    },
  }
}
