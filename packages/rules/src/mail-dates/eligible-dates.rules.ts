import {
  addDays,
  compareDates,
  isFederalHoliday,
  weekday,
  Weekday,
  type CalendarDate,
} from '../calendar/index.ts'

/** For how long after today mail dates are offered where no window ends sooner. */
export const DAYS_OFFERED = 180

export interface MailDatesRequest {
  /** The day in the market's time zone. */
  today: CalendarDate
  /** How many business days making and sending a piece takes. */
  leadDays: number
  /** Both days included; a missing one is open. */
  offered: { startDate: CalendarDate | null; endDate: CalendarDate | null }
  blackoutDates: readonly CalendarDate[]
}

/** The days on which a piece can be sent, ascending. */
export function eligibleMailDates(request: MailDatesRequest): CalendarDate[] {
  const { today, leadDays, offered, blackoutDates } = request
  const ready = afterBusinessDays(today, leadDays)
  const start = offered.startDate
  const first = start !== null && compareDates(start, ready) > 0 ? start : ready
  const last = offered.endDate ?? addDays(today, DAYS_OFFERED)
  const closed = new Set(blackoutDates)
  const dates: CalendarDate[] = []
  for (let day = first; compareDates(day, last) <= 0; day = addDays(day, 1)) {
    if (isBusinessDay(day) && !closed.has(day)) dates.push(day)
  }
  return dates
}

/** The day by which so many business days have passed; the first that counts is the day after. */
export function afterBusinessDays(day: CalendarDate, count: number): CalendarDate {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}

/** The last business day from which so many business days are left until the mail date. */
export function lastDayFor(mailDate: CalendarDate, leadDays: number): CalendarDate {
  let day = mailDate
  for (let left = leadDays; left > 0; day = addDays(day, -1)) {
    if (isBusinessDay(day)) left -= 1
  }
  // On a Sunday there would be as many left, but nobody is there to decide.
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}

/** No weekend, and no day on which a federal holiday is observed. */
export function isBusinessDay(day: CalendarDate): boolean {
  const isWeekend = [Weekday.Saturday, Weekday.Sunday].includes(weekday(day))
  return !isWeekend && !isFederalHoliday(day)
}

/**
 * Of several lists the one that begins last: with it every chosen channel is ready. An empty list
 * begins never, and so is the latest of all.
 */
export function latestDates(lists: readonly (readonly CalendarDate[])[]): readonly CalendarDate[] {
  return (
    lists.reduce<readonly CalendarDate[] | undefined>(
      (latest, list) => (latest === undefined || beginsLater(list, latest) ? list : latest),
      undefined,
    ) ?? []
  )
}

function beginsLater(one: readonly CalendarDate[], other: readonly CalendarDate[]): boolean {
  const [first] = one
  const [known] = other
  if (known === undefined) return false
  return first === undefined || compareDates(first, known) > 0
}
