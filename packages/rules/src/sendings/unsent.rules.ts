import type { SentChannel } from '../audience/index.ts'
import { mayApprove, type CampaignStatus, type Moving } from '../campaigns/index.ts'
import { isByEmail } from '../channels/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { SendingState } from './sendings.rules.ts'

/** What became of pieces that did not arrive, as far as is known. */
export const UNSENT_STATES = ['unknown', 'refused', 'suppressed'] as const

export type UnsentState = (typeof UNSENT_STATES)[number]

/** What a person makes of pieces of which it is not known whether they arrived. */
export const UNKNOWN_DECISIONS = ['send-again', 'count-as-sent'] as const

export type UnknownDecision = (typeof UNKNOWN_DECISIONS)[number]

interface Deciding {
  sending: { channel: SentChannel; state: SendingState }
  campaignStatus: CampaignStatus
}

/** Whoever sends a piece again may send it twice: it takes an approver, and a sending that nobody has stopped. */
export function mayDecideUnknown(
  decision: UnknownDecision,
  { sending, campaignStatus }: Deciding,
  person: Pick<Moving, 'level' | 'permissions'>,
): Result<true, 'campaign.not-an-approver' | 'sending.not-now'> {
  const allowed = mayApprove(person)
  if (!allowed.ok) return allowed
  if (!isByEmail(sending.channel)) return refuse('sending.not-now')
  if (decision === 'count-as-sent') return accept(true)
  const isGoingOn = campaignStatus === 'ACTIVE' || campaignStatus === 'COMPLETED'
  return isGoingOn && sending.state !== 'stopped' ? accept(true) : refuse('sending.not-now')
}
