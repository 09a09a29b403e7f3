/**
 * Where a sending that is not over stands, for those who look at all of them: `waiting` leaves by itself once nothing
 * keeps it, `held` waits for a person, and the day of the `next` ones has not come.
 */
export const SENDING_STANDINGS = ['held', 'waiting', 'going', 'paused', 'next'] as const

export type SendingStanding = (typeof SENDING_STANDINGS)[number]

/** Why a sending does not leave now, although no person has to look at it; the first that applies. */
export const WAITS_FOR = [
  'halt',
  'cancellation',
  'confirmation',
  'printer',
  'audience-file',
  'daily-cap',
  'hours',
  'rest',
] as const

export type WaitsFor = (typeof WAITS_FOR)[number]

/** How many were accepted in a minute, and in the one before it. */
export interface Pace {
  /** The minute that began then, in milliseconds since 1970; null: none was accepted yet. */
  minute: number | null
  inMinute: number
  inMinuteBefore: number
}

const MINUTE = 60_000

/** How many leave in a minute: of the last sixty seconds, as if those of a minute had left one like the other. */
export function perMinute({ minute, inMinute, inMinuteBefore }: Pace, now: number): number {
  if (minute === null) return 0
  const since = now - minute
  if (since < 0 || since >= 2 * MINUTE) return 0
  const [last, before] = since < MINUTE ? [inMinute, inMinuteBefore] : [0, inMinute]
  return Math.round(last + before * (1 - (since % MINUTE) / MINUTE))
}

/** In how many minutes the rest has left at this pace; null: nothing leaves now. */
export const minutesLeft = (left: number, pace: number): number | null =>
  pace === 0 ? null : Math.ceil(left / pace)
