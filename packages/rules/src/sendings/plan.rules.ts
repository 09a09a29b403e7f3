import { getsPiece, reachBy, type SentChannel } from '../audience/index.ts'
import type { StepSend } from '../campaigns/index.ts'
import { REACH_STATES, type ReachState } from '../customers/index.ts'
import { halvesOf } from './halves.rules.ts'
import type { Wave } from './schedule.rules.ts'

/**
 * Why a piece that was ordered is not sent: the customer is no longer reached, or known, or got enough lately; too little
 * is known of them to be found by ad platforms; the month has as many as were ordered at most; or a person stopped it.
 */
export const SUPPRESSED_FOR = [
  ...REACH_STATES.filter((state): state is Unreached => state !== 'REACHABLE'),
  'GONE',
  'UNMATCHED',
  'OVER_CAP',
  'STOPPED',
] as const

type Unreached = Exclude<ReachState, 'REACHABLE'>

export type SuppressedFor = Unreached | Exclude<(typeof SUPPRESSED_FOR)[number], ReachState>

/** One piece that was ordered, and why it is not sent; null: it is. */
export interface PlannedPiece {
  household: number
  suppressedFor: SuppressedFor | null
}

/** The customers of a dealer, as an order named them. */
export interface OrderedHouseholds {
  /** Ascending. */
  households: Uint32Array
  /** The contact code of each when it was ordered; null of orders that did not keep them. */
  contacts: Uint8Array | null
}

export interface Planning {
  campaignKey: number
  wave: Wave
  isInTwoWaves: boolean
  channel: SentChannel
  send: StepSend
  ordered: OrderedHouseholds
  /** The contact codes of today; who is not among them is not known any more. */
  known: ReadonlyMap<number, number>
}

/**
 * The pieces of one sending: those that were ordered, and no other. Who had no email then gets a letter, and still
 * does with an email of today; who wants none any more is left out and listed.
 */
export function planPieces(planning: Planning): PlannedPiece[] {
  const { channel, send, ordered, known } = planning
  return [...placesIn(planning)].flatMap((place) => {
    const household = ordered.households[place] ?? 0
    const now = known.get(household)
    const then = ordered.contacts?.[place] ?? now
    if (then === undefined || !getsPiece(then, channel, send)) return []
    return [{ household, suppressedFor: whyLeftOut(channel, now) }]
  })
}

/** Leaves more of those out that were planned, for this reason where there is none before it. */
export const leaveOut = (
  pieces: readonly PlannedPiece[],
  households: ReadonlySet<number>,
  reason: SuppressedFor,
): PlannedPiece[] =>
  pieces.map(({ household, suppressedFor }) => ({
    household,
    suppressedFor: suppressedFor ?? (households.has(household) ? reason : null),
  }))

/** By how a customer is reached at this moment; undefined: they are not known any more. Null: they get their piece. */
export function whyLeftOut(
  channel: SentChannel,
  contact: number | undefined,
): SuppressedFor | null {
  if (contact === undefined) return 'GONE'
  const reach = reachBy(channel, contact)
  return reach === 'REACHABLE' ? null : reach
}

/** Of all households of this wave, their places among those that were ordered, ascending. */
export function placesIn({
  campaignKey,
  wave,
  isInTwoWaves,
  ordered,
}: Pick<Planning, 'campaignKey' | 'wave' | 'isInTwoWaves' | 'ordered'>): Iterable<number> {
  if (!isInTwoWaves) return ordered.households.keys()
  const [first, second] = halvesOf(campaignKey, ordered.households)
  return wave === 1 ? first : second
}
