import { expect, test } from 'vitest'
import { minutesLeft, perMinute } from './standing.rules.ts'

const minute = Date.parse('2027-03-08T15:04:00Z')
const pace = { minute, inMinute: 300, inMinuteBefore: 600 }

test.each([
  ['at the beginning of a minute those of the one before', 0, 900],
  ['half a minute later half of those, and those since', 30_000, 600],
  ['in the next minute what is left of the last one', 75_000, 225],
  ['after two minutes without any, none', 120_000, 0],
  ['by a clock that is behind, none', -1, 0],
])('the pace is %s', (_, since, expected) => {
  expect(perMinute(pace, minute + since)).toBe(expected)
})

test('the pace of what has not begun is none', () => {
  expect(perMinute({ minute: null, inMinute: 0, inMinuteBefore: 0 }, minute)).toBe(0)
})

test('the rest takes whole minutes, and nobody knows how many while nothing leaves', () => {
  expect([minutesLeft(601, 300), minutesLeft(600, 300), minutesLeft(1, 300)]).toEqual([3, 2, 1])
  expect(minutesLeft(600, 0)).toBeNull()
})
