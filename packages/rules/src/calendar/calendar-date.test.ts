import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  calendarDate,
  compareDates,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  readShownDate,
  showDate,
  Weekday,
  weekday,
  type CalendarDate,
} from './index.ts'

const DAY = 86_400_000
const oracle = (number: number) => new Date(number * DAY).toISOString().slice(0, 10) as CalendarDate
const FIRST = Date.parse('0001-01-01') / DAY
const LAST = Date.parse('9999-12-31') / DAY
const dayNumbers = fc.integer({ min: FIRST, max: LAST })

test('days are added as the UTC calendar adds them, on 100,000 random days [GEN-21]', () => {
  fc.assert(
    // A plain comparison: a hundred thousand expectations would take seconds.
    fc.property(dayNumbers, dayNumbers, (from, to) => {
      return addDays(oracle(from), to - from) === oracle(to)
    }),
    { numRuns: 100_000 },
  )
})

test('days between two days are counted as the UTC calendar counts them [GEN-21]', () => {
  fc.assert(
    fc.property(dayNumbers, dayNumbers, (from, to) => {
      expect(daysBetween(oracle(from), oracle(to))).toBe(to - from)
      expect(Math.sign(compareDates(oracle(from), oracle(to)))).toBe(Math.sign(from - to))
    }),
  )
})

test('a day added on the nights of a clock change is one calendar day [GEN-21]', () => {
  expect(addDays(calendarDate(2027, 3, 13), 1)).toBe('2027-03-14')
  expect(addDays(calendarDate(2027, 3, 14), 1)).toBe('2027-03-15')
  expect(addDays(calendarDate(2027, 11, 7), 1)).toBe('2027-11-08')
  expect(addDays(calendarDate(2027, 1, 1), -1)).toBe('2026-12-31')
})

test('Sunday is 0 and Saturday is 6 [GEN-16]', () => {
  const days = [
    Weekday.Sunday,
    Weekday.Monday,
    Weekday.Tuesday,
    Weekday.Wednesday,
    Weekday.Thursday,
    Weekday.Friday,
    Weekday.Saturday,
  ]
  expect(days).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(weekday(calendarDate(2027, 12, 25))).toBe(Weekday.Saturday)
})

test('every day has the weekday of the UTC calendar [GEN-16]', () => {
  fc.assert(
    fc.property(dayNumbers, (number) => {
      return weekday(oracle(number)) === new Date(number * DAY).getUTCDay()
    }),
    { numRuns: 20_000 },
  )
})

test.each([
  [2028, true],
  [2000, true],
  [2400, true],
  [2027, false],
  [1900, false],
  [2100, false],
])('February of %d has a 29th: %s [GEN-10]', (year, leap) => {
  expect(isCalendarDate(`${year}-02-29`)).toBe(leap)
  expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28)
})

test.each([
  '0000-01-01',
  '2027-00-10',
  '2027-13-01',
  '2027-04-31',
  '2027-01-00',
  '2027-1-1',
  '27-01-01',
  '12027-01-01',
  '2027-01-01T00:00:00Z',
  ' 2027-01-01',
  '2027-01-01\n',
  '01/01/2027',
  '',
])('%j is no day as yyyy-mm-dd [GEN-10]', (text) => {
  expect(isCalendarDate(text)).toBe(false)
})

test('a day is carried as yyyy-mm-dd and shown as MM/dd/yyyy [GEN-10, CONST-35]', () => {
  expect(showDate(calendarDate(2027, 3, 9))).toBe('03/09/2027')
  expect(readShownDate('03/09/2027')).toBe('2027-03-09')
})

test('every day is read back from the way it is shown [GEN-10]', () => {
  fc.assert(
    fc.property(dayNumbers, (number) => {
      const date = oracle(number)
      expect(isCalendarDate(date)).toBe(true)
      expect(readShownDate(showDate(date))).toBe(date)
    }),
  )
})

test.each(['2027-03-09', '3/9/2027', '03-09-2027', '02/30/2027', '00/00/0000', 'March 9', ''])(
  '%j is not read as a shown day [GEN-10]',
  (text) => {
    expect(readShownDate(text)).toBeUndefined()
  },
)
