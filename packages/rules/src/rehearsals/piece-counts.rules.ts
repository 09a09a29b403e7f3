import { getsPiece } from '../audience/index.ts'
import { leaveOut, placesIn, planPieces, whyLeftOut, type Planning } from '../sendings/index.ts'

/**
 * Why a household of a wave gets no piece of a sending: it is not reached by its channel, is not known any more,
 * gets its email in place of a letter, is more than its month may have, or would get more by then than its brand allows.
 */
export const LEFT_OUT_FOR = [
  'OPTED_OUT',
  'UNDELIVERABLE',
  'NO_DATA',
  'GONE',
  'BY_EMAIL',
  'OVER_CAP',
  'PRESSED',
] as const

export type LeftOutFor = (typeof LEFT_OUT_FOR)[number]

export interface LeftOut {
  reason: LeftOutFor
  count: number
}

export interface PieceCounts {
  /** Who would get a piece, ascending. */
  households: readonly number[]
  /** All others of the wave, each by one reason. */
  leftOut: readonly LeftOut[]
}

/** Whom a sending would reach by what is known of its households now: planned as it is planned on its day. */
export function pieceCounts(
  planning: Planning,
  overCap: ReadonlySet<number> = new Set(),
): PieceCounts {
  const pieces = leaveOut(planPieces(planning), overCap, 'OVER_CAP')
  const reasons = new Map<number, LeftOutFor | null>(
    pieces.map(({ household, suppressedFor }) => [household, ofPlanned(suppressedFor)]),
  )
  const counts = new Map<LeftOutFor, number>()
  for (const place of placesIn(planning)) {
    const household = planning.ordered.households[place] ?? 0
    const planned = reasons.get(household)
    const reason = planned === undefined ? whyUnplanned(place, planning) : planned
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return {
    households: pieces.flatMap((piece) => (piece.suppressedFor === null ? [piece.household] : [])),
    leftOut: LEFT_OUT_FOR.flatMap((reason) => {
      const count = counts.get(reason) ?? 0
      return count === 0 ? [] : [{ reason, count }]
    }),
  }
}

/** Without those who would get more by then than their brand allows. */
export function withinPressure(
  { households, leftOut }: PieceCounts,
  pressed: ReadonlySet<number>,
): PieceCounts {
  const going = households.filter((household) => !pressed.has(household))
  const count = households.length - going.length
  return {
    households: going,
    leftOut: count === 0 ? leftOut : [...leftOut, { reason: 'PRESSED', count }],
  }
}

type Suppressed = ReturnType<typeof planPieces>[number]['suppressedFor']

/** What comes up on the day only: a plan does not name it. */
const ON_THE_DAY = ['UNMATCHED', 'STOPPED'] as const

const isOnTheDay = (reason: Suppressed): reason is (typeof ON_THE_DAY)[number] =>
  ON_THE_DAY.some((one) => one === reason)

const ofPlanned = (reason: Suppressed): LeftOutFor | null => (isOnTheDay(reason) ? 'GONE' : reason)

/** A household that the order has no piece for by this channel. */
function whyUnplanned(place: number, { channel, send, ordered, known }: Planning): LeftOutFor {
  const household = ordered.households[place] ?? 0
  const contact = ordered.contacts?.[place] ?? known.get(household)
  const reason = whyLeftOut(channel, contact)
  if (reason !== null) return ofPlanned(reason) ?? 'GONE'
  const alone = { ...send, isMailBackfill: false }
  return contact !== undefined && getsPiece(contact, channel, alone) ? 'BY_EMAIL' : 'NO_DATA'
}
