import { addDays, momentIn, todayIn } from '../calendar/index.ts'

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
  return now < closing ? null : momentIn(timeZone, addDays(today, 1), from)
}
