/**
 * What became of one piece for one recipient. It is `dispatching` before the first byte leaves, so that what was on its
 * way when a program ended is known; whether it arrived is not, and so it is `unknown` from then on, until a person
 * finds out. `suppressed`: it was not sent, for a reason that came up after the order.
 */
const DELIVERY_STATES = [
  'pending',
  'dispatching',
  'accepted',
  'refused',
  'unknown',
  'suppressed',
] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

export type DeliveryCounts = Readonly<Record<DeliveryState, number>>

export const totalOf = (counts: DeliveryCounts): number =>
  DELIVERY_STATES.reduce((sum, state) => sum + counts[state], 0)

/** What a mail server, a printer or a platform answered. */
export type Answered = 'sent' | 'refused' | 'later' | 'unknown'

/** So often a piece is tried that is refused for now. */
const MOST_TRIES = 8
const FIRST_REST_MINUTES = 5
const MOST_REST_MINUTES = 6 * 60

/** While a server is slow at its domain a piece leaves its place to others for so long. */
export const REST_FOR_ROOM_MINUTES = 1 / 6

/** What a piece becomes that was answered at so many tries. What may have been taken is never sent again by itself. */
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

/**
 * What a carrier spoke of: a recipient that is refused says nothing about the next one. Domain: the server is slow at it,
 * and the piece would hold up others.
 */
export type AnsweredAbout = 'server' | 'sender' | 'recipient' | 'message' | 'domain'

export interface AfterTry {
  state: DeliveryState
  /** False: the piece was not looked at, and may be tried as often as before. */
  wasTried: boolean
  /** Null: it does not rest. */
  restMinutes: number | null
  /** What the sending does: nothing is sent for a while, or until a person has looked at it. */
  sendingThen: 'goes on' | 'rests' | 'is held'
}

/** What is done after a piece was tried so often. Trouble that is not about the piece is no reason to write it off. */
export function afterTry(
  { outcome, about }: { outcome: Answered; about: AnsweredAbout },
  tries: number,
): AfterTry {
  const isOfAll = about === 'server' || about === 'sender'
  if (isOfAll && (outcome === 'later' || outcome === 'refused')) {
    const sendingThen = outcome === 'later' ? 'rests' : 'is held'
    return { state: 'pending', wasTried: false, restMinutes: null, sendingThen }
  }
  if (about === 'domain' && outcome === 'later') {
    const restMinutes = REST_FOR_ROOM_MINUTES
    return { state: 'pending', wasTried: false, restMinutes, sendingThen: 'goes on' }
  }
  const state = stateAfter(outcome, tries)
  const rests = state === 'pending' ? restMinutes(tries) : null
  return { state, wasTried: true, restMinutes: rests, sendingThen: 'goes on' }
}

/** So many pieces that are refused in a row are no bad luck: a person looks before more of them do harm. */
export const MOST_REFUSED_IN_A_ROW = 20
