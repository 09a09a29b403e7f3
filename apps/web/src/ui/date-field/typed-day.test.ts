import { expect, test } from 'vitest'
import {
  onlyDay,
  pickedDate,
  readTyped,
  shownDay,
  UNREADABLE,
  withSlashes,
} from './picked-date.rules.ts'

test.each([
  ['', null],
  ['12/25/2027', '2027-12-25'],
  ['1/5/2027', '2027-01-05'],
  ['11/5/2027', '2027-11-05'],
  ['12/25', UNREADABLE],
  ['12/25/27', UNREADABLE],
  ['02/30/2027', UNREADABLE],
  ['25/12/2027', UNREADABLE],
])('%j is read as %j [FRM-10, GEN-10]', (text, read) => {
  expect(readTyped(text)).toBe(read)
})

test.each(['', '12/25/2027', '02/29/2028', ' 01/01/2027 '])(
  '%j may stand in an optional field [FRM-10]',
  (text) => {
    expect(pickedDate({})(readTyped(text))).toBeUndefined()
  },
)

test.each(['2027-12-25', '25/12/2027', '02/29/2027', '12/25/27', '13/01/2027', 'x', '//'])(
  '%j is no day as MM/dd/yyyy [FRM-10]',
  (text) => {
    expect(pickedDate({})(readTyped(text))).toBe('Invalid Date Format')
  },
)

test.each([
  ['12.25.2027', '12/25/2027'],
  [' 12-25-2027 ', '12/25/2027'],
  ['2027-12-25', '12/25/2027'],
  ['Dec 25', '/25'],
  ['12/25/20279', '12/25/2027'],
])('of %j there stays %j [FRM-10]', (typed, stays) => {
  expect(onlyDay(typed)).toBe(stays)
})

test.each([
  ['12', '12'],
  ['122', '12/2'],
  ['12/252', '12/25/2'],
  ['12252027', '12/25/2027'],
  ['1/252', '1/25/2'],
  ['1/5/2027', '1/5/2027'],
])('slashes are put into %j as in %j [FRM-10]', (typed, shown) => {
  expect(withSlashes(typed)).toBe(shown)
})

test('what cannot be read is not shown again', () => {
  expect([shownDay(UNREADABLE), shownDay(null)]).toEqual(['', ''])
})
