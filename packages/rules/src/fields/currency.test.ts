import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currency } from './index.ts'

const NOT_CURRENCY = 'Must be a currency value with at most 2 decimals'

test.each(['0', '12', '12.5', '12.50', '.99', '1,234.50', '$1,234.50', '-3', 12.5, 19.99])(
  '%s is a currency value [FRM-08]',
  (amount) => {
    expect(currency()(amount)).toBeUndefined()
  },
)

test.each(['12.505', '1.', '.', '-', '$', '12,34', '1,2345', 'ten', '1e3', '0x10', ' ', '--1'])(
  '%j is no currency value [FRM-08]',
  (amount) => {
    expect(currency()(amount)).toBe(NOT_CURRENCY)
  },
)

test.each([0.125, Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
  'the number %d is no currency value [FRM-08]',
  (amount) => {
    expect(currency()(amount)).toBe(NOT_CURRENCY)
  },
)

test('a currency value may lie on its bounds and not a cent beyond [FRM-08]', () => {
  const rule = currency({ least: 1_00, most: 9_999_99 })
  expect(rule('1')).toBeUndefined()
  expect(rule('9999.99')).toBeUndefined()
  expect(rule('.99')).toBe('Must be greater than or equal to: 1')
  expect(rule('10,000')).toBe('Must be less than or equal to: 9999.99')
})

test('a bound of zero is a bound [FRM-08]', () => {
  expect(currency({ least: 0 })('-0.01')).toBe('Must be greater than or equal to: 0')
  expect(currency({ most: 0 })('0.01')).toBe('Must be less than or equal to: 0')
})

test('an optional amount may stay empty whatever its bounds [FRM-08]', () => {
  expect(currency({ least: 1_00 })('')).toBeUndefined()
})

test('bounds hold to the cent for every amount [FRM-08]', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(cents, cents, (amount, bound) => {
      const typed = `${amount < 0 ? '-' : ''}${(Math.abs(amount) / 100).toFixed(2)}`
      expect(currency({ most: bound })(typed) === undefined).toBe(amount <= bound)
      expect(currency({ least: bound })(typed) === undefined).toBe(amount >= bound)
    }),
  )
})
