/** Money is whole cents; no amount is ever a fraction of one. */
export type Cents = number

const CENTS_PER_DOLLAR = 100
const AMOUNT = /^(-?)\$?([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|)(?:\.([0-9]{1,2}))?$/

/** '$1,234.50', with the sign in front. */
export function showMoney(cents: Cents): string {
  const amount = Math.abs(cents)
  const dollars = showCount(Math.trunc(amount / CENTS_PER_DOLLAR))
  const rest = String(amount % CENTS_PER_DOLLAR).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${dollars}.${rest}`
}

/** A whole number with thousands separators. */
export function showCount(count: number): string {
  return String(count).replace(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, ',')
}

/** The number of dollars as people type it, without '$' and separators: '100' or '9999.99'. */
export function showPlainAmount(cents: Cents): string {
  return String(cents / CENTS_PER_DOLLAR)
}

/**
 * Reads an amount as typed or as shown: '12', '.5', '1,234.50', '$1,234.50', '-3'.
 * The digits are moved, never multiplied, so no amount is off by a rounding error.
 */
export function parseMoney(amount: string | number): Cents | undefined {
  const [, sign, dollars, rest] = AMOUNT.exec(String(amount).trim()) ?? []
  if (dollars === undefined || (dollars === '' && rest === undefined)) return undefined
  const cents = Number(dollars.replaceAll(',', '') + (rest ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return undefined
  return sign === '-' ? 0 - cents : cents
}
