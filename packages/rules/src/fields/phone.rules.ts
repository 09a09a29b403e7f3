import { PHONE_DIGITS, stripPhone } from '../phone/index.ts'
import { fieldTexts } from './texts.ts'

export function phone(text: string): string | undefined {
  if (text === '') return undefined
  const digits = stripPhone(text)
  if (!/^[0-9]*$/.test(digits)) return fieldTexts.phoneNotNumeric
  return digits.length === PHONE_DIGITS ? undefined : fieldTexts.phoneWrongLength
}
