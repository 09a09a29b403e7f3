import { parseMoney, showPlainAmount, type Cents } from '../money/index.ts'
import type { FieldRule } from './field.rules.ts'
import { fieldTexts } from './texts.ts'

export interface CurrencyBounds {
  least?: Cents
  most?: Cents
}

/** An amount of dollars as typed, within bounds that are whole cents. */
export function currency({ least, most }: CurrencyBounds = {}): FieldRule<string | number> {
  return (amount) => {
    if (amount === '') return undefined
    const cents = parseMoney(amount)
    if (cents === undefined) return fieldTexts.currencyInvalid
    if (most !== undefined && cents > most) return fieldTexts.currencyTooHigh(showPlainAmount(most))
    if (least !== undefined && cents < least) {
      return fieldTexts.currencyTooLow(showPlainAmount(least))
    }
    return undefined
  }
}
