import { reachBy, reachedBy, usedChannels } from '../audience/index.ts'
import {
  CAMPAIGN_STATUSES,
  hasEnded,
  type CampaignStatus,
  type StepSend,
} from '../campaigns/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { ORDER_STATUSES, type OrderStatus } from './statuses.rules.ts'

/** How many of the households that an order named can still be sent to, and why the others cannot. */
export interface Recipients {
  /** When it was submitted. */
  ordered: number
  present: number
  erased: number
  optedOut: number
  /** Their emails or letters come back, or their address is no longer known. */
  unreachable: number
}

const IS_STANDING: Readonly<Record<OrderStatus, boolean>> = {
  OPEN: false,
  SUBMITTED: true,
  APPROVED: true,
  WITHDRAWN: false,
  REJECTED: false,
  CANCELLED: false,
}

/** Is something still to be sent for an order? The customers whom it names are stored for so long. */
export const isStanding = (order: OrderStatus, campaign: CampaignStatus): boolean =>
  IS_STANDING[order] && !hasEnded(campaign)

/** The same for a question to the database. */
export const STANDING = {
  orders: ORDER_STATUSES.filter((status) => IS_STANDING[status]),
  campaigns: CAMPAIGN_STATUSES.filter((status) => !hasEnded(status)),
} as const

interface LookedAt {
  /** Recipients of dealers at whom nothing has changed. */
  unchanged: number
  /** All others. */
  toLookAt: number
  /** The contact codes of those others who are still known, each with how many have it. */
  known: ReadonlyMap<number, number>
  sends: readonly StepSend[]
}

export function recipientsOf({ unchanged, toLookAt, known, sends }: LookedAt): Recipients {
  const reached = new Set(reachedBy(sends))
  const channels = usedChannels(sends)
  const hasOptedOut = (contact: number) =>
    channels.some((channel) => reachBy(channel, contact) === 'OPTED_OUT')
  const found: Recipients = {
    ordered: unchanged + toLookAt,
    present: unchanged,
    erased: toLookAt,
    optedOut: 0,
    unreachable: 0,
  }
  for (const [contact, count] of known) {
    found.erased -= count
    if (reached.has(contact)) found.present += count
    else if (hasOptedOut(contact)) found.optedOut += count
    else found.unreachable += count
  }
  return found
}

export const areSomeGone = ({ ordered, present }: Recipients): boolean => present < ordered

/** An order that lost recipients is approved by people who say how many it has now. */
export function mayApproveFor(
  recipients: Recipients | null,
  named: number | undefined,
): Result<true, 'order.recipients-gone'> {
  if (!recipients || !areSomeGone(recipients) || named === recipients.present) return accept(true)
  return refuse('order.recipients-gone', { recipients })
}
