import { calendarDate, daysInMonth, type CalendarDate } from '../calendar/index.ts'
import type { Segment } from './household.rules.ts'

/** Up to how many months after the last visit a household is active, and up to how many lapsed. */
export interface SegmentMonths {
  active: number
  lapsed: number
}

export const SEGMENT_MONTHS: SegmentMonths = { active: 12, lapsed: 24 }

export interface Visits {
  purchasedOn: CalendarDate | null
  firstVisitOn: CalendarDate | null
  lastVisitOn: CalendarDate | null
  visits: number
}

/** The same day so many months earlier, or the last of that month where it has no such day. */
export function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months0 = year * 12 + month - 1 - months
  const y = Math.floor(months0 / 12)
  const m = (((months0 % 12) + 12) % 12) + 1
  return calendarDate(y, m, Math.min(date, daysInMonth(y, m)))
}

/** The day of the last purchase or service visit. */
export function lastSeenOn({ purchasedOn, lastVisitOn }: Visits): CalendarDate | null {
  if (purchasedOn === null || lastVisitOn === null) return purchasedOn ?? lastVisitOn
  return purchasedOn > lastVisitOn ? purchasedOn : lastVisitOn
}

/** Says in which segment a household is as of a day; exactly so many months ago is within them. */
export function segmentsAsOf(
  today: CalendarDate,
  { active, lapsed }: SegmentMonths = SEGMENT_MONTHS,
): (visits: Visits) => Segment {
  const activeFrom = monthsBefore(today, active)
  const lapsedFrom = monthsBefore(today, lapsed)
  return (visits) => {
    const last = lastSeenOn(visits)
    if (last === null || last < lapsedFrom) return 'INACTIVE'
    if (last < activeFrom) return 'LAPSED'
    return wasHereBefore(visits, activeFrom) ? 'ACTIVE' : 'NEW'
  }
}

/** With several visits and an unknown first one, the household counts as having been here before. */
function wasHereBefore({ firstVisitOn, lastVisitOn, visits }: Visits, day: CalendarDate): boolean {
  if (firstVisitOn !== null) return firstVisitOn < day
  return visits > 1 || (lastVisitOn !== null && lastVisitOn < day)
}
