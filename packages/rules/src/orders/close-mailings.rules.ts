import { daysBetween, type CalendarDate } from '../calendar/index.ts'
import { inWaves } from '../campaigns/index.ts'

/** What is mailed to some households of one dealer. */
export interface Mailing {
  campaignKey: number
  name: string
  /** Of its waves. */
  dates: readonly CalendarDate[]
  /** Their numbers, ascending. */
  households: Uint32Array
}

interface Mailed {
  campaignKey: number
  name: string
  date: CalendarDate
}

/** Two campaigns that reach some of the same households shortly after each other. */
export interface CloseMailings {
  first: Mailed
  second: Mailed
  households: number
  /** One of them goes out in two waves, so that not all of these households get it on that day. */
  isAtMost: boolean
}

/** The pairs of campaigns by which a household gets two pieces within so many days, the largest first. */
export function closeMailings(mailings: readonly Mailing[], withinDays: number): CloseMailings[] {
  const pairs = mailings.flatMap((one, at) =>
    mailings.slice(at + 1).flatMap((other) => {
      const nearest = nearestOf(one, other)
      if (!nearest || daysBetween(nearest[0].date, nearest[1].date) > withinDays) return []
      const shared = countShared(one.households, other.households)
      if (shared === 0) return []
      const households = Math.min(shared, mostOnADay(one), mostOnADay(other))
      const isAtMost = one.dates.length > 1 || other.dates.length > 1
      return [{ first: nearest[0], second: nearest[1], households, isAtMost }]
    }),
  )
  return pairs.toSorted((a, b) => b.households - a.households)
}

/** The days of both that are nearest to each other, the earlier one first. */
function nearestOf(one: Mailing, other: Mailing): [Mailed, Mailed] | undefined {
  const pairs = mailedOf(one).flatMap((mailed) =>
    mailedOf(other).map((second): [Mailed, Mailed] =>
      mailed.date <= second.date ? [mailed, second] : [second, mailed],
    ),
  )
  const gap = ([first, second]: [Mailed, Mailed]) => daysBetween(first.date, second.date)
  return pairs.toSorted((a, b) => gap(a) - gap(b))[0]
}

const mostOnADay = ({ dates, households }: Mailing): number =>
  dates.length > 1 ? inWaves(households.length)[0] : households.length

const mailedOf = ({ campaignKey, name, dates }: Mailing): Mailed[] =>
  dates.map((date) => ({ campaignKey, name, date }))

/** Both ascend, so that each is walked through once. */
function countShared(one: Uint32Array, other: Uint32Array): number {
  let shared = 0
  let at = 0
  for (const household of one) {
    while (at < other.length && (other[at] as number) < household) at += 1
    if (other[at] === household) shared += 1
  }
  return shared
}
