import { calendarDate, type CalendarDate } from '@marquee/rules/calendar'
import dayjs, { type Dayjs } from 'dayjs'
import { UNREADABLE, type PickedDate } from './picked-date.rules.ts'

/**
 * The picker's library thinks in moments. A day is handed over by its year, month and day and
 * taken back by them, so no time zone ever has a say.
 */
export function toPicker(date: PickedDate): Dayjs | null {
  if (date === null) return null
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return date === UNREADABLE ? dayjs(null) : dayjs(new Date(year, month - 1, day))
}

export function fromPicker(day: Dayjs | null): PickedDate {
  if (day === null) return null
  return day.isValid() ? dayOf(day) : UNREADABLE
}

export function dayOf(day: Dayjs): CalendarDate {
  return calendarDate(day.year(), day.month() + 1, day.date())
}
