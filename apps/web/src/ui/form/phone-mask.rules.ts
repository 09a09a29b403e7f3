import { PHONE_DIGITS, PHONE_MASK } from '@marquee/rules/phone'

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
