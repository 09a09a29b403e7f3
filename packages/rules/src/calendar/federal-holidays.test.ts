import { expect, test } from 'vitest'
import { federalHolidays, isCalendarDate, isFederalHoliday, weekday, Weekday } from './index.ts'

test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
  [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
])('the federal holidays of %d are observed on the days that offices close', (year, days) => {
  expect(federalHolidays(year).map(({ observed }) => observed)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  )
})

test('a New Year’s Day on a Saturday is observed on the last day of the old year', () => {
  const [newYear] = federalHolidays(2028)
  expect(newYear).toEqual({ name: 'New Year’s Day', date: '2028-01-01', observed: '2027-12-31' })
  expect(isFederalHoliday(newYear!.observed)).toBe(true)
  expect(isFederalHoliday(newYear!.date)).toBe(false)
})

test('in every year eleven holidays are observed, none of them at a weekend', () => {
  for (let year = 1971; year <= 2100; year += 1) {
    const observed = federalHolidays(year).map((holiday) => holiday.observed)
    expect(new Set(observed).size).toBe(11)
    for (const day of observed) {
      expect(isCalendarDate(day) && isFederalHoliday(day)).toBe(true)
      expect([Weekday.Saturday, Weekday.Sunday]).not.toContain(weekday(day))
    }
  }
})
