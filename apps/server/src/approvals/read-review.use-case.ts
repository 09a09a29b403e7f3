import type { approvals } from '@marquee/contract/approvals'
import { changesBetween } from '@marquee/rules/approvals'
import { reachInWords } from '@marquee/rules/audience'
import { mayApprove } from '@marquee/rules/campaigns'
import { ability, accept, refuse } from '@marquee/rules/result'
import { campaignEventsStore, campaignsView } from '../campaigns/index.ts'
import { marketsStore } from '../markets/index.ts'
import { loadRecipients, ordersOf, type SubmittedOrder } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { changedTouchpoints } from './changed-touchpoints.present.ts'

export const readReview: UseCase<typeof approvals.review> = async (call) => {
  const { params, person, use } = call
  const found = await use(campaignsView).find(params.key)
  if (!found) return refuse('not-found')
  const [order, ...earlier] = await ordersOf(params.key, use)
  const before = await lastBefore(params.key, earlier, use)
  const children = await use(campaignsView).childrenOf(found.campaign)
  const markets = await use(marketsStore).findAll(children.map(({ marketKey }) => marketKey))
  return accept({
    order: order ? presentRevision(order) : null,
    since: before ? decisionOf(before) : null,
    changes: order && before ? changesBetween(before.order.content, order.content) : [],
    touchpoints: await changedTouchpoints(found, call),
    recipients: order ? await loadRecipients(order, found.campaign.status, use) : null,
    audience: order?.content.audience ? [...reachInWords(order.content.audience.request)] : [],
    dealers: namesOf(order, markets).toSorted(),
    can: { decideTouchpoints: ability(mayApprove(person)) },
  })
}

/** The dealers of a metro campaign; once it is submitted they are called as they were then. */
function namesOf(
  order: SubmittedOrder | undefined,
  markets: readonly { key: number; name: string }[],
): string[] {
  const then = new Map(order?.content.dealers.map((one) => [one.marketKey, one.dealer.name]))
  return markets.map(({ key, name }) => then.get(key) ?? name)
}

interface Before {
  order: SubmittedOrder
  isPostponed: boolean
}

/**
 * What an order is compared with: what was moved to another day with what it was before that; else what was decided
 * last, or, where nobody has decided yet, what was withdrawn, which an approver may have seen.
 */
async function lastBefore(
  key: number,
  earlier: readonly SubmittedOrder[],
  use: Use,
): Promise<Before | undefined> {
  const events = await use(campaignEventsStore).all(key)
  const latest = events.findLast(({ action }) => action === 'submit' || action === 'postpone')
  const isPostponed = latest?.action === 'postpone'
  const decided = earlier.find(({ status }) => status === 'APPROVED' || status === 'REJECTED')
  const withdrawn = earlier.find(({ status }) => status === 'WITHDRAWN')
  const order = isPostponed ? earlier[0] : (decided ?? withdrawn)
  return order && { order, isPostponed }
}

function presentRevision(order: SubmittedOrder) {
  const { contentHash, revision, status, submittedByName, submittedAt, submittedFreely } = order
  return {
    contentHash,
    revision,
    status,
    submittedBy: submittedByName,
    submittedAt: submittedAt?.toISOString() ?? null,
    submittedFreely,
  }
}

function decisionOf({ order, isPostponed }: Before) {
  const { status, decidedByName, decidedAt, createdAt } = order
  return { status, isPostponed, by: decidedByName, at: (decidedAt ?? createdAt).toISOString() }
}
