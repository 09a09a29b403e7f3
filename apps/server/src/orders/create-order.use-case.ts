import type { orders } from '@marquee/contract/orders'
import { lastSavedAt, moveCampaign } from '@marquee/rules/campaigns'
import { accept, refuse, type Refused } from '@marquee/rules/result'
import { lockedCampaign, movableOf } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { orderLinesStore } from './order-lines.store.ts'
import { incomplete, orderable, type Orderable, type Ordering } from './orderable.load.ts'
import { orderChangesStore, ordersStore, type OrderRow } from './orders.store.ts'
import { presentOrder } from './order.present.ts'
import { placedQuote, quoteFor, type StoredQuote } from './quote.check.ts'
import { hasTrait } from '@marquee/rules/templates'

/** The quote says what people were shown: what was counted when the audience was saved. */
export const createOrder: UseCase<typeof orders.create> = async (call) => {
  const found = await lockedCampaign(call.body.campaignKey, call.use)
  if (!found) return refuse('not-found')
  const order = await orderable(found, call)
  const refused = whyNotOrdered(order, call)
  if (refused) return refused
  const { selection, isCounted } = order
  if (isCounted && !selection) return refuse('audience.none-saved')
  const { lookedAt } = call.body
  if (lookedAt !== undefined && lookedAt !== savedAtOf(order))
    return refuse('order.campaign-changed')
  const opened = await openOrder(order, await quoteFor(order, selection?.breakdown, call), call)
  call.announce({
    orderKey: opened.key,
    campaignKey: found.campaign.key,
    quoteKey: opened.quoteKey,
  })
  return accept(await presentOrder(opened, call))
}

/** As the campaign says it of itself. */
const savedAtOf = ({ found, audienceSavedAt }: Orderable): string =>
  lastSavedAt({
    updatedAt: found.campaign.updatedAt.toISOString(),
    audience: audienceSavedAt && { savedAt: audienceSavedAt.toISOString() },
  })

/**
 * Why a campaign cannot be ordered: by its person, its status, or what is missing. Checked when the
 * order is created, and when it is submitted.
 */
export function whyNotOrdered(order: Orderable, { person }: Pick<Ordering, 'person'>) {
  const { found } = order
  const allowed = moveCampaign('submit', movableOf(found), person)
  if (!allowed.ok) return allowed
  if (hasTrait(found.campaign.category, 'year')) return refuse('order.annual')
  return incomplete(order)
}

export type OrderRefusal = Extract<ReturnType<typeof whyNotOrdered>, Refused>

/** The one open order of a campaign that this call has locked, with these figures. */
export async function openOrder(
  order: Orderable,
  quote: StoredQuote,
  { person, use, now }: Ordering,
): Promise<OrderRow> {
  const { key: campaignKey, path } = order.found.campaign
  const { lines, payments } = placedQuote(quote, order)
  const open = await use(ordersStore).open(campaignKey)
  // Also where the figures are the same: they may have been counted on newer data.
  if (open) await use(orderChangesStore).quote(open.key, quote.figures)
  if (open?.quoteKey === quote.figures.quoteKey) return { ...open, ...quote.figures }
  const opened =
    open ??
    (await use(orderChangesStore).insert({
      ...quote.figures,
      campaignKey,
      path,
      createdBy: person.key,
      createdAt: new Date(now),
      revision: (await use(ordersStore).lastRevision(campaignKey)) + 1,
    }))
  await use(orderLinesStore).save(opened.key, lines, payments)
  return { ...opened, ...quote.figures }
}
