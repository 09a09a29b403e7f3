import { expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { dateWithin } from './index.ts'

test('without bounds of its own a picker reaches from 1900 to 2100 [FRM-11, FRM-12, CONST-22]', () => {
  const rule = dateWithin()
  expect(rule(calendarDate(1900, 1, 1))).toBeUndefined()
  expect(rule(calendarDate(1899, 12, 31))).toBe('Date should not be before minimal date')
  expect(rule(calendarDate(2100, 1, 1))).toBeUndefined()
  expect(rule(calendarDate(2100, 1, 2))).toBe('Date should not be after maximal date')
})

test('a picker keeps its own bounds, which are allowed themselves [FRM-11, FRM-12]', () => {
  const bounds = { earliest: calendarDate(2027, 3, 1), latest: calendarDate(2027, 3, 31) }
  const rule = dateWithin(bounds)
  expect(rule(calendarDate(2027, 3, 1))).toBeUndefined()
  expect(rule(calendarDate(2027, 3, 31))).toBeUndefined()
  expect(rule(calendarDate(2027, 2, 28))).toBe('Date should not be before minimal date')
  expect(rule(calendarDate(2027, 4, 1))).toBe('Date should not be after maximal date')
})
