import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shadeLimits, shadeNames, shadeOf } from './shades.rules.ts'

test.each([
  [[], []],
  [[0, 0], []],
  [[7], [7]],
  [[3, 3, 3], [3]],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [1, 3, 5, 7, 9],
  ],
  [
    [0, 5, 900],
    [5, 900],
  ],
])('counts %j begin a new shade at %j [MKT-15]', (counts, limits) => {
  expect(shadeLimits(counts)).toEqual(limits)
})

test('an area with more is never paler, and one with none is the palest [MKT-15]', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000), { minLength: 2 }), (counts) => {
      const limits = shadeLimits(counts)
      const shades = counts.toSorted((one, other) => one - other).map((one) => shadeOf(one, limits))
      expect(shades).toEqual(shades.toSorted((one, other) => one - other))
      for (const count of counts) expect(shadeOf(count, limits) === 0).toBe(count === 0)
    }),
  )
})

test('shades are told in counts [MKT-15]', () => {
  expect(shadeNames([1, 3, 4, 1_200])).toEqual(['1–2', '3', '4–1,199', '1,200 or more'])
  expect(shadeNames([])).toEqual([])
})
