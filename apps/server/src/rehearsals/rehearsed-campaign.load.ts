import { createHash } from 'node:crypto'
import type { CalendarDate } from '@marquee/rules/calendar'
import { campaignPhases } from '@marquee/rules/campaigns'
import { canonical, type OrderedContent } from '@marquee/rules/orders'
import type { FoundCampaign } from '../campaigns/index.ts'
import {
  orderable,
  orderedContent,
  orderOf,
  type Orderable,
  type Ordering,
} from '../orders/index.ts'

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
  const { key, status } = found.campaign
  const order = campaignPhases[status] === 'draft' ? undefined : await orderOf(key, call.use)
  if (order) {
    const { content } = order
    return { found, content, contentHash: hashOf(content, found), orderKey: order.key, draft: null }
  }
  const now = await orderable(found, call)
  const draft = { ...now, state: { ...now.state, today } }
  const content = await orderedContent(draft, draft.selection?.breakdown, call)
  return { found, content, contentHash: hashOf(content, found), orderKey: null, draft }
}

const hashOf = (content: OrderedContent, { campaign }: FoundCampaign): string =>
  sha256({ content, seeds: campaign.details.sampleRecipients })

export const sha256 = (sent: object): string =>
  createHash('sha256').update(canonical(sent)).digest('hex')
