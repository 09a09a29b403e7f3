import type { CalendarDate } from '@marquee/rules/calendar'
import { campaignPhases } from '@marquee/rules/campaigns'
import { campaignsView, type FoundCampaign } from '../campaigns/index.ts'
import { orderable, orderedContent, type Orderable, type Ordering } from '../orders/index.ts'
import { dealerOnPieceView, orderedDealerView } from '../pieces/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { rehearsedCampaign, sha256, type RehearsedCampaign } from './rehearsed-campaign.load.ts'

interface OfProgram extends Ordering {
  /** What the program sees: the dealer does not see the whole. */
  own: Use
}

/** Of a metro campaign what goes to the customers of one dealer, by the order of the whole. Undefined: that is not there any more. */
export async function rehearsedPart(
  found: FoundCampaign,
  today: CalendarDate,
  { own, ...call }: OfProgram,
): Promise<RehearsedCampaign | undefined> {
  const { key, parentKey } = found.campaign
  const whole = parentKey === null ? undefined : await own(campaignsView).find(parentKey)
  if (!whole) return undefined
  const sent = await rehearsedCampaign(whole, today, { ...call, use: own })
  const dealers = sent.content.dealers.filter(({ campaignKey }) => campaignKey === key)
  return {
    ...sent,
    found,
    content: { ...sent.content, dealers },
    contentHash: await partHash(found, today, call),
    draft: sent.draft && (await printedForOne(sent.draft, found.market.key, own)),
  }
}

/** Nothing is said about the pieces of the other dealers. */
async function printedForOne(draft: Orderable, marketKey: number, use: Use): Promise<Orderable> {
  const dealer = await use(dealerOnPieceView).find(marketKey)
  return { ...draft, state: { ...draft.state, printedFor: dealer ? [dealer] : [] } }
}

/**
 * Of what the part sends, by what it holds itself: it follows the whole, which people of the dealer do not see. What
 * was changed of it and is not ordered yet becomes another thing once it is.
 */
export async function partHash(
  found: FoundCampaign,
  today: CalendarDate,
  call: Ordering,
): Promise<string> {
  const { key, status, details } = found.campaign
  const now = await orderable(found, call)
  const held = { ...now, state: { ...now.state, today } }
  const content = await orderedContent(held, held.selection?.breakdown, call)
  const isDraft = campaignPhases[status] === 'draft'
  const ordered = isDraft
    ? undefined
    : await call.use(orderedDealerView).newest(found.market.key, key)
  const seeds = details.sampleRecipients
  const unordered = isDraft ? [] : now.steps.filter((step) => step.status === 'DRAFT')
  return sha256({
    content: { ...content, dealers: (ordered ? [ordered] : content.dealers).map(onPieces) },
    seeds,
    unordered: unordered.map((step) => step.key),
  })
}

type Printed = Pick<
  Awaited<ReturnType<typeof orderedContent>>['dealers'][number],
  'dealer' | 'logo'
>

/** What pieces say of a dealer: in a metro campaign the number of the group in place of their own. */
const onPieces = ({ dealer, logo }: Printed) => ({ dealer: { ...dealer, phone: null }, logo })
