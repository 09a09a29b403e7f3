import { fieldTexts } from '@marquee/rules/fields'
import { showCount } from '@marquee/rules/money'

/** With commas between thousands, as people write them, or without. */
const WHOLE = /^-?(?:[0-9]{1,9}|[0-9]{1,3}(?:,[0-9]{3}){1,2})$/

/** A whole number as typed; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  const number = text.trim()
  return WHOLE.test(number) ? Number(number.replaceAll(',', '')) : undefined
}

export interface WholeNumberBounds {
  least: number
  most: number
  /** May be left out. */
  isOptional?: boolean
}

/** What is wrong with a whole number as typed. */
export function wholeProblem(text: string, bounds: WholeNumberBounds): string | undefined {
  const { least, most, isOptional = false } = bounds
  if (text.trim() === '') return isOptional ? undefined : fieldTexts.required
  const number = wholeNumber(text)
  const isWithin = number !== undefined && number >= least && number <= most
  return isWithin ? undefined : fieldTexts.wholeNumber(showCount(least), showCount(most))
}
