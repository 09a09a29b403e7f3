import { addDays, weekday, type CalendarDate } from '@marquee/rules/calendar'
import { isOnPaper, type FulfillmentChannel } from '@marquee/rules/channels'
import { inHomeWindow } from '@marquee/rules/mail-dates'
import { CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import type { MarketType } from '@marquee/rules/markets'

/** What a calendar needs to know of a campaign. */
export interface Mailed {
  key: number
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
  channels: readonly FulfillmentChannel[]
  market: { name: string; marketHierarchyByType: { zone: string | null; district: string | null } }
}

export type Grouping = 'market' | 'district' | 'zone' | 'nation'

/** By which place what is seen from a market is looked through: the level below it. */
export const GROUPING_WITHIN: Readonly<Record<MarketType, Grouping>> = {
  CORPORATE: 'zone',
  NATIONAL: 'zone',
  ZONE: 'district',
  DISTRICT: 'market',
  DEALER: 'nation',
}

/** Whether so much is mailed below a market that days are counted rather than listed. */
export const IS_COUNTED: Readonly<Record<MarketType, boolean>> = {
  CORPORATE: true,
  NATIONAL: true,
  ZONE: false,
  DISTRICT: false,
  DEALER: false,
}

/** What is canceled is not mailed. */
export const SHOWN_STATUSES = CAMPAIGN_STATUSES.filter((status) => status !== 'CANCELLED')

/** A wave of a campaign, on its day. */
export interface Wave<Campaign> {
  campaign: Campaign
  wave: 1 | 2
  date: CalendarDate
  /** Null: all of it goes by email, on the day itself. */
  inHome: { first: CalendarDate; last: CalendarDate } | null
}

export const firstOfMonth = (day: CalendarDate): CalendarDate =>
  `${day.slice(0, 8)}01` as CalendarDate

/** The first day of the month so many months away. */
export function monthAway(first: CalendarDate, months: number): CalendarDate {
  const [year, month] = first.split('-').map(Number) as [number, number]
  const at = year * 12 + month - 1 + months
  const newYear = Math.floor(at / 12)
  const newMonth = (at % 12) + 1
  return `${newYear}-${String(newMonth).padStart(2, '0')}-01` as CalendarDate
}

/** The weeks of a month, each of seven days from Sunday on, with the days of its neighbors. */
export function weeksOf(first: CalendarDate): CalendarDate[][] {
  const next = monthAway(first, 1)
  const weeks: CalendarDate[][] = []
  for (let day = addDays(first, -weekday(first)); day < next; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)))
  }
  return weeks
}

/** Where a key leads from a day: to its neighbor, a week on, the ends of its week, or another month. */
export function dayByKey(key: string, day: CalendarDate): CalendarDate | undefined {
  const first = firstOfMonth(day)
  const days: Readonly<Record<string, () => CalendarDate>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday(day)),
    End: () => addDays(day, 6 - weekday(day)),
    PageUp: () => monthAway(first, -1),
    PageDown: () => monthAway(first, 1),
  }
  return days[key]?.()
}

/** The waves of campaigns within some days, by date. */
export function wavesBetween<Campaign extends Mailed>(
  campaigns: readonly Campaign[],
  first: CalendarDate,
  last: CalendarDate,
): Wave<Campaign>[] {
  return campaigns
    .flatMap((campaign) =>
      ([1, 2] as const).flatMap((wave) => {
        const date = wave === 1 ? campaign.mailDate : campaign.secondMailDate
        if (date === null || date < first || date > last) return []
        const inHome = isOnPaper(...campaign.channels) ? inHomeWindow(date) : null
        return [{ campaign, wave, date, inHome }]
      }),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Waves by the place that they are rolled up to. */
export function grouped<Campaign extends Mailed>(
  waves: readonly Wave<Campaign>[],
  by: Grouping,
  elsewhere: string,
): [string, Wave<Campaign>[]][] {
  const placeOf = ({ campaign: { market } }: Wave<Campaign>) => {
    if (by === 'nation') return ''
    return (by === 'market' ? market.name : market.marketHierarchyByType[by]) ?? elsewhere
  }
  const names = [...new Set(waves.map(placeOf))].toSorted((a, b) => a.localeCompare(b))
  return names.map((name) => [name, waves.filter((wave) => placeOf(wave) === name)])
}
