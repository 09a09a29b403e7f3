import { accept, refuse } from '../result/index.ts'
import { describe, expect, test } from 'vitest'
import {
  mayBeSent,
  moveSending,
  SENDING_MOVES,
  SENDING_STATES,
  whyHeld,
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
  reopen: ['-', '-', '-', '-', 'running'],
}

test.each(ACTIONS)('%s leads where this table says, from each state', (action) => {
  for (const [at, state] of SENDING_STATES.entries()) {
    const to = TABLE[action][at]
    const expected = to === '-' || to === undefined ? refuse('sending.not-now') : accept(to)
    expect(moveSending(state, action)).toEqual(expected)
  }
})

describe('a sending', () => {
  const due = Date.parse('2027-03-14T05:00:00Z')
  const after = (hours: number) => due + hours * 3_600_000
  const held = (now: number, restoredAt: number | null = null, letGoAt: number | null = null) =>
    whyHeld({ dueAt: due, letGoAt }, { now, restoredAt })

  test('goes on its day, and waits for a person from a moment more than a day later', () => {
    expect([due, after(24), after(24) + 1].map((now) => held(now))).toEqual([null, null, 'late'])
  })

  test('that was due when the database was put back waits for a person; what is due later does not', () => {
    expect(held(after(2), after(1))).toBe('restored')
    expect(held(after(2), due)).toBe('restored')
    expect(held(after(2), due - 1)).toBeNull()
  })

  test.each([
    ['no database was put back', null, null, false],
    ['it was put back afterwards', after(1), null, true],
    ['it was put back before', due - 1, null, false],
    ['a person has let it go since', after(1), after(2), false],
    ['a person had let it go before', after(1), after(0.5), true],
  ])('that is ready may have been sent already where %s: %s %s', (_, restoredAt, letGoAt, may) => {
    expect(mayBeSent({ since: due, letGoAt }, restoredAt)).toBe(may)
  })

  test('goes once it was let go, and is held again if the database is put back afterwards', () => {
    expect(held(after(50), after(1), after(49))).toBeNull()
    expect(held(after(50), after(49.5), after(49))).toBe('restored')
    expect(held(after(74), null, after(49))).toBe('late')
  })
})
