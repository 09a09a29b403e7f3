import type { CalendarDate } from '@marquee/rules/calendar'
import { deferredPayments } from '@marquee/rules/campaigns'
import { canonical } from '@marquee/rules/orders'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { campaignsView, saveMailDates, type FoundCampaign } from '../campaigns/index.ts'
import { orderHouseholdsStore } from './order-households.store.ts'
import { orderLinesStore } from './order-lines.store.ts'
import { orderable, type Ordering } from './orderable.load.ts'
import { orderedDealersStore } from './ordered-dealers.store.ts'
import { ownContent } from './ordered-content.load.ts'
import { orderChangesStore, ordersStore } from './orders.store.ts'
import { sha256 } from './quote.check.ts'
import { isAsOrdered } from './still-ordered.check.ts'
import { decideOrder } from './decide-order.change.ts'
import type { SubmittedOrder } from './submitted-order.load.ts'

interface Dates {
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
}

/**
 * The same order on other days, as its next revision: the same people get the same pieces for the same
 * money. The one before gives way to it. The campaign is locked by this call.
 */
export async function postponeOrder(
  found: FoundCampaign,
  order: SubmittedOrder,
  dates: Dates,
  call: Ordering,
): Promise<Result<true, 'order.closed' | 'order.changed-since'>> {
  const { use, person, now } = call
  const campaignKey = found.campaign.key
  if (!isAsOrdered(await orderable(found, call, true), order)) {
    return refuse('order.changed-since', { campaignKey })
  }
  const withdrawn = await decideOrder(order, 'WITHDRAWN', call)
  if (!withdrawn.ok) return withdrawn
  const at = new Date(now)
  await saveMailDates(found, dates, { savedBy: person.key, savedAt: at }, use)
  const revised = await nextRevision(order, call)
  await copyLines(order.key, revised, dates.mailDate, use)
  await use(orderHouseholdsStore).copy(order.key, revised)
  await use(orderedDealersStore).copy(order.key, revised)
  const moved = (await use(campaignsView).find(campaignKey)) ?? found
  const present = await orderable(moved, call, true)
  const { dealers, audience, seasons } = order.content
  const content = { ...ownContent(present, present.state.today), dealers, audience, seasons }
  const contentHash = sha256(canonical(content))
  const submitted = { content, contentHash, by: person, at, freely: true }
  await use(orderChangesStore).submit(revised, submitted)
  return accept(true)
}

async function nextRevision(order: SubmittedOrder, { use, person, now }: Ordering) {
  const { campaignKey, path, quoteKey, dataStamp, totalSize, pieces, monthly } = order
  const { costWithoutDiscount, totalDiscount, estimatedCost } = order
  const revised = await use(orderChangesStore).insert({
    campaignKey,
    path,
    revision: (await use(ordersStore).lastRevision(campaignKey)) + 1,
    quoteKey,
    dataStamp,
    totalSize,
    pieces,
    costWithoutDiscount,
    totalDiscount,
    estimatedCost,
    monthly,
    createdBy: person.key,
    createdAt: new Date(now),
  })
  return revised.key
}

/** What is paid later is paid in the months after the new day. */
async function copyLines(
  from: number,
  to: number,
  mailDate: CalendarDate | null,
  use: Ordering['use'],
): Promise<void> {
  const store = use(orderLinesStore)
  const lines = await store.lines(from)
  const payments = await store.payments(from)
  const due = mailDate ? deferredPayments(0, mailDate) : []
  const dateOf = (number: number) => due[number - 1]?.date
  await store.save(
    to,
    lines.map(({ line }) => line),
    payments.map((payment) => ({ ...payment, date: dateOf(payment.number) ?? payment.date })),
  )
}
