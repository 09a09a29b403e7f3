import { expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { dateWithin, typedDate } from './index.ts'

test.each(['12/25/2027', '02/29/2028', ' 01/01/2027 '])('%j is a day [FRM-10]', (text) => {
  expect(typedDate()(text)).toBeUndefined()
})

test.each([
  '2027-12-25',
  '25/12/2027',
  '1/5/2027',
  '02/29/2027',
  '12/25/27',
  '13/01/2027',
  'x',
  '//',
])('%j is no day as MM/dd/yyyy [FRM-10]', (text) => {
  expect(typedDate()(text)).toBe('Invalid Date Format')
})

test('an optional day may stay empty [FRM-10]', () => {
  expect(typedDate()('')).toBeUndefined()
})

test('without bounds of its own a picker reaches from 1900 to 2100 [FRM-11, FRM-12, CONST-22]', () => {
  const rule = typedDate()
  expect(rule('01/01/1900')).toBeUndefined()
  expect(rule('12/31/1899')).toBe('Date should not be before minimal date')
  expect(rule('01/01/2100')).toBeUndefined()
  expect(rule('01/02/2100')).toBe('Date should not be after maximal date')
})

test('a picker keeps its own bounds, which are allowed themselves [FRM-11, FRM-12]', () => {
  const bounds = { earliest: calendarDate(2027, 3, 1), latest: calendarDate(2027, 3, 31) }
  const rule = typedDate(bounds)
  expect(rule('03/01/2027')).toBeUndefined()
  expect(rule('03/31/2027')).toBeUndefined()
  expect(rule('02/28/2027')).toBe('Date should not be before minimal date')
  expect(rule('04/01/2027')).toBe('Date should not be after maximal date')
  expect(dateWithin(bounds)(calendarDate(2027, 4, 1))).toBe('Date should not be after maximal date')
})
