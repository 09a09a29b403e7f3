import { expect, test } from 'vitest'
import { afterTry, restMinutes, stateAfter, totalOf } from './deliveries.rules.ts'

test('all that was planned is in one of the states', () => {
  const counts = {
    pending: 1,
    dispatching: 2,
    accepted: 30,
    refused: 4,
    unknown: 5,
    suppressed: 6,
  }
  expect(totalOf(counts)).toBe(48)
})

test('a piece that is refused for now is tried again, and refused for good after so many tries', () => {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(tries.map((count) => stateAfter('later', count))).toEqual([
    ...Array.from({ length: 7 }, () => 'pending'),
    'refused',
  ])
  expect(tries.map(restMinutes)).toEqual([5, 10, 20, 40, 80, 160, 320, 360])
})

test('a piece that would hold up others at a slow domain rests a little, as often as it takes', () => {
  expect(afterTry({ outcome: 'later', about: 'domain' }, 8)).toEqual({
    state: 'pending',
    wasTried: false,
    restMinutes: 1 / 6,
    sendingThen: 'goes on',
  })
})

test('what was taken, or may have been, is never sent again by itself', () => {
  expect([stateAfter('sent', 1), stateAfter('unknown', 1), stateAfter('refused', 1)]).toEqual([
    'accepted',
    'unknown',
    'refused',
  ])
})
