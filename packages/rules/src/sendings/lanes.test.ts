import { expect, test } from 'vitest'
import { countEnded, lanesFor, startSpeed } from './lanes.rules.ts'

const CONNECTIONS = 10

test('few emails are on their way until it is known how fast they leave', () => {
  const speed = countEnded(startSpeed(0), 90, 249)
  expect(lanesFor(speed, CONNECTIONS)).toBe(20)
})

test.each([
  [10, 20],
  [50, 25],
  [150, 75],
  [1_000, 100],
])('where %i leave in a second, %i are on their way', (perSecond, lanes) => {
  const speed = countEnded(startSpeed(5_000), perSecond, 6_000)
  expect(lanesFor(speed, CONNECTIONS)).toBe(lanes)
})

test('a server that becomes slow gets few again within the next window', () => {
  const fast = countEnded(countEnded(startSpeed(0), 200, 200), 50, 250)
  expect(lanesFor(fast, CONNECTIONS)).toBe(100)
  const slow = countEnded(countEnded(fast, 1, 400), 1, 500)
  expect(lanesFor(slow, CONNECTIONS)).toBe(20)
})

test('by a clock that was put back a day it is counted from there on', () => {
  const day = 86_400_000
  const fast = countEnded(startSpeed(day), 200, day + 250)
  const back = countEnded(fast, 5, 0)
  expect(lanesFor(back, CONNECTIONS)).toBe(100)
  expect(lanesFor(countEnded(back, 1, 250), CONNECTIONS)).toBe(20)
})
