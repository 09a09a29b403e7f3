import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround, hundredths, isInBox, milesBetween, overlap, type GeoBox } from './index.ts'

const detroit = { latitude: 42.3314, longitude: -83.0458 }
const annArbor = { latitude: 42.2808, longitude: -83.743 }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test.each([
  [detroit, detroit, 0],
  [detroit, annArbor, 35.8],
  [annArbor, detroit, 35.8],
  [at(40, -80), at(41, -80), 69.09],
  [at(60, -150), at(60, -151), 34.55],
  [at(0, 0), at(0, 180), 12_437],
])('from %j to %j it is about %d miles [MKT-15]', (one, other, miles) => {
  expect(Math.abs(milesBetween(one, other) - miles)).toBeLessThan(0.5)
})

test('distances are shown in hundredths of a mile [MKT-15]', () => {
  expect([1.005001, 2.344, 60].map(hundredths)).toEqual([1.01, 2.34, 60])
})

test('the box around a point holds all that lies within so many miles [MKT-15]', () => {
  const somewhere = fc.record({
    latitude: fc.double({ min: -15, max: 72, noNaN: true }),
    longitude: fc.double({ min: -175, max: -60, noNaN: true }),
  })
  const near = fc.double({ min: -1.5, max: 1.5, noNaN: true })
  fc.assert(
    fc.property(
      somewhere,
      near,
      near,
      fc.integer({ min: 1, max: 100 }),
      (point, up, right, miles) => {
        const other = { latitude: point.latitude + up, longitude: point.longitude + right }
        if (milesBetween(point, other) <= miles) {
          expect(isInBox(other, boxAround(point, miles))).toBe(true)
        }
      },
    ),
  )
})

test.each<[GeoBox, GeoBox, boolean]>([
  [[0, 0, 2, 2], [1, 1, 3, 3], true],
  [[0, 0, 2, 2], [2, 0, 3, 1], true],
  [[0, 0, 2, 2], [3, 0, 4, 1], false],
  [[0, 0, 2, 2], [0, 3, 1, 4], false],
])('the boxes %j and %j overlap: %s', (one, other, expected) => {
  expect(overlap(one, other)).toBe(expected)
  expect(overlap(other, one)).toBe(expected)
})
