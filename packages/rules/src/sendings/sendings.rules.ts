import { mayApprove, type Moving } from '../campaigns/index.ts'
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
  // Somebody decided that pieces of it, which may not have arrived, are sent again.
  reopen: { from: ['done'], to: 'running', by: 'approver' },
} as const satisfies Readonly<Record<string, Move>>

export type SendingAction = keyof typeof SENDING_MOVES

/** Those of people. */
export const SENDING_ACTIONS = ['let-go', 'pause', 'resume', 'stop'] as const

export type PersonsAction = (typeof SENDING_ACTIONS)[number]

/** May this person do it? Whoever orders may pause what is sent; to end it, or to let it go, takes an approver. */
export const mayMoveSending = (
  action: PersonsAction,
  person: Pick<Moving, 'level' | 'permissions'>,
): Result<true, 'campaign.not-an-orderer' | 'campaign.not-an-approver'> =>
  SENDING_MOVES[action].by === 'approver' ? mayApprove(person) : mayPauseSending(person)

export const mayPauseSending = ({
  permissions,
}: Pick<Moving, 'permissions'>): Result<true, 'campaign.not-an-orderer'> =>
  permissions.includes('CAN_SUBMIT_ORDER') ? accept(true) : refuse('campaign.not-an-orderer')

/** Is nothing more sent of it? */
export const isOver = (state: SendingState): boolean => state === 'stopped' || state === 'done'

export type SendingRefusal = 'sending.not-now'

/** Whatever leads to another state than this one is refused. */
export function moveSending(
  state: SendingState,
  action: SendingAction,
): Result<SendingState, SendingRefusal> {
  const { from, to }: Move = SENDING_MOVES[action]
  return from.includes(state) ? accept(to) : refuse('sending.not-now')
}

/** Why it waits for a person. */
export const HELD_FOR = ['late', 'restored', 'refused'] as const

export type HeldFor = (typeof HELD_FOR)[number]

interface Due {
  /** When its day began at its market. */
  dueAt: number
  /** When a person let it go; null: never. */
  letGoAt: number | null
}

const DAY = 24 * 3_600_000

/**
 * What should have begun more than a day ago waits for a person, as its offers, or its reason, may be over. So does
 * what was due when the database was put back: it may have been sent before, by the rows that are lost.
 */
export function whyHeld(
  { dueAt, letGoAt }: Due,
  { now, restoredAt }: { now: number; restoredAt: number | null },
): HeldFor | null {
  if (mayBeSent({ since: dueAt, letGoAt }, restoredAt)) return 'restored'
  return now - Math.max(dueAt, letGoAt ?? dueAt) > DAY ? 'late' : null
}

/** By rows that are lost: it was due, or made ready, when the database was put back, and nobody has let it go since. */
export const mayBeSent = (
  { since, letGoAt }: { since: number; letGoAt: number | null },
  restoredAt: number | null,
): boolean => restoredAt !== null && Math.max(since, letGoAt ?? since) <= restoredAt
