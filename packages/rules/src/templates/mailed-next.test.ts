import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { mailedNext } from './index.ts'

const TODAY = '2027-05-10' as CalendarDate
const next = (...days: (string | null)[]) =>
  mailedNext(
    days.map((date) => ({ date: date as CalendarDate | null })),
    ({ date }) => date,
    TODAY,
  )?.date

test('a year is known by the season that is mailed next, whatever their order', () => {
  expect(next('2027-03-15', '2027-09-15', '2027-06-15')).toBe('2027-06-15')
})

test('what is mailed today is not ahead any more, and what has no day of its own can be mailed first', () => {
  expect(next('2027-05-10', '2027-09-15')).toBe('2027-09-15')
  expect(next('2027-06-15', null)).toBeNull()
})

test('a year whose seasons are all mailed is known by its first', () => {
  expect(next('2027-03-15', '2027-01-15')).toBe('2027-03-15')
  expect(next()).toBeUndefined()
})
