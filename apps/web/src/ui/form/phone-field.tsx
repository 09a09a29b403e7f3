import { PHONE_DIGITS, PHONE_MASK } from '@marquee/rules/phone'
import MuiTextField from '@mui/material/TextField'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
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
  const caret = useRef<{ input: EventTarget & Element; place: number }>(undefined)
  const [, render] = useState(0)
  useLayoutEffect(() => {
    const { input, place } = caret.current ?? {}
    caret.current = undefined
    if (input instanceof HTMLInputElement && place !== undefined) {
      input.setSelectionRange(place, place)
    }
  })
  return {
    put(input: EventTarget & Element, place: number) {
      caret.current = { input, place }
      // Also where the digits, and so the form, stay the same.
      render((times) => times + 1)
    },
  }
}

const COUNTRY = '1'

/** The digits of what was typed or pasted, without a country code and without too many. */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/[^0-9]/g, '')
  const national =
    digits.length > PHONE_DIGITS && digits.startsWith(COUNTRY) ? digits.slice(1) : digits
  return national.slice(0, PHONE_DIGITS)
}

/** The mask, filled as far as there are digits. */
export function maskPhone(digits: string): string {
  let used = 0
  let shown = ''
  for (const sign of PHONE_MASK) {
    if (used === digits.length) break
    shown += sign === '9' ? digits[used++] : sign
  }
  return shown
}

/** Where the caret stands behind a number of digits. */
export function caretBehind(digits: number, shown: string): number {
  if (digits === 0) return 0
  let passed = 0
  for (let place = 0; place < shown.length; place += 1) {
    if (/[0-9]/.test(shown.charAt(place))) passed += 1
    if (passed === digits) return place + 1
  }
  return shown.length
}
