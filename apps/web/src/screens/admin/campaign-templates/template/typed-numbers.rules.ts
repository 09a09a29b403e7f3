import { fieldTexts } from '@marquee/rules/fields'
import { parseMoney } from '@marquee/rules/money'
import { parsePiecePrice } from '@marquee/rules/templates'

const texts = {
  price: 'Must be an amount of dollars with at most 4 decimals',
  tooDear: 'A piece costs $1,000.00 at most.',
} as const

const MOST_OF_PRICE = 10_000_000

/** What is wrong with a price per piece as typed. */
export function priceProblem(text: string, isOptional = false): string | undefined {
  if (text.trim() === '') return isOptional ? undefined : fieldTexts.required
  const price = parsePiecePrice(text)
  if (price === undefined) return texts.price
  return price > MOST_OF_PRICE ? texts.tooDear : undefined
}

const MOST_OF_MONEY = 100_000_000

export function moneyProblem(text: string): string | undefined {
  const cents = text.trim() === '' ? 0 : parseMoney(text)
  if (cents === undefined) return fieldTexts.currencyInvalid
  if (cents < 0) return fieldTexts.currencyTooLow('0')
  return cents > MOST_OF_MONEY ? fieldTexts.currencyTooHigh('1000000') : undefined
}
