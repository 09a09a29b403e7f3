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
