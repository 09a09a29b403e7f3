import {
  addDays,
  calendarDate,
  daysInMonth,
  weekday,
  type CalendarDate,
} from '@marquee/rules/calendar'

const DAYS_OF_WEEK = 7

/** The weeks of a month from Sunday to Saturday, with gaps before the first day and after the last. */
export function weeksOf(year: number, month: number): (CalendarDate | undefined)[][] {
  const first = calendarDate(year, month, 1)
  const gaps = Array.from({ length: weekday(first) }, () => undefined)
  const days = Array.from({ length: daysInMonth(year, month) }, (_, place) => addDays(first, place))
  const cells = [...gaps, ...days]
  const weeks = Math.ceil(cells.length / DAYS_OF_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, day) => cells[week * DAYS_OF_WEEK + day]),
  )
}

/** Where a key of the keyboard leads from a day; undefined where it leads nowhere. */
export function dayAfterKey(day: CalendarDate, key: string): CalendarDate | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -DAYS_OF_WEEK,
    ArrowDown: DAYS_OF_WEEK,
    Home: -weekday(day),
    End: DAYS_OF_WEEK - 1 - weekday(day),
  }
  const step = steps[key]
  return step === undefined ? undefined : addDays(day, step)
}

export const yearOf = (day: CalendarDate): number => Number(day.slice(0, 4))
