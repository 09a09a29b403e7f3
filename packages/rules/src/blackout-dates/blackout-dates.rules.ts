import { compareDates, isCalendarDate, type CalendarDate } from '../calendar/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** A day on which nothing is mailed; without a hierarchy it is closed for every brand. */
export interface BlackoutDate {
  date: CalendarDate
  hierarchyId: string | null
}

export type AddRefusal = 'blackout-date.already-closed'

/** The list with the day in its place, or why the day cannot be closed. */
export function addBlackoutDate<Entry extends BlackoutDate>(
  dates: readonly Entry[],
  added: Entry,
): Result<Entry[], AddRefusal> {
  if (isClosed(dates, added)) return refuse('blackout-date.already-closed')
  return accept(ascending([...dates, added]))
}

/** Unique per scope: the same day may stand once for every brand and once for each brand. */
export function isClosed(dates: readonly BlackoutDate[], day: BlackoutDate): boolean {
  return dates.some((entry) => entry.date === day.date && entry.hierarchyId === day.hierarchyId)
}

export function removeBlackoutDate<Entry extends { key: number }>(
  dates: readonly Entry[],
  key: number,
): Entry[] {
  return dates.filter((entry) => entry.key !== key)
}

export function ascending<Entry extends BlackoutDate>(dates: readonly Entry[]): Entry[] {
  return [...dates].sort((a, b) => compareDates(a.date, b.date))
}

/** The days to highlight in a picker; what cannot be read as a day is left out, never an error. */
export function highlightedDays(dates: readonly { date: unknown }[]): Set<CalendarDate> {
  return new Set(
    dates
      .map((entry) => entry.date)
      .filter((date): date is CalendarDate => typeof date === 'string' && isCalendarDate(date)),
  )
}
