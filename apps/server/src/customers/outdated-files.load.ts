import { daysBetween, isCalendarDate, todayIn } from '@marquee/rules/calendar'
import type { Use } from '../platform/sql/index.ts'
import { publishedFilesView } from './published-files.view.ts'

/** A file counts for one day, of the time zone of its market; from the next on it is outdated. */
export const isOfToday = (asOf: string | null, timeZone: string, now: number): boolean =>
  asOf === todayIn(timeZone, now)

/** How many markets have customers and no file of this day, and how many days the oldest file is behind. */
export async function outdatedFiles(
  use: Use,
  now: number,
): Promise<{ outdated: number; daysBehind: number }> {
  const days = await use(publishedFilesView).byDay()
  const old = days.filter(({ asOf, timeZone }) => !isOfToday(asOf, timeZone, now))
  return {
    outdated: old.reduce((sum, { markets }) => sum + markets, 0),
    daysBehind: Math.max(0, ...old.map(({ asOf, timeZone }) => behind(asOf, timeZone, now))),
  }
}

/** A market whose first file is still to be written is behind no day. */
const behind = (asOf: string | null, timeZone: string, now: number): number =>
  asOf !== null && isCalendarDate(asOf) ? daysBetween(asOf, todayIn(timeZone, now)) : 0
