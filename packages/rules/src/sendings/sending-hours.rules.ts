import { addDays, momentIn, todayIn } from '../calendar/index.ts'
import type { WaitsFor } from './standing.rules.ts'

/** Emails leave from one hour of the day to another, by the clock of the dealer. */
export interface SendingHours {
  /** The first hour, and the hour from which on nothing leaves: whole, `from` below `to`, to 24. */
  from: number
  to: number
}

/** Null: now. Else when the next hours begin, in milliseconds since 1970. */
export function opensAt(timeZone: string, { from, to }: SendingHours, now: number): number | null {
  const today = todayIn(timeZone, now)
  const [opening, closing] = [momentIn(timeZone, today, from), momentIn(timeZone, today, to)]
  if (now < opening) return opening
  return now < closing ? null : opensTomorrow(timeZone, { from, to }, now)
}

/** When the hours of the next day begin. */
const opensTomorrow = (timeZone: string, { from }: SendingHours, now: number): number =>
  momentIn(timeZone, addDays(todayIn(timeZone, now), 1), from)

/** When a sending that waits leaves again by itself, as far as that is known. */
export function continuesAt(
  waitsFor: WaitsFor | null,
  { timeZone, hours, now }: { timeZone: string; hours: SendingHours; now: number },
): number | null {
  if (waitsFor === 'hours') return opensAt(timeZone, hours, now)
  return waitsFor === 'daily-cap' ? opensTomorrow(timeZone, hours, now) : null
}
