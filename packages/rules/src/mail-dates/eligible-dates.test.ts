import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekday, Weekday, type CalendarDate } from '../calendar/index.ts'
import { DAYS_OFFERED, eligibleMailDates, isBusinessDay, latestDates } from './index.ts'

const day = (text: string) => text as CalendarDate
const open = { startDate: null, endDate: null }
const dates = (today: string, leadDays: number, more: object = {}) =>
  eligibleMailDates({ today: day(today), leadDays, offered: open, blackoutDates: [], ...more })

describe('the first day on which a piece can be sent', () => {
  test.for<[string, number, string]>([
    // A Monday; the first day that counts is the day after.
    ['2027-03-01', 0, '2027-03-01'],
    ['2027-03-01', 1, '2027-03-02'],
    ['2027-03-01', 3, '2027-03-04'],
    ['2027-03-01', 5, '2027-03-08'],
    ['2027-03-01', 10, '2027-03-15'],
    // From a Friday and a Saturday, Monday counts first.
    ['2027-03-05', 1, '2027-03-08'],
    ['2027-03-06', 1, '2027-03-08'],
    // Presidents' Day is no business day.
    ['2027-02-12', 1, '2027-02-16'],
    // July 4, 2027 is a Sunday and observed on Monday.
    ['2027-07-02', 1, '2027-07-06'],
    // New Year's Day 2028 is a Saturday and observed on Friday, December 31.
    ['2027-12-30', 1, '2028-01-03'],
  ])('from %s, %d business days on, is %s [DATE-20]', ([today, lead, first]) => {
    expect(dates(today, lead)[0]).toBe(first)
  })

  test('is not before the window begins [DATE-20]', () => {
    const offered = { startDate: day('2027-03-20'), endDate: null }
    expect(dates('2027-03-01', 3, { offered })[0]).toBe('2027-03-22')
  })
})

describe('the days on which a piece can be sent', () => {
  test('end with the window, that day included, and else after 180 days [DATE-20]', () => {
    const until = (endDate: string) =>
      dates('2027-03-01', 3, { offered: { startDate: null, endDate: day(endDate) } }).at(-1)
    expect(until('2027-03-19')).toBe('2027-03-19')
    expect(until('2027-03-21')).toBe('2027-03-19')
    expect(addDays(day('2027-03-03'), DAYS_OFFERED)).toBe('2027-08-30')
    expect(dates('2027-03-03', 3).at(-1)).toBe('2027-08-30')
    expect(dates('2027-03-02', 3).at(-1)).toBe('2027-08-27')
  })

  test('are none when the window ends before the piece can be ready [DATE-20]', () => {
    const offered = { startDate: null, endDate: day('2027-03-12') }
    expect(dates('2027-03-01', 10, { offered })).toEqual([])
  })

  test('leave out closed days, which count as business days before [DATE-20]', () => {
    const blackoutDates = [day('2027-03-02'), day('2027-03-04')]
    expect(dates('2027-03-01', 3, { blackoutDates })[0]).toBe('2027-03-05')
  })

  const someDay = fc.nat(3_000).map((after) => addDays(day('2026-01-01'), after))

  test('are workdays, ascending, and none of them closed, whichever day it is [DATE-20]', () => {
    fc.assert(
      fc.property(someDay, fc.nat(20), fc.array(someDay), (today, leadDays, blackoutDates) => {
        const found = dates(today, leadDays, { blackoutDates })
        expect(found).toEqual([...new Set(found)].toSorted())
        for (const one of found) {
          expect(isBusinessDay(one)).toBe(true)
          expect([Weekday.Saturday, Weekday.Sunday]).not.toContain(weekday(one))
          expect(blackoutDates).not.toContain(one)
          expect(one >= today).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('begin no sooner the longer making takes [DATE-20]', () => {
    fc.assert(
      fc.property(someDay, fc.nat(15), (today, leadDays) => {
        const [sooner] = dates(today, leadDays)
        const [later] = dates(today, leadDays + 1)
        expect((later as string) >= (sooner as string)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

test('of the lists of several channels that counts which begins last [DATE-15]', () => {
  const email = [day('2027-03-04'), day('2027-09-01')]
  const mail = [day('2027-03-15'), day('2027-08-01')]
  expect(latestDates([email, mail])).toBe(mail)
  expect(latestDates([mail, email])).toBe(mail)
  expect(latestDates([email])).toBe(email)
  expect(latestDates([email, []])).toEqual([])
  expect(latestDates([[], email])).toEqual([])
  expect(latestDates([])).toEqual([])
})
