import type { CalendarDate } from '@marquee/rules/calendar'
import { deferredPayments } from '@marquee/rules/campaigns'
import { canonical, postponedContent } from '@marquee/rules/orders'
import { accept } from '@marquee/rules/result'
import type { CallingPerson } from '../platform/person.ts'
import type { Store } from '../platform/sql/index.ts'
import { orderHouseholdsStore } from './order-households.store.ts'
import { orderLinesStore } from './order-lines.store.ts'
import { orderChangesStore, ordersStore } from './orders.store.ts'
import { sha256 } from './quote.use-case.ts'
import { decideOrder, type SubmittedOrder } from './submitted-order.use-case.ts'

interface Postponing {
  use: <Made>(store: Store<Made>) => Made
  person: CallingPerson
  now: number
}

interface Dates {
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
}

/**
 * The same order on other days, as its next revision: the same people get the same pieces for the same
 * money. The one before gives way to it.
 */
export async function postponeOrder(order: SubmittedOrder, dates: Dates, call: Postponing) {
  const { use, person, now } = call
  const withdrawn = await decideOrder(order.key, 'WITHDRAWN', call)
  if (!withdrawn.ok) return withdrawn
  const { key, campaignKey, revision, path, ...rest } = order
  const { quoteKey, dataStamp, totalSize, pieces, ...costs } = rest
  const { costWithoutDiscount, totalDiscount, estimatedCost } = costs
  const open = await use(ordersStore).open(campaignKey)
  if (open) await use(orderChangesStore).remove(open.key)
  const made = await use(orderChangesStore).insert({
    ...{ campaignKey, path, revision: Math.max(revision, open?.revision ?? 0) + 1 },
    ...{
      quoteKey,
      dataStamp,
      totalSize,
      pieces,
      costWithoutDiscount,
      totalDiscount,
      estimatedCost,
    },
    ...{ createdBy: person.key, createdAt: new Date(now) },
  })
  await copyLines(key, made.key, dates.mailDate, use)
  await use(orderHouseholdsStore).copy(key, made.key)
  const content = postponedContent(order.content, dates)
  const contentHash = sha256(canonical(content))
  const submitted = { content, contentHash, by: person, at: new Date(now) }
  await use(orderChangesStore).submit(made.key, submitted)
  return accept({ orderKey: made.key })
}

/** What is paid later is paid in the months after the new day. */
async function copyLines(
  from: number,
  to: number,
  mailDate: CalendarDate | null,
  use: Postponing['use'],
): Promise<void> {
  const store = use(orderLinesStore)
  const lines = await store.lines(from)
  const payments = await store.payments(from)
  const due = mailDate ? deferredPayments(0, mailDate) : []
  await store.save(
    to,
    lines.map(({ line }) => line),
    payments.map((payment) => ({
      ...payment,
      date: due[payment.number - 1]?.date ?? payment.date,
    })),
  )
}
