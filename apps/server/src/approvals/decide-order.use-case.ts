import type { approvals } from '@marquee/contract/approvals'
import { reachesMailDate } from '@marquee/rules/approvals'
import { todayIn } from '@marquee/rules/calendar'
import { isOpenEnded } from '@marquee/rules/campaigns'
import { mayApproveFor, type OrderStatus } from '@marquee/rules/orders'
import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  carryOut,
  lockedCampaign,
  mailedOf,
  templateOf,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { creativesStore } from '../creatives/index.ts'
import {
  decideOrder,
  loadRecipients,
  orderedParts,
  orderOf,
  stillOrdered,
  type SubmittedOrder,
} from '../orders/index.ts'
import { readingOnce } from '../platform/sql/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { templatesStore } from '../templates/index.ts'
import { approvedStepsStore } from './approved-steps.store.ts'
import {
  decideEach,
  decidedKeys,
  inOrder,
  namedItems,
  type Item,
  type Results,
} from './decide-each.change.ts'

type Deciding = Pick<Call<typeof approvals.approve>, 'person' | 'use' | 'now'>
type Approving = Deciding & Pick<Call<typeof approvals.approve>, 'deployment'>

export const startReview: UseCase<typeof approvals.acknowledge> = (call) =>
  decideNamed(call, ({ found }) => carryOut('start-review', found, call))

export const approveOrders: UseCase<typeof approvals.approve> = (call) => {
  // Of campaigns that are approved in one call many began with the same.
  const library = [templatesStore, creativesStore, blackoutDatesStore]
  const approving = { ...call, use: readingOnce(call.use, library) }
  return decideNamed(call, async ({ found, order, item }) => {
    // Before the move, by which the campaign has another status.
    const recipients = order ? await loadRecipients(order, found.campaign.status, call.use) : null
    const parts = order ? await orderedParts(found, order, call.use) : []
    const moved = await carryOut('approve', found, call)
    if (!moved.ok) return moved
    if (!order) return refuse('order.closed')
    const seen = mayApproveFor(recipients, item.recipients)
    if (!seen.ok) return seen
    for (const part of parts) {
      const fits = await stillFits(part.found, part.order, approving)
      if (!fits.ok) return fits
      await addApprovedSteps(part.found, call)
    }
    return closeOrder(order, 'APPROVED', call)
  })
}

export const rejectOrders: UseCase<typeof approvals.reject> = (call) =>
  decideNamed(call, async ({ found, order }) => {
    const moved = await carryOut('reject', found, call, call.body.reason?.trim())
    return moved.ok ? closeOrder(order, 'REJECTED', call) : moved
  })

type Named = Pick<Call<typeof approvals.acknowledge>, 'query' | 'body' | 'use' | 'announce'>

interface Locked {
  found: FoundCampaign
  order: SubmittedOrder | undefined
  /** As the caller named it. */
  item: Item
}

type Refusals<Reason extends string> =
  | Reason
  | 'not-found'
  | 'request.invalid'
  | 'order.content-changed'

/** Each campaign that is named: locked, decided, and all of it undone where it was not what was looked at. */
async function decideNamed<Reason extends string>(
  { query, body, use, announce }: Named,
  decide: (locked: Locked) => Promise<Result<unknown, Reason>>,
): Promise<Result<Results, Refusals<Reason>>> {
  const named = namedItems({ query, body })
  if (!named.ok) return named
  const items = new Map(named.value.toReversed().map((item) => [item.key, item]))
  const keys = named.value.map((item) => item.key)
  const answer = await decideEach<Refusals<Reason>>(inOrder(keys), use, async (key) => {
    const item: Item = items.get(key) ?? { key, lookedAt: undefined }
    const found = await lockedCampaign(key, use)
    if (!found) return refuse('not-found')
    const order = await orderOf(key, use)
    const decided = await decide({ found, order, item })
    if (!decided.ok) return decided
    const lookedAt = item.lookedAt ?? order?.contentHash
    return order?.contentHash === lookedAt ? decided : refuse('order.content-changed')
  })
  if (answer.ok) announce(decidedKeys(answer.value))
  return answer
}

/**
 * What may have become invalid since the submission: by time, or by a change of something that it
 * depends on.
 */
async function stillFits(found: FoundCampaign, order: SubmittedOrder, call: Approving) {
  const template = await templateOf(found, call)
  const today = todayIn(found.market.timeZone, call.now)
  const mailed = mailedOf(found, template.content, today)
  // For a day that an administrator chose freely, the time to produce the pieces does not count.
  const inTime = reachesMailDate(order.submittedFreely ? { ...mailed, leadDays: 0 } : mailed)
  return inTime.ok ? stillOrdered(found, order, call) : inTime
}

async function addApprovedSteps({ campaign }: FoundCampaign, { use, person, now }: Deciding) {
  // What runs on, and a season that is customized later, is compared with what was approved of it.
  if (!isOpenEnded(campaign) && campaign.annualKey === null) return
  await use(approvedStepsStore).add(campaign.key, { by: person.key, at: new Date(now) })
}

/** Decides the order in the same way as its campaign. */
export async function closeOrder(
  order: SubmittedOrder | undefined,
  status: OrderStatus,
  call: Deciding,
): Promise<Result<true, 'order.closed'>> {
  const closed = order && (await decideOrder(order, status, call))
  return closed?.ok ? accept(true) : refuse('order.closed')
}
