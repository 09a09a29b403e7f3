import { accept, refuse } from '../result/index.ts'
import { expect, test } from 'vitest'
import {
  isTooLate,
  moveSending,
  SENDING_MOVES,
  SENDING_STATES,
  type SendingAction,
  type SendingState,
} from './sendings.rules.ts'

const ACTIONS = Object.keys(SENDING_MOVES) as SendingAction[]

/** By the state before, in the order of SENDING_STATES; a dash where it is refused. */
const TABLE: Readonly<Record<SendingAction, readonly (SendingState | '-')[]>> = {
  hold: ['-', 'held', 'held', '-', '-'],
  'let-go': ['running', '-', '-', '-', '-'],
  pause: ['-', 'paused', '-', '-', '-'],
  resume: ['-', '-', 'running', '-', '-'],
  stop: ['stopped', 'stopped', 'stopped', '-', '-'],
  finish: ['-', 'done', '-', '-', '-'],
}

test.each(ACTIONS)('%s leads where this table says, from each state', (action) => {
  for (const [at, state] of SENDING_STATES.entries()) {
    const to = TABLE[action][at]
    const expected = to === '-' || to === undefined ? refuse('sending.not-now') : accept(to)
    expect(moveSending(state, action)).toEqual(expected)
  }
})

test('a day is not too late, and a moment more is', () => {
  const due = Date.parse('2027-03-14T13:00:00Z')
  expect(isTooLate(due, due - 1)).toBe(false)
  expect(isTooLate(due, due + 24 * 3_600_000)).toBe(false)
  expect(isTooLate(due, due + 24 * 3_600_000 + 1)).toBe(true)
})
