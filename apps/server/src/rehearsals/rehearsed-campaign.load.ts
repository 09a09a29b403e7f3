import { createHash } from 'node:crypto'
import type { CalendarDate } from '@marquee/rules/calendar'
import { campaignPhases } from '@marquee/rules/campaigns'
import { canonical, type OrderedContent } from '@marquee/rules/orders'
import { isSetOff } from '@marquee/rules/templates'
import type { FoundCampaign } from '../campaigns/index.ts'
import {
  orderable,
  orderedContent,
  orderOf,
  ordersOf,
  type Orderable,
  type Ordering,
} from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'

/** What a rehearsal sends: what was ordered, or what an order of the draft would hold. */
export interface RehearsedCampaign {
  found: FoundCampaign
  content: OrderedContent
  /** Also of who looks at pieces, which is no part of an order. */
  contentHash: string
  /** Null: it is a draft. */
  orderKey: number | null
  /** With what is missing of it; null: it is ordered. */
  draft: Orderable | null
}

/** As of a day: coupons without an end of their own end by it, so that a rehearsal does not get old by itself. */
export async function rehearsedCampaign(
  found: FoundCampaign,
  today: CalendarDate,
  call: Ordering,
): Promise<RehearsedCampaign> {
  const { status } = found.campaign
  const order = campaignPhases[status] === 'draft' ? undefined : await sentOrder(found, call.use)
  if (order) {
    const { content } = order
    return { found, content, contentHash: hashOf(content, found), orderKey: order.key, draft: null }
  }
  const now = await orderable(found, call)
  const draft = { ...now, state: { ...now.state, today } }
  const content = await orderedContent(draft, draft.selection?.breakdown, call)
  return { found, content, contentHash: hashOf(content, found), orderKey: null, draft }
}

/** Day by day goes out what was approved last, whatever was ordered since; all else is decided before its day. */
async function sentOrder({ campaign: { key, category } }: FoundCampaign, use: Use) {
  if (!isSetOff(category)) return orderOf(key, use)
  const orders = await ordersOf(key, use)
  return orders.find(({ status }) => status === 'APPROVED') ?? orders[0]
}

const hashOf = (content: OrderedContent, { campaign }: FoundCampaign): string =>
  sha256({ content, seeds: campaign.details.sampleRecipients })

export const sha256 = (sent: object): string =>
  createHash('sha256').update(canonical(sent)).digest('hex')
