import { calendarDate, type CalendarDate } from './calendar-date.rules.ts'

/** The calendar day in a time zone at a given moment (milliseconds since 1970). */
export function todayIn(timeZone: string, now: number): CalendarDate {
  // Read part by part: how a locale joins them changes between browsers.
  const parts = formatIn(timeZone).formatToParts(now)
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((entry) => entry.type === type)?.value)
  return calendarDate(part('year'), part('month'), part('day'))
}

/** Made once for each time zone: making one takes longer than all else here. */
const known = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = known.get(timeZone) ?? newFormat(timeZone)
  known.set(timeZone, format)
  return format
}

const newFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
