import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DELIVERY_STATES,
  isSettled,
  mayBecome,
  missingOf,
  MOST_TRIES,
  restMinutes,
  stateAfter,
  totalOf,
  type Answered,
  type DeliveryState,
} from './deliveries.rules.ts'

const ALLOWED: readonly (readonly [DeliveryState, DeliveryState])[] = [
  ['pending', 'dispatching'],
  ['pending', 'suppressed'],
  ['dispatching', 'accepted'],
  ['dispatching', 'pending'],
  ['dispatching', 'refused'],
  ['dispatching', 'unknown'],
  ['unknown', 'accepted'],
  ['unknown', 'refused'],
]

test('a piece moves from state to state as in this table, and in no other way', () => {
  for (const state of DELIVERY_STATES) {
    for (const next of DELIVERY_STATES) {
      const isAllowed = ALLOWED.some(([from, to]) => from === state && to === next)
      expect([state, next, mayBecome(state, next)]).toEqual([state, next, isAllowed])
    }
  }
})

test('what may have been taken is never sent again by itself', () => {
  const answers = fc.array(fc.constantFrom<Answered>('sent', 'refused', 'later', 'unknown'))
  fc.assert(
    fc.property(answers, (all) => {
      let state: DeliveryState = 'pending'
      let takings = 0
      for (const [at, answered] of all.entries()) {
        if (!mayBecome(state, 'dispatching')) break
        if (answered === 'sent' || answered === 'unknown') takings += 1
        state = stateAfter(answered, at + 1)
      }
      expect(takings).toBeLessThanOrEqual(1)
    }),
  )
})

test('a piece that is refused for now is tried again, and refused for good after so many tries', () => {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    expect(stateAfter('later', tries)).toBe('pending')
  }
  expect(stateAfter('later', MOST_TRIES)).toBe('refused')
})

test('each rest is twice as long as the one before, up to six hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(restMinutes)).toEqual([5, 10, 20, 40, 80, 160, 320, 360])
})

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
  expect([missingOf(48, counts), missingOf(50, counts), missingOf(47, counts)]).toEqual([0, 2, -1])
  expect(DELIVERY_STATES.filter(isSettled)).toEqual([
    'accepted',
    'refused',
    'unknown',
    'suppressed',
  ])
})
