import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { afterBusinessDays } from '../mail-dates/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

interface Mailed {
  /** Null: a need of the customer sets each piece off. */
  mailDate: CalendarDate | null
  /** How many business days making and sending a piece takes. */
  leadDays: number
  today: CalendarDate
}

/** Can the pieces still be made in time? */
export function reachesMailDate({
  mailDate,
  leadDays,
  today,
}: Mailed): Result<true, 'mail-date.too-late'> {
  const isInTime =
    mailDate === null || compareDates(afterBusinessDays(today, leadDays), mailDate) <= 0
  return isInTime ? accept(true) : refuse('mail-date.too-late', { mailDate })
}
