import { expect, test } from 'vitest'
import { countsOf, totalOf } from './deliveries.rules.ts'

test('all that was planned is in one of the states', () => {
  const counts = countsOf([
    { state: 'pending', count: 1 },
    { state: 'dispatching', count: 2 },
    { state: 'accepted', count: 30 },
    { state: 'refused', count: 4 },
    { state: 'unknown', count: 5 },
    { state: 'suppressed', count: 2 },
    { state: 'suppressed', count: 4 },
  ])
  expect(counts).toEqual({
    pending: 1,
    dispatching: 2,
    accepted: 30,
    refused: 4,
    unknown: 5,
    suppressed: 6,
  })
  expect(totalOf(counts)).toBe(48)
})
