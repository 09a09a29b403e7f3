import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, compareDates, type CalendarDate } from '../calendar/index.ts'
import { afterBusinessDays, isBusinessDay, lastDayFor } from '../mail-dates/index.ts'
import { isNear } from './index.ts'

const day = (text: string) => text as CalendarDate

test('the last day is the latest business day from which a piece is still ready in time', () => {
  const days = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(day('2027-01-01'), days))
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 15 }), (mailDate, leadDays) => {
      const last = lastDayFor(mailDate, leadDays)
      expect(compareDates(afterBusinessDays(last, leadDays), mailDate)).toBeLessThanOrEqual(0)
      expect(isBusinessDay(last)).toBe(true)
      if (leadDays === 0) return
      const later = afterBusinessDays(afterBusinessDays(last, 1), leadDays)
      expect(compareDates(later, mailDate)).toBeGreaterThan(0)
    }),
  )
})

test.for([
  ['2027-03-12', '2027-03-15', true],
  ['2027-03-12', '2027-03-17', true],
  ['2027-03-12', '2027-03-18', false],
  ['2027-03-12', '2027-03-12', true],
  ['2027-03-12', '2027-03-11', false],
] as const)('on %s a last day of %s is near: %s', ([today, last, expected]) => {
  expect(isNear(day(last), day(today))).toBe(expected)
})
