import { contains, type MarketPath } from '../access/index.ts'
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

export function ascending<Entry extends BlackoutDate>(dates: readonly Entry[]): Entry[] {
  return dates.toSorted((a, b) => compareDates(a.date, b.date))
}

/** The days to highlight in a picker; what cannot be read as a day is left out, never an error. */
export function highlightedDays(dates: unknown): Set<CalendarDate> {
  const entries: unknown[] = Array.isArray(dates) ? dates : []
  return new Set(entries.map(readDay).filter((day) => day !== undefined))
}

function readDay(entry: unknown): CalendarDate | undefined {
  if (typeof entry !== 'object' || entry === null || !('date' in entry)) return undefined
  const { date } = entry
  return typeof date === 'string' && isCalendarDate(date) ? date : undefined
}

/** A day is closed and opened by people whose scope has every market that it reaches. */
export function mayEdit(
  scope: MarketPath,
  reach: MarketPath,
): Result<true, 'blackout-date.beyond-scope'> {
  return contains(scope, reach) ? accept(true) : refuse('blackout-date.beyond-scope')
}
