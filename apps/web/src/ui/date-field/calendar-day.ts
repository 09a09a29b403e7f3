import { calendarDate, type CalendarDate } from '@marquee/rules/calendar'
import dayjs, { type Dayjs } from 'dayjs'

/**
 * The calendar's library thinks in moments. A day is handed over by its year, month and day and
 * taken back by them, so no time zone ever has a say.
 */
export function toCalendar(date: CalendarDate): Dayjs {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return dayjs(new Date(year, month - 1, day))
}

export function dayOf(day: Dayjs): CalendarDate {
  return calendarDate(day.year(), day.month() + 1, day.date())
}
