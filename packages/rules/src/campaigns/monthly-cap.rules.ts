import { fieldTexts } from '../fields/index.ts'
import { showCount } from '../money/index.ts'
import { detailsTexts } from './texts.ts'

const MOST_OF_MONTHLY_CAP = 1_000_000

/** '300', or that there is none. */
export const showMonthlyCap = (cap: number | null): string =>
  cap === null ? detailsTexts.monthlyCap.none : showCount(cap)

/** A campaign that may send to nobody is not ordered, so the least is one. */
export function monthlyCapProblem(cap: number | null): string | undefined {
  if (cap === null) return undefined
  const isWithin = Number.isInteger(cap) && cap >= 1 && cap <= MOST_OF_MONTHLY_CAP
  return isWithin ? undefined : fieldTexts.wholeNumber('1', showCount(MOST_OF_MONTHLY_CAP))
}
