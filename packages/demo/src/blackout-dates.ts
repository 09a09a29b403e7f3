import type { BlackoutDate } from '@marquee/rules/blackout-dates'
import {
  addDays,
  calendarDate,
  federalHolidays,
  weekday,
  Weekday,
  type CalendarDate,
} from '@marquee/rules/calendar'

const YEARS = 3

/** Days on which a brand's print shop or field staff are away, month and day of each year. */
const CLOSED_BY_BRAND: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  HONDA: [
    [1, 12],
    [6, 9],
    [9, 23],
  ],
  ACURA: [
    [1, 13],
    [6, 10],
  ],
  NISSAN: [
    [3, 31],
    [8, 18],
  ],
  AMP: [
    [2, 24],
    [10, 20],
  ],
}

/** From this year on: for every brand the days without post and the bridges around them; then each brand's own. */
export function demoBlackoutDates(first: number): BlackoutDate[] {
  const years = Array.from({ length: YEARS }, (_, after) => first + after)
  const everyBrand = new Set(years.flatMap(daysWithoutPost))
  return [
    ...[...everyBrand].map((date) => ({ date, hierarchyId: null })),
    ...Object.keys(CLOSED_BY_BRAND).flatMap((hierarchyId) =>
      closedFor(hierarchyId, years).map((date) => ({ date, hierarchyId })),
    ),
  ].filter(({ date }) => isWorkday(date))
}

/** The days from this year on, on which a brand does not mail. */
export const closedDays = (brand: string, today: CalendarDate): CalendarDate[] =>
  demoBlackoutDates(Number(today.slice(0, 4)))
    .filter(({ hierarchyId }) => hierarchyId === null || hierarchyId === brand)
    .map(({ date }) => date)

function daysWithoutPost(year: number): CalendarDate[] {
  const holidays = federalHolidays(year)
  const thanksgiving = holidays.filter(({ name }) => name === 'Thanksgiving Day')
  return [
    ...holidays.map(({ observed }) => observed),
    ...thanksgiving.map(({ date }) => addDays(date, 1)),
    calendarDate(year, 12, 24),
    calendarDate(year, 12, 31),
  ]
}

function closedFor(hierarchyId: string, years: readonly number[]): CalendarDate[] {
  const days = CLOSED_BY_BRAND[hierarchyId] ?? []
  return years.flatMap((year) => days.map(([month, day]) => calendarDate(year, month, day)))
}

function isWorkday(date: CalendarDate): boolean {
  return weekday(date) !== Weekday.Saturday && weekday(date) !== Weekday.Sunday
}
