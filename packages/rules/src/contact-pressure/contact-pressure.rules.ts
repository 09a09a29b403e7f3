import type { UserLevel } from '../access/index.ts'
import { addDays, compareDates, type CalendarDate } from '../calendar/index.ts'
import type { FulfillmentChannel } from '../channels/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** What arrives at a household: whom a platform shows ads to, it limits by itself. */
export const LIMITED_CHANNELS = ['EMAIL', 'DIRECT_MAIL'] as const satisfies FulfillmentChannel[]

export type LimitedChannel = (typeof LIMITED_CHANNELS)[number]

export const isLimited = (channel: FulfillmentChannel): channel is LimitedChannel =>
  LIMITED_CHANNELS.some((one) => one === channel)

export const MOST_PIECES = 50
/** What was sent longer ago is not stored for it. */
export const MOST_DAYS = 365

/** At most so many pieces for a household in so many days that follow each other, by all dealers of a brand. */
export interface ContactLimit {
  pieces: number
  days: number
}

/**
 * The first day on which one more piece is within the limit, by the days of earlier ones; null: on any day. A piece that
 * is counted for a day to come, as dealers further east have it already, counts as well.
 */
export function freeFrom(days: readonly CalendarDate[], limit: ContactLimit): CalendarDate | null {
  const latestFirst = days.toSorted((one, other) => compareDates(other, one))
  const last = latestFirst[limit.pieces - 1]
  return last === undefined ? null : addDays(last, limit.days)
}

/** It holds for all dealers of the brand. */
export const maySetContactLimit = (
  level: UserLevel,
): Result<true, 'contact-pressure.not-whole-brand'> =>
  level === 'NATIONAL' ? accept(true) : refuse('contact-pressure.not-whole-brand')
