import type { SentChannel } from '../audience/index.ts'
import type { StepSend } from '../campaigns/index.ts'
import { isByEmail } from '../channels/index.ts'
import { whyLeftOut, type PlannedPiece } from './plan.rules.ts'

interface Sent {
  channel: SentChannel
  /** Null: it is no second email itself. */
  follows: number | null
}

/** Is a second email sent to those who do not open this one? */
export const hasSecond = (
  { channel, follows }: Sent,
  { isReblasted }: Pick<StepSend, 'isReblasted'>,
): boolean => isReblasted && follows === null && isByEmail(channel)

/**
 * The pieces of a second email: for those to whom the first one was delivered and who did not open it; who is not reached
 * any more is left out. By the contact codes of today; who is not among them is not known any more.
 */
export const planSecond = (
  unopened: readonly number[],
  known: ReadonlyMap<number, number>,
): PlannedPiece[] =>
  unopened.map((household) => ({
    household,
    suppressedFor: whyLeftOut('EMAIL', known.get(household)),
  }))
