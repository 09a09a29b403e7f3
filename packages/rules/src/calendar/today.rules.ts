import type { CalendarDate } from './calendar-date.rules.ts'

/** The calendar day in a time zone at a given moment (milliseconds since 1970). */
export function todayIn(timeZone: string, now: number): CalendarDate {
  // en-CA writes days as yyyy-mm-dd.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now) as CalendarDate
}
