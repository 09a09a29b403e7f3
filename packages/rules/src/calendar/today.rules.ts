import { calendarDate, type CalendarDate } from './calendar-date.rules.ts'

/** The calendar day in a time zone at a given moment (milliseconds since 1970). */
export function todayIn(timeZone: string, now: number): CalendarDate {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  // Read part by part: how a locale joins them changes between browsers.
  const parts = format.formatToParts(now)
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((entry) => entry.type === type)?.value)
  return calendarDate(part('year'), part('month'), part('day'))
}
