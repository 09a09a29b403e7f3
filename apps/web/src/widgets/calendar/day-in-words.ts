import { showDate, weekday, type CalendarDate } from '@marquee/rules/calendar'

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const weekdayName = (day: CalendarDate): string => WEEKDAYS[weekday(day)]

/** 'Friday, 12/25/2026' */
export const dayInWords = (day: CalendarDate): string => `${weekdayName(day)}, ${showDate(day)}`

/** How far away a day is, as people say it. */
export function inDays(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return `in ${days} days`
}
