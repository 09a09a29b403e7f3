import {
  addDays,
  calendarDate,
  daysInMonth,
  weekday,
  Weekday,
  type CalendarDate,
} from './calendar-date.rules.ts'

export interface FederalHoliday {
  name: string
  date: CalendarDate
  /** The weekday on which offices close: the Friday before a Saturday, the Monday after a Sunday. */
  observed: CalendarDate
}

/** The eleven US federal holidays that fall in a year, in order. */
export function federalHolidays(year: number): FederalHoliday[] {
  return [
    holiday('New Year’s Day', calendarDate(year, 1, 1)),
    holiday('Martin Luther King Jr. Day', nth(3, Weekday.Monday, year, 1)),
    holiday('Washington’s Birthday', nth(3, Weekday.Monday, year, 2)),
    holiday('Memorial Day', last(Weekday.Monday, year, 5)),
    holiday('Juneteenth', calendarDate(year, 6, 19)),
    holiday('Independence Day', calendarDate(year, 7, 4)),
    holiday('Labor Day', nth(1, Weekday.Monday, year, 9)),
    holiday('Columbus Day', nth(2, Weekday.Monday, year, 10)),
    holiday('Veterans Day', calendarDate(year, 11, 11)),
    holiday('Thanksgiving Day', nth(4, Weekday.Thursday, year, 11)),
    holiday('Christmas Day', calendarDate(year, 12, 25)),
  ]
}

/** Is this a day on which a federal holiday is observed? */
export function isFederalHoliday(date: CalendarDate): boolean {
  return holidayObservedOn(date) !== undefined
}

/** The name of the federal holiday that is observed on a day. */
export function holidayObservedOn(date: CalendarDate): string | undefined {
  // New Year's Day on a Saturday is observed in the old year, on its last day.
  const year = Number(date.slice(0, 4)) + (date.endsWith('-12-31') ? 1 : 0)
  return observedIn(year).get(date)
}

/** Computed once for each year: half a year of mail dates looks up each of its days. */
const known = new Map<number, ReadonlyMap<CalendarDate, string>>()

function observedIn(year: number): ReadonlyMap<CalendarDate, string> {
  const days =
    known.get(year) ?? new Map(federalHolidays(year).map(({ observed, name }) => [observed, name]))
  known.set(year, days)
  return days
}

function holiday(name: string, date: CalendarDate): FederalHoliday {
  const moved = { [Weekday.Saturday]: -1, [Weekday.Sunday]: 1 } as Partial<Record<Weekday, number>>
  return { name, date, observed: addDays(date, moved[weekday(date)] ?? 0) }
}

function nth(count: number, day: Weekday, year: number, month: number): CalendarDate {
  const first = calendarDate(year, month, 1)
  return addDays(first, ((day - weekday(first) + 7) % 7) + (count - 1) * 7)
}

function last(day: Weekday, year: number, month: number): CalendarDate {
  const end = calendarDate(year, month, daysInMonth(year, month))
  return addDays(end, -((weekday(end) - day + 7) % 7))
}
