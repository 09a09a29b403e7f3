import { expect, test } from 'vitest'
import { addressText, afterFailure, CLOSED, mayCall } from './index.ts'

test.each([
  [
    { line1: '1200 Washtenaw Ave', city: 'Ann Arbor', state: 'MI', postalCode: '48104' },
    '1200 Washtenaw Ave, Ann Arbor, MI',
  ],
  [{ line1: null, city: 'Ann Arbor', state: 'MI', postalCode: null }, 'Ann Arbor, MI'],
  [{ line1: null, city: null, state: null, postalCode: null }, ''],
])('a maps service is asked for %j as %j [MKT-14]', (address, text) => {
  expect(addressText(address)).toBe(text)
})

test('a service is left alone for 30 seconds after three failures in a row [MKT-14]', () => {
  const failedAt = (...times: number[]) => times.reduce(afterFailure, CLOSED)
  expect(mayCall(CLOSED, 0)).toBe(true)
  expect(mayCall(failedAt(1_000, 2_000), 2_001)).toBe(true)
  const resting = failedAt(1_000, 2_000, 3_000)
  expect(mayCall(resting, 3_001)).toBe(false)
  expect(mayCall(resting, 32_999)).toBe(false)
  expect(mayCall(resting, 33_000)).toBe(true)
  expect(mayCall(afterFailure(resting, 33_000), 33_001)).toBe(false)
})
