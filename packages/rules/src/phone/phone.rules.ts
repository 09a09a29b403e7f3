export const PHONE_DIGITS = 10
export const PHONE_MASK = '(999) 999-9999'

const AREA_DIGITS = 3
const EXCHANGE_DIGITS = 3

/** The number without plus, dashes, brackets and spaces; anything else a person typed stays. */
export function stripPhone(text: string): string {
  return text.replace(/[+\p{Pd}()[\]\s]/gu, '')
}

/** As people read a number; what is too short to have three parts, or no number, is only stripped. */
export function showPhone(text: string): string {
  const digits = stripPhone(text)
  const beforeLine = AREA_DIGITS + EXCHANGE_DIGITS
  if (digits.length <= beforeLine || !/^[0-9]+$/.test(digits)) return digits
  const area = digits.slice(0, AREA_DIGITS)
  return `(${area}) ${digits.slice(AREA_DIGITS, beforeLine)}-${digits.slice(beforeLine)}`
}
