import type { CalendarDate } from '@marquee/rules/calendar'
import type { Cents } from '@marquee/rules/money'
import type { Season } from './answers.ts'

/** What a season comes to. */
export interface SeasonCosts {
  campaignKey: number
  name: string
  mailDate: CalendarDate | null
  totalSize: number
  pieces: number
  estimatedCost: Cents
  costWithoutDiscount: Cents
}

/** As it is counted now. */
export type CountedSeason = Pick<
  SeasonCosts,
  'campaignKey' | 'totalSize' | 'pieces' | 'estimatedCost' | 'costWithoutDiscount'
>

/** A season that was canceled is mailed on no day and costs nothing. */
export const withoutCanceled = (seasons: readonly Season[]): Season[] =>
  seasons.filter(({ campaign }) => campaign.status !== 'CANCELLED')

/** As it is counted now, else as it was saved; null: neither yet. */
export const costsOf = (
  { campaign }: Season,
  counted: readonly CountedSeason[],
): SeasonCosts | null => {
  const { key: campaignKey, name, mailDate, audience } = campaign
  const figures = counted.find((one) => one.campaignKey === campaignKey) ?? audience
  if (!figures) return null
  const { totalSize, pieces, estimatedCost, costWithoutDiscount } = figures
  return { campaignKey, name, mailDate, totalSize, pieces, estimatedCost, costWithoutDiscount }
}

/** What is mailed in each month costs, by its first mail date; null: it has no day yet. */
export function byMonth(seasons: readonly SeasonCosts[]): Map<CalendarDate | null, Cents> {
  const months = new Map<CalendarDate | null, Cents>()
  for (const { mailDate, estimatedCost } of seasons) {
    const known = [...months.keys()].find((day) => monthOf(day) === monthOf(mailDate))
    const month = known === undefined ? mailDate : known
    months.set(month, (months.get(month) ?? 0) + estimatedCost)
  }
  return months
}

const monthOf = (day: CalendarDate | null) => day?.slice(0, 7)
