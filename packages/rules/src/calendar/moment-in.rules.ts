import { calendarDate, dayNumber, type CalendarDate } from './calendar-date.rules.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * When the clock of a place shows a whole hour of a day; 24 is the end of the day. For an hour that is skipped in spring
 * it is the moment of the change, and of an hour that comes twice in autumn it is the first.
 */
export function momentIn(timeZone: string, day: CalendarDate, hour: number): number {
  const shown = dayNumber(day) * DAY + hour * HOUR
  // The clock goes by one of these two: as a day before, or as a day later.
  const around = [shown - DAY, shown + DAY].map((moment) => clockIn(timeZone, moment) - moment)
  const moments = around.map((ahead) => shown - ahead)
  const showing = moments.filter((moment) => clockIn(timeZone, moment) === shown)
  return showing.length > 0 ? Math.min(...showing) : Math.max(...moments)
}

/** What the clock shows, as if it were the clock of UTC. */
function clockIn(timeZone: string, moment: number): number {
  const parts = formatIn(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value)
  const day = calendarDate(part('year'), part('month'), part('day'))
  const time = part('hour') * HOUR + part('minute') * MINUTE + part('second') * SECOND
  return dayNumber(day) * DAY + time
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
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
