import { accept, refuse, type Result } from '../result/index.ts'

/**
 * What a campaign sends by one step, one channel and in one wave. `held`: it waits for a person, as it is late or the
 * database was put back. `stopped` and `done` are its ends.
 */
export const SENDING_STATES = ['held', 'running', 'paused', 'stopped', 'done'] as const

export type SendingState = (typeof SENDING_STATES)[number]

/** Who carries a move out. */
type Mover = 'orderer' | 'approver' | 'program'

interface Move {
  from: readonly SendingState[]
  to: SendingState
  by: Mover
}

export const SENDING_MOVES = {
  hold: { from: ['running', 'paused'], to: 'held', by: 'program' },
  'let-go': { from: ['held'], to: 'running', by: 'approver' },
  pause: { from: ['running'], to: 'paused', by: 'orderer' },
  resume: { from: ['paused'], to: 'running', by: 'orderer' },
  stop: { from: ['held', 'running', 'paused'], to: 'stopped', by: 'approver' },
  finish: { from: ['running'], to: 'done', by: 'program' },
} as const satisfies Readonly<Record<string, Move>>

export type SendingAction = keyof typeof SENDING_MOVES

export type SendingRefusal = 'sending.not-now'

/** Whatever leads to another state than this one is refused. */
export function moveSending(
  state: SendingState,
  action: SendingAction,
): Result<SendingState, SendingRefusal> {
  const { from, to }: Move = SENDING_MOVES[action]
  return from.includes(state) ? accept(to) : refuse('sending.not-now')
}

const HOUR = 3_600_000
const MOST_LATE = 24 * HOUR

/** What should have begun more than a day ago waits for a person: its offers, or its reason, may be over. */
export const isTooLate = (dueAt: number, now: number): boolean => now - dueAt > MOST_LATE
