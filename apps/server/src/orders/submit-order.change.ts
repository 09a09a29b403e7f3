import { mayOrder } from '@marquee/rules/audience'
import { canonical, orderTexts, totalsOf, type OrderedDealer } from '@marquee/rules/orders'
import { places } from '@marquee/rules/builder'
import { accept, refuse } from '@marquee/rules/result'
import { readySelection, type ChosenHouseholds, type ReadySelection } from '../audience/index.ts'
import { customersHoldStore } from '../customers/index.ts'
import { carryOut, countedFrom, lockedCampaign, type FoundCampaign } from '../campaigns/index.ts'
import { openOrder, whyNotOrdered } from './create-order.use-case.ts'
import { orderHouseholdsStore } from './order-households.store.ts'
import { isAdministering, orderable, type Orderable, type Ordering } from './orderable.load.ts'
import { orderedDealersStore, type PlacedDealer } from './ordered-dealers.store.ts'
import { orderedContent } from './ordered-content.load.ts'
import { areKnown } from './recipients.load.ts'
import { orderChangesStore, ordersStore, type OrderRow } from './orders.store.ts'
import { dealersOf } from './ordering-dealers.load.ts'
import { quoteFor, sha256, type StoredQuote } from './quote.check.ts'

/** A campaign to be submitted, as it was before it was counted for the submission. */
export interface Submitting {
  campaignKey: number
  /** Of the figures that were shown. */
  quoteKey: string
  /** Undefined: it is not counted. */
  selection: ReadySelection | undefined
  savedAt: number | undefined
}

/** Checks all that can be checked before the counting. */
export async function readyToSubmit(found: FoundCampaign, quoteKey: string, call: Ordering) {
  const campaignKey = found.campaign.key
  const order = await orderable(found, call)
  const refused = whyNotOrdered(order, call)
  if (refused) return refused
  const { selection: saved, isCounted } = order
  if (!isCounted) return accept({ campaignKey, quoteKey, selection: undefined, savedAt: undefined })
  if (!saved) return refuse('audience.none-saved')
  const selection = await readySelection(countedFrom(order), saved.request, call)
  // A dealer, a model or a way of sending that is no longer there.
  if (!selection.ok) return refuse('order.incomplete', { campaignKey, missing: [STALE] })
  const savedAt = saved.savedAt.getTime()
  return accept({ campaignKey, quoteKey, selection: selection.value, savedAt })
}

const STALE = {
  code: 'order.stale-audience',
  text: orderTexts.staleAudience,
  place: places.audience,
} as const

export interface SubmitCall extends Ordering {
  query: { bypassMinOrderValue: 'true' | 'false' }
}

/** Submits one campaign, unless it became another one, or costs something else, by now. */
export async function submitOne(
  submitting: Submitting,
  chosen: ChosenHouseholds | undefined,
  call: SubmitCall,
) {
  const { use, person, now, query } = call
  const { campaignKey, quoteKey } = submitting
  const found = await lockedCampaign(campaignKey, use)
  if (!found) return refuse('not-found')
  const order = await orderable(found, call)
  const refused = whyNotOrdered(order, call)
  if (refused) return refused
  if (order.selection?.savedAt.getTime() !== submitting.savedAt) {
    return refuse('audience.campaign-changed')
  }
  if (chosen) {
    const isBypassing = query.bypassMinOrderValue === 'true'
    const enough = mayOrder(chosen.counted, person.permissions, isBypassing)
    if (!enough.ok) return enough
  }
  const quote = await quoteFor(order, chosen?.counted, call)
  if (quote.figures.quoteKey !== quoteKey) return changed(order, quote, call)
  const content = await orderedContent(order, chosen?.counted, call)
  const opened = await openOrder(order, quote, call)
  const contentHash = sha256(canonical(content))
  await use(orderChangesStore).submit(opened.key, {
    content,
    contentHash,
    by: person,
    at: new Date(now),
    freely: isAdministering(call),
  })
  await use(orderedDealersStore).insert(opened.key, placed(content.dealers, order))
  if (chosen) {
    const households = householdsOf(order, chosen)
    await use(customersHoldStore).toName(households.map(({ marketKey }) => marketKey))
    if (!(await areKnown(households, use))) return refuse('audience.campaign-changed')
    await use(orderHouseholdsStore).insert(opened.key, households)
  }
  const moved = await carryOut('submit', found, call)
  return moved.ok ? accept({ orderKey: opened.key }) : moved
}

/** Each lies at its dealer. */
function placed(dealers: readonly OrderedDealer[], order: Orderable): PlacedDealer[] {
  const paths = new Map(dealersOf(order).map(({ marketKey, path }) => [marketKey, path]))
  return dealers.map((one) => ({
    ...one,
    path: paths.get(one.marketKey) ?? order.found.campaign.path,
  }))
}

/** What was shown and what it is now, and what to send to take it. */
async function changed(order: Orderable, quote: StoredQuote, { use }: Ordering) {
  const campaignKey = order.found.campaign.key
  const open: OrderRow | undefined = await use(ordersStore).open(campaignKey)
  return refuse('order.quote-changed', {
    campaignKey,
    quoteKey: quote.figures.quoteKey,
    shown: open ? totalsOf(open) : null,
    present: totalsOf(quote),
  })
}

function householdsOf(order: Orderable, { counted, households }: ChosenHouseholds) {
  const versions = new Map(
    counted.dataStamp.versions.map(({ marketKey, version }) => [marketKey, version]),
  )
  return dealersOf(order).map((dealer) => ({
    ...dealer,
    version: versions.get(dealer.marketKey) ?? 0,
    households: households.get(dealer.marketKey) ?? new Uint32Array(),
  }))
}
