/** Money is whole cents; no amount is ever a fraction of one. */
export type Cents = number

const CENTS_PER_DOLLAR = 100
const PLACES = 2
const AMOUNT = /^(-?)\$?([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|)(?:\.([0-9]+))?$/

/** '$1,234.50', with the sign in front. */
export function showMoney(cents: Cents): string {
  const amount = Math.abs(cents)
  const dollars = showCount(Math.trunc(amount / CENTS_PER_DOLLAR))
  const rest = String(amount % CENTS_PER_DOLLAR).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${dollars}.${rest}`
}

/** A whole number with thousands separators. */
export function showCount(count: number): string {
  return withSeparators(String(count))
}

/** A figure as typed, '1234.50', with separators: '1,234.50'; what is no figure stays as it is. */
export const withSeparators = (figure: string): string =>
  figure.replace(/^-?[0-9]+(?=\.[0-9]*$|$)/, (whole) =>
    whole.replace(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, ','),
  )

/** The number of dollars as people type it, without '$' and separators: '100' or '9999.99'. */
export function showPlainAmount(cents: Cents): string {
  return String(cents / CENTS_PER_DOLLAR)
}

interface Dollars {
  isNegative: boolean
  /** Digits without separators; none in '.5'. */
  whole: string
  /** At most as many digits as requested; none in '12'. */
  rest: string
}

/** The one reader of all fields in which money is typed: '12', '.5', '1,234.50', '$1,234.50', '-3'. */
export function readDollars(text: string, places: number): Dollars | undefined {
  const [, sign, dollars, rest = ''] = AMOUNT.exec(text.trim()) ?? []
  if (dollars === undefined || dollars + rest === '' || rest.length > places) return undefined
  return { isNegative: sign === '-', whole: dollars.replaceAll(',', ''), rest }
}

/**
 * Reads an amount as typed or as shown. The digits are moved, never multiplied, so no amount is off by
 * a rounding error.
 */
export function parseMoney(amount: string | number): Cents | undefined {
  const read = readDollars(String(amount), PLACES)
  if (read === undefined) return undefined
  const cents = Number(read.whole + read.rest.padEnd(PLACES, '0'))
  if (!Number.isSafeInteger(cents)) return undefined
  return read.isNegative ? 0 - cents : cents
}
