/**
 * What became of one piece for one recipient. It is `dispatching` before the first byte leaves, so that what was on its
 * way when a program ended is known; whether it arrived is not, and so it is `unknown` from then on, until a person
 * finds out. `suppressed`: it was not sent, for a reason that came up after the order.
 */
export const DELIVERY_STATES = [
  'pending',
  'dispatching',
  'accepted',
  'refused',
  'unknown',
  'suppressed',
] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

const NEXT: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = {
  pending: ['dispatching', 'suppressed'],
  // Back to pending: it was refused for now, and certainly not taken.
  dispatching: ['accepted', 'pending', 'refused', 'unknown'],
  accepted: [],
  refused: [],
  // By a person, who has asked the receiving side.
  unknown: ['accepted', 'refused'],
  suppressed: [],
}

export const mayBecome = (state: DeliveryState, next: DeliveryState): boolean =>
  NEXT[state].includes(next)

/** Nothing more is done for it by itself. */
export const isSettled = (state: DeliveryState): boolean =>
  state !== 'pending' && state !== 'dispatching'

/** What a mail server, a printer or a platform answered. */
export type Answered = 'sent' | 'refused' | 'later' | 'unknown'

/** So often a piece is tried that is refused for now. */
export const MOST_TRIES = 8
const FIRST_REST_MINUTES = 5
const MOST_REST_MINUTES = 6 * 60

/** What it becomes when it was answered at so many tries. */
export function stateAfter(answered: Answered, tries: number): DeliveryState {
  switch (answered) {
    case 'sent':
      return 'accepted'
    case 'refused':
      return 'refused'
    case 'unknown':
      return 'unknown'
    case 'later':
      return tries < MOST_TRIES ? 'pending' : 'refused'
  }
}

/** For how long it rests after so many tries that were refused for now: each time twice as long. */
export const restMinutes = (tries: number): number =>
  Math.min(FIRST_REST_MINUTES * 2 ** (tries - 1), MOST_REST_MINUTES)

export type DeliveryCounts = Readonly<Record<DeliveryState, number>>

export const totalOf = (counts: DeliveryCounts): number =>
  DELIVERY_STATES.reduce((sum, state) => sum + counts[state], 0)

/** How many of those that were planned are in no state, or how many too many are in one; 0 at all times. */
export const missingOf = (planned: number, counts: DeliveryCounts): number =>
  planned - totalOf(counts)
