import { delayOf } from '../audience/index.ts'
import { addDays, type CalendarDate } from '../calendar/index.ts'
import type { Trigger } from '../templates/index.ts'

/** News of an event comes in so many days late at most: whoever was due meanwhile is, on the day it is there. */
const LATEST_NEWS = 7

/** Nobody gets the same touchpoint again before so many days, whatever is corrected of their dates. */
export const DAYS_BETWEEN = 30

/** How far a campaign that needs of customers set off has come, day by day. */
export interface DailyRun {
  /** Its first day. */
  since: CalendarDate
  /** All days up to this one were looked at. */
  through: CalendarDate
}

/** The days that are to be looked at now: each once, also those on which no program ran. */
export function daysToLookAt(run: DailyRun | undefined, today: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  const first = run ? addDays(run.through, 1) : today
  for (let day = first; day <= today; day = addDays(day, 1)) days.push(day)
  return days
}

/** So many days a look ahead goes, today among them. */
export const DAYS_AHEAD = 30

/** The last day of a look ahead. */
export const lastDayAhead = (today: CalendarDate): CalendarDate => addDays(today, DAYS_AHEAD - 1)

/** The days that will be looked at from now on, as far as a look ahead goes: none of those that were. */
export function daysAhead(run: DailyRun | undefined, today: CalendarDate): CalendarDate[] {
  const through = run?.through ?? addDays(today, -1)
  return daysToLookAt({ since: run?.since ?? today, through }, lastDayAhead(today))
}

interface Looking {
  day: CalendarDate
  since: CalendarDate
  trigger: Trigger
  daysAfterStart: number
}

/** On which days the event of a customer fell who is due for a touchpoint on a day. */
export function eventDaysOf(looking: Looking): [CalendarDate, CalendarDate] {
  const { day, since, trigger } = looking
  const delay = delayOf(trigger, looking)
  const first = addDays(day, -LATEST_NEWS)
  return [addDays(first < since ? since : first, -delay), addDays(day, -delay)]
}

/** A customer who is due for a touchpoint. */
export interface DueCustomer {
  stepKey: number
  household: number
  /** By which they are reached on that day. */
  contact: number
}

export interface CappedCustomer extends DueCustomer {
  isOverCap: boolean
}

/** The first ones, in the order of the touchpoints, until the month has as many as were ordered at most. */
export function underMonthlyCap(
  due: readonly DueCustomer[],
  { cap, used }: { cap: number | null; used: number },
): CappedCustomer[] {
  return due.map((one, at) => ({ ...one, isOverCap: cap !== null && used + at >= cap }))
}

/** Whom a look ahead found due on a day: nothing of it is stored, and days after it have to know. */
export interface FoundOn {
  day: CalendarDate
  customers: readonly CappedCustomer[]
}

/** Who was found due for a touchpoint so lately that it does not go to them again on a day. */
export const hadLately = (
  found: readonly FoundOn[],
  { stepKey, day }: { stepKey: number; day: CalendarDate },
): ReadonlySet<number> =>
  new Set(
    found
      .filter((before) => before.day > addDays(day, -DAYS_BETWEEN))
      .flatMap(({ customers }) => customers)
      .flatMap((one) => (one.stepKey === stepKey ? [one.household] : [])),
  )

/** How many were found in the month of a day, without those that were over its cap. */
export const foundInMonth = (found: readonly FoundOn[], day: CalendarDate): number =>
  found
    .filter((before) => monthOf(before.day) === monthOf(day))
    .reduce((sum, { customers }) => sum + customers.filter((one) => !one.isOverCap).length, 0)

const monthOf = (day: CalendarDate): string => day.slice(0, 7)
