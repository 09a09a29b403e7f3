import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney, showCount, showMoney, showPlainAmount, withSeparators } from './index.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99, '$0.99'],
  [100_00, '$100.00'],
  [123450, '$1,234.50'],
  [100000000, '$1,000,000.00'],
  [-123450, '-$1,234.50'],
])('%d cents are shown as %s [GEN-12, CONST-35]', (cents, shown) => {
  expect(showMoney(cents)).toBe(shown)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [18500, '18,500'],
  [-1234567, '-1,234,567'],
])('the count %d is shown as %s [GEN-12]', (count, shown) => {
  expect(showCount(count)).toBe(shown)
})

test('what is shown is read back to the same cent, for every amount [GEN-12]', () => {
  const cents = fc.maxSafeInteger().map((amount) => amount + 0)
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parseMoney(showMoney(amount))).toBe(amount)
    }),
  )
})

test('a typed amount is never off by a rounding error [FRM-08]', () => {
  for (let cents = 0; cents < 100_000; cents += 1) {
    const typed = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    if (parseMoney(typed) !== cents) expect.fail(`${typed} was read as ${parseMoney(typed)}`)
  }
})

test.each(['', '  ', '1.005', '1..5', '$', '90,071,992,547,409.92', '9'.repeat(400)])(
  '%j is not read as money [FRM-08]',
  (text) => {
    expect(parseMoney(text)).toBeUndefined()
  },
)

test.each([
  ['1234567.5', '1,234,567.5'],
  ['1000', '1,000'],
  ['', ''],
  ['.5', '.5'],
  ['about 1000', 'about 1000'],
])('%j is shown with separators as %j [GEN-12]', (figure, shown) => {
  expect(withSeparators(figure)).toBe(shown)
})

test('nothing is ever read as minus zero [FRM-08]', () => {
  expect(Object.is(parseMoney('-0.00'), 0)).toBe(true)
})

test('a bound is shown as people type it [FRM-08]', () => {
  expect([9_999_99, 1_00, 5, 12_50].map(showPlainAmount)).toEqual(['9999.99', '1', '0.05', '12.5'])
})
