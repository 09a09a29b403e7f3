/**
 * A calendar day without time or zone, carried as yyyy-mm-dd.
 * Days are counted arithmetically, so no clock change can move one.
 */
export type CalendarDate = string & { readonly __kind: 'CalendarDate' }

export const EARLIEST_DATE = '1900-01-01' as CalendarDate
export const LATEST_DATE = '2100-01-01' as CalendarDate

/** Sunday = 0 through Saturday = 6. */
export enum Weekday {
  Sunday,
  Monday,
  Tuesday,
  Wednesday,
  Thursday,
  Friday,
  Saturday,
}

const CARRIED = /^(\d{4})-(\d{2})-(\d{2})$/
const SHOWN = /^(\d{2})\/(\d{2})\/(\d{4})$/

export function isCalendarDate(text: string): text is CalendarDate {
  const match = CARRIED.exec(text)
  return match !== null && isRealDay(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** The day as people read it: MM/dd/yyyy. */
export function showDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

const WEEKDAYS = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',')
const MONTHS =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')

/** The day in words, as an invitation has it: `Friday, March 5, 2027`. */
export function showLongDate(date: CalendarDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${WEEKDAYS[weekday(date)]}, ${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`
}

/** The month of a day: `March 2027`. */
export function showMonth(date: CalendarDate): string {
  const [year = '', month = ''] = date.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}

/** Reads MM/dd/yyyy; undefined when it is no real day. */
export function readShownDate(text: string): CalendarDate | undefined {
  const match = SHOWN.exec(text.trim())
  if (!match) return undefined
  const carried = `${match[3]}-${match[1]}-${match[2]}`
  return isCalendarDate(carried) ? carried : undefined
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days)
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

export function weekday(date: CalendarDate): Weekday {
  const thursday1970 = 4
  return (((dayNumber(date) + thursday1970) % 7) + 7) % 7
}

export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function isRealDay(year: number, month: number, day: number): boolean {
  // Neither people nor databases know a year 0.
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Days since 1970-01-01, counted in years that begin in March so that a leap day comes last. */
export function dayNumber(date: CalendarDate): number {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8))
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

function fromDayNumber(number: number): CalendarDate {
  const shifted = number + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return calendarDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

export function calendarDate(year: number, month: number, day: number): CalendarDate {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
