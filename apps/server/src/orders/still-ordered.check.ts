import { todayIn } from '@marquee/rules/calendar'
import {
  canonical,
  orderProblems,
  type OrderedDealer,
  type PrintedDealer,
} from '@marquee/rules/orders'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { campaignsView, type FoundCampaign } from '../campaigns/index.ts'
import type { Use } from '../platform/sql/index.ts'
import {
  isAdministering,
  missingOnWire,
  orderable,
  printedBy,
  type Orderable,
  type Ordering,
} from './orderable.load.ts'
import { ownContent, type OwnContent } from './ordered-content.load.ts'
import { seasonOrdersOf, type SubmittedOrder } from './submitted-order.load.ts'

/**
 * Checks again, before the approval, all that was checked at the submission. An open-ended campaign may
 * have been saved in between: then what would be sent is not what was submitted.
 */
export async function stillOrdered(
  found: FoundCampaign,
  order: SubmittedOrder,
  call: Ordering,
): Promise<Result<true, 'order.changed-since' | 'order.no-longer-fits'>> {
  const campaignKey = found.campaign.key
  const present = await orderable(found, call, order.submittedFreely || isAdministering(call))
  if (!isAsOrdered(present, order)) return refuse('order.changed-since', { campaignKey })
  // Its pieces show the dealers as they were submitted.
  const dealers = order.content.dealers.map(asPrinted)
  const missing = orderProblems({ ...present.state, ...(await printedBy(dealers, call.use)) })
  return missing.length === 0
    ? accept(true)
    : refuse('order.no-longer-fits', { campaignKey, missing: missing.map(missingOnWire) })
}

export interface OrderedPart {
  found: FoundCampaign
  order: SubmittedOrder
}

/** A campaign as it was ordered; of a year, all of its seasons as well. */
export async function orderedParts(
  found: FoundCampaign,
  order: SubmittedOrder,
  use: Use,
): Promise<OrderedPart[]> {
  const seasons: OrderedPart[] = []
  for (const season of await seasonOrdersOf(order, use)) {
    const campaign = await use(campaignsView).find(season.campaignKey)
    if (campaign) seasons.push({ found: campaign, order: season })
  }
  return [{ found, order }, ...seasons]
}

/** A dealer of a metro campaign says until the pieces are made which number is theirs. */
const asPrinted = ({ dealer, logo }: OrderedDealer): PrintedDealer => ({
  dealer: { ...dealer, phone: dealer.phone ?? '' },
  logo,
})

/** Does the campaign still say what was submitted of it? */
export function isAsOrdered(present: Orderable, order: SubmittedOrder): boolean {
  const { timeZone } = present.found.market
  const submittedOn = todayIn(timeZone, (order.submittedAt ?? order.createdAt).getTime())
  return canonical(ownContent(present, submittedOn)) === canonical(ownOf(order))
}

function ownOf({ content }: SubmittedOrder): OwnContent {
  const { dealers: _, audience: __, seasons: ___, ...own } = content
  return own
}
