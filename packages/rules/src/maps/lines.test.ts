import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOf, cutToBox, isInRing, mayCross, simplifyLine, type Position } from './index.ts'

const corner = fc.tuple(
  fc.double({ min: -10, max: 10, noNaN: true }),
  fc.double({ min: -10, max: 10, noNaN: true }),
)
const square: Position[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]
/** A square with a bay from above. */
const bay: Position[] = [...square.slice(0, 3), [3, 4], [3, 1], [1, 1], [1, 4], [0, 4]]

test.each<[string, Position[], Position[]]>([
  [
    'a corner that hardly turns goes',
    [
      [0, 0],
      [1, 0.05],
      [2, 0],
    ],
    [
      [0, 0],
      [2, 0],
    ],
  ],
  [
    'a corner that turns stays',
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
  ],
  [
    'an end stays',
    [
      [0, 0],
      [0.01, 0],
    ],
    [
      [0, 0],
      [0.01, 0],
    ],
  ],
  ['a ring keeps its shape', [...square, [0, 0]], [...square, [0, 0]]],
])('in a simpler line %s', (_, line, simpler) => {
  expect(simplifyLine(line, 0.1)).toEqual(simpler)
})

test('a simpler line keeps its ends and invents no corner', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 2, maxLength: 40 }), (line) => {
      const simpler = simplifyLine(line, 1)
      expect([simpler[0], simpler.at(-1)]).toEqual([line[0], line.at(-1)])
      expect(simpler.every((one) => line.includes(one))).toBe(true)
    }),
  )
})

test.each<[Position, boolean]>([
  [[2, 0.5], true],
  [[0.5, 3], true],
  [[2, 3], false],
  [[5, 5], false],
  [[-1, 2], false],
])('%j lies in a square with a bay: %s', (point, expected) => {
  expect(isInRing(point, bay)).toBe(expected)
})

test('a box far inside or far outside is crossed by no line', () => {
  expect(boxOf(bay)).toEqual([0, 0, 4, 4])
  expect(mayCross(square, [1, 1, 2, 2])).toBe(false)
  expect(mayCross(square, [5, 5, 6, 6])).toBe(false)
  expect(mayCross(square, [3, 1, 5, 2])).toBe(true)
})

test('what is cut to a box lies in it, and holds the same points of it as before', () => {
  const [west, south, east, north] = [0.5, 0.5, 3.5, 3.5] as const
  const cut = cutToBox(bay, [west, south, east, north])
  for (const [x, y] of cut) {
    expect(x >= west && x <= east && y >= south && y <= north).toBe(true)
  }
  fc.assert(
    fc.property(
      fc.tuple(
        fc.double({ min: 0.6, max: 3.4, noNaN: true }),
        fc.double({ min: 0.6, max: 3.4, noNaN: true }),
      ),
      (point) => {
        expect(isInRing(point, cut)).toBe(isInRing(point, bay))
      },
    ),
  )
  expect(cutToBox(square, [5, 5, 6, 6])).toEqual([])
})
