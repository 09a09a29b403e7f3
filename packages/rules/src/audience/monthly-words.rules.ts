import { showMonth, type CalendarDate } from '../calendar/index.ts'
import { showCount, showMoney, type Cents } from '../money/index.ts'
import {
  cappedMonth,
  listedMonth,
  underCap,
  type ListedMonth,
  type MonthlyEstimate,
} from './monthly-estimate.rules.ts'
import { monthlyTexts as texts } from './texts.ts'

type Counted = Pick<MonthlyEstimate, 'months'>

/** Without a month that could be counted the figures are for everybody at once: no month is above them. */
const isForEverybody = ({ months }: Counted): boolean => months.length === 0

/** 'about 212', or 'up to 212' where nothing could be counted. */
export const showAbout = (shown: string, estimate: Counted): string =>
  isForEverybody(estimate) ? texts.upTo(shown) : texts.about(shown)

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

interface Sent {
  households: number
  byMonth: readonly number[]
  estimatedCost: Cents
}

/** What one touchpoint, or all of them, come to in a month. */
export function describeMonth(sent: Sent, estimate: Counted): string {
  const { households, byMonth, estimatedCost } = sent
  const about = showAbout(showCount(households), estimate)
  const shown = texts.households(capital(about), households)
  const cost = showMoney(estimatedCost)
  if (isForEverybody(estimate)) return texts.all(shown, cost)
  if (byMonth.length === 1) return texts.month(shown, cost)
  const least = Math.min(...byMonth)
  const most = Math.max(...byMonth)
  const monthOf = (count: number) =>
    showMonth(estimate.months[byMonth.indexOf(count)] as CalendarDate)
  return texts.range(shown, {
    least: `${showCount(least)} in ${monthOf(least)}`,
    most: `${showCount(most)} in ${monthOf(most)}`,
    cost,
  })
}

/** From what the figures were counted, and over which months. */
export function describeBasis({
  event,
  months,
}: Pick<MonthlyEstimate, 'event' | 'months'>): string {
  const [first] = months
  const last = months.at(-1)
  if (first === undefined || last === undefined) return texts.noHistory[event]
  return texts.counted[event](
    first === last ? showMonth(first) : texts.from(showMonth(first), showMonth(last)),
  )
}

/** What a cap comes to at most, and how often it would have left somebody out. */
export function describeCap(cap: number | null, estimate: MonthlyEstimate): string {
  if (cap === null) return texts.noCap
  const { cost, months } = underCap(cap, estimate)
  const most = texts.cap(showCount(cap), cap, showMoney(cost))
  return months === 0 ? most : `${most} ${texts.leftOut(months, estimate.months.length)}`
}

/** In one line, as in a list, with the cap where there is one. */
export function describeListedMonth(month: ListedMonth, cap: number | null): string {
  const { households, estimatedCost, isEverybody } = month
  const about = (isEverybody ? texts.upTo : texts.about)(showCount(households))
  const under = cappedMonth(month, cap)
  if (under.isCutShort) {
    const most = texts.households(texts.mostOf(showCount(under.households), about), households)
    return texts.month(capital(most), texts.neverAbove(showMoney(under.estimatedCost)))
  }
  const shown = texts.households(capital(about), households)
  const words = texts.month(shown, showMoney(estimatedCost))
  return cap === null ? words : texts.capped(words, showCount(cap))
}

export const describeMonthShort = (estimate: MonthlyEstimate, cap: number | null): string =>
  describeListedMonth(listedMonth(estimate), cap)

/** As a button says it. */
export function describeMonthBriefly(estimate: MonthlyEstimate, cap: number | null): string {
  const { households, estimatedCost, isCutShort } = cappedMonth(listedMonth(estimate), cap)
  const [count, cost] = [showCount(households), showMoney(estimatedCost)]
  return isCutShort
    ? texts.month(texts.most(count), texts.neverAbove(cost))
    : texts.month(showAbout(count, estimate), cost)
}
