import { mayOrder } from '@marquee/rules/audience'
import {
  canonical,
  orderTexts,
  totalsOf,
  type OrderedContent,
  type OrderedDealer,
  type OrderTotals,
} from '@marquee/rules/orders'
import { places } from '@marquee/rules/builder'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { readySelection, type ChosenHouseholds, type ReadySelection } from '../audience/index.ts'
import { customersHoldStore } from '../customers/index.ts'
import { carryOut, countedFrom, lockedCampaign, type FoundCampaign } from '../campaigns/index.ts'
import { openOrder, whyNotOrdered } from './create-order.use-case.ts'
import { orderHouseholdsStore } from './order-households.store.ts'
import { isAdministering, orderable, type Orderable, type Ordering } from './orderable.load.ts'
import { orderedDealersStore, type PlacedDealer } from './ordered-dealers.store.ts'
import { orderedContent } from './ordered-content.load.ts'
import { areKnown } from './recipients.load.ts'
import { orderChangesStore, ordersStore } from './orders.store.ts'
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
  const order = await orderable(found, call)
  const refused = whyNotOrdered(order, call)
  return refused ?? readyAudience(order, quoteKey, call)
}

/** Whom a campaign reaches, to be counted for its submission. */
export async function readyAudience(order: Orderable, quoteKey: string, call: Ordering) {
  const campaignKey = order.found.campaign.key
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
  const { use } = call
  const { campaignKey, quoteKey } = submitting
  const found = await lockedCampaign(campaignKey, use)
  if (!found) return refuse('not-found')
  const order = await orderable(found, call)
  const refused = whyNotOrdered(order, call)
  if (refused) return refused
  const quote = await quoteNow(order, { submitting, chosen }, call)
  if (!quote.ok) return quote
  if (quote.value.figures.quoteKey !== quoteKey) {
    const open = await use(ordersStore).open(campaignKey)
    return quoteChanged(campaignKey, { shown: open, present: quote.value })
  }
  const content = await orderedContent(order, chosen?.counted, call)
  const frozen = await freeze(order, { quote: quote.value, content, chosen }, call)
  if (!frozen.ok) return frozen
  const moved = await carryOut('submit', found, call)
  return moved.ok ? accept({ orderKey: frozen.value.orderKey }) : moved
}

interface Counted {
  submitting: Submitting
  /** Undefined: it is not counted. */
  chosen: ChosenHouseholds | undefined
}

/** What it costs as it was just counted, unless another audience was saved meanwhile. */
export async function quoteNow(
  order: Orderable,
  { submitting, chosen }: Counted,
  call: SubmitCall,
): Promise<Result<StoredQuote, 'audience.campaign-changed' | 'audience.below-minimum'>> {
  if (order.selection?.savedAt.getTime() !== submitting.savedAt) {
    return refuse('audience.campaign-changed')
  }
  if (chosen) {
    const isBypassing = call.query.bypassMinOrderValue === 'true'
    const enough = mayOrder(chosen.counted, call.person.permissions, isBypassing)
    if (!enough.ok) return enough
  }
  return accept(await quoteFor(order, chosen?.counted, call))
}

/** What was shown and what it is now, and what to send to take it. */
export const quoteChanged = (
  campaignKey: number,
  { shown, present }: { shown: OrderTotals | undefined; present: StoredQuote },
) =>
  refuse('order.quote-changed', {
    campaignKey,
    quoteKey: present.figures.quoteKey,
    shown: shown ? totalsOf(shown) : null,
    present: totalsOf(present),
  })

interface Frozen {
  quote: StoredQuote
  content: OrderedContent
  chosen: ChosenHouseholds | undefined
}

/** All that is sent, for this price, to these households. */
export async function freeze(
  order: Orderable,
  { quote, content, chosen }: Frozen,
  call: Ordering,
): Promise<Result<{ orderKey: number; contentHash: string }, 'audience.campaign-changed'>> {
  const { use, person, now } = call
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
  return accept({ orderKey: opened.key, contentHash })
}

/** Each lies at its dealer. */
function placed(dealers: readonly OrderedDealer[], order: Orderable): PlacedDealer[] {
  const paths = new Map(dealersOf(order).map(({ marketKey, path }) => [marketKey, path]))
  return dealers.map((one) => ({
    ...one,
    path: paths.get(one.marketKey) ?? order.found.campaign.path,
  }))
}

function householdsOf(order: Orderable, { counted, households }: ChosenHouseholds) {
  const versions = new Map(
    counted.dataStamp.versions.map(({ marketKey, version }) => [marketKey, version]),
  )
  return dealersOf(order).map((dealer) => ({
    ...dealer,
    version: versions.get(dealer.marketKey) ?? 0,
    ...(households.get(dealer.marketKey) ?? NONE_CHOSEN),
  }))
}

const NONE_CHOSEN = { households: new Uint32Array(), contacts: new Uint8Array() }
