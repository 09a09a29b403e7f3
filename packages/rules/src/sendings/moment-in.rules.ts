import type { CalendarDate } from '../calendar/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * When the clock of a place shows a whole hour of a day; 24 is the end of the day. For an hour that is skipped in spring
 * it is the moment of the change, and of an hour that comes twice in autumn it is the first.
 */
export function momentIn(timeZone: string, day: CalendarDate, hour: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR
  // The clock goes by one of these two: as a day before, or as a day later.
  const around = [shown - DAY, shown + DAY].map((moment) => clockIn(timeZone, moment) - moment)
  const moments = around.map((ahead) => shown - ahead)
  const showing = moments.filter((moment) => clockIn(timeZone, moment) === shown)
  return showing.length > 0 ? Math.min(...showing) : Math.max(...moments)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What the clock shows, as if it were the clock of UTC. */
function clockIn(timeZone: string, moment: number): number {
  const clock = clocks.get(timeZone) ?? newClock(timeZone)
  clocks.set(timeZone, clock)
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}

/** Swedes write the largest unit first, as computers do. */
const newClock = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
