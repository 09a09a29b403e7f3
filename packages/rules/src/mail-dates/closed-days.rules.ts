import {
  compareDates,
  holidayObservedOn,
  showDate,
  weekday,
  Weekday,
  type CalendarDate,
} from '../calendar/index.ts'
import { closedDayTexts } from './texts.ts'

export interface OfferedDays {
  today: CalendarDate
  /** Ascending; without them every day ahead is offered. */
  dates: readonly CalendarDate[] | null
  blackoutDates: ReadonlySet<CalendarDate>
}

/** Why nothing can be mailed on a day, in words. */
export function whyNotMailed(day: CalendarDate, offered: OfferedDays): string | undefined {
  const { today, dates, blackoutDates } = offered
  if (compareDates(day, today) < 0) return closedDayTexts.past
  if (dates === null || dates.includes(day)) return undefined
  return whyBeyond(day, dates) ?? whyClosed(day, blackoutDates)
}

/** Too soon to be ready, or later than the template is offered. */
function whyBeyond(day: CalendarDate, dates: readonly CalendarDate[]): string | undefined {
  const first = dates[0]
  const last = dates.at(-1)
  if (first !== undefined && compareDates(day, first) < 0) {
    return closedDayTexts.tooEarly(showDate(first))
  }
  if (last !== undefined && compareDates(day, last) > 0) {
    return closedDayTexts.tooLate(showDate(last))
  }
  return undefined
}

function whyClosed(day: CalendarDate, blackoutDates: ReadonlySet<CalendarDate>): string {
  if ([Weekday.Saturday, Weekday.Sunday].includes(weekday(day))) return closedDayTexts.weekend
  const holiday = holidayObservedOn(day)
  if (holiday !== undefined) return closedDayTexts.holiday(holiday)
  return blackoutDates.has(day) ? closedDayTexts.blackout : closedDayTexts.closed
}
