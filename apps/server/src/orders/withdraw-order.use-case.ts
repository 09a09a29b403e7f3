import type { campaigns } from '@marquee/contract/campaigns'
import type { orders } from '@marquee/contract/orders'
import { todayIn } from '@marquee/rules/calendar'
import { cancellingOf, mayLeaveOut, type CampaignAction } from '@marquee/rules/campaigns'
import type { OrderStatus } from '@marquee/rules/orders'
import { refuse } from '@marquee/rules/result'
import {
  campaignNow,
  campaignsView,
  carryOut,
  customizingOf,
  lockedCampaign,
  saveAsDraft,
  templateOf,
  type FoundCampaign,
} from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import type { Ordering } from './orderable.load.ts'
import { decideOrder } from './decide-order.change.ts'
import { orderOf } from './submitted-order.load.ts'

/** A draft stays one; a submitted campaign becomes one again, if its submitter calls. */
export const keepAsDraft: UseCase<typeof campaigns.saveAsDraft> = async (call) => {
  const { params, use } = call
  const campaign = await use(campaignsView).find(params.key)
  if (campaign?.campaign.status !== 'SUBMITTED') return saveAsDraft(call)
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const moved = await moveWithOrder('withdraw', found, 'WITHDRAWN', call)
  if (!moved.ok) return moved
  call.announce({ key: params.key })
  return campaignNow(params.key, call)
}

/**
 * Cancels at once; a running campaign's cancellation is only requested, and the order stands until it
 * is confirmed.
 */
export const cancelCampaign: UseCase<typeof orders.cancel> = async (call) => {
  const { params, body, use } = call
  const seen = await use(campaignsView).find(params.key)
  // Always the year before its season, so that nobody decides it meanwhile.
  const annualKey = seen?.campaign.annualKey ?? null
  if (annualKey !== null) await lockedCampaign(annualKey, use)
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const { content } = await templateOf(found, call)
  const today = todayIn(found.market.timeZone, call.now)
  const leavingOut = mayLeaveOut(await customizingOf(found, content, { today, use }))
  if (!leavingOut.ok) return leavingOut
  const words = body.reason?.trim() ?? ''
  const action = cancellingOf(found.campaign.status)
  const moved =
    action === 'cancel'
      ? await moveWithOrder('cancel', found, 'CANCELLED', call, words)
      : await carryOut(action, found, call, words)
  if (!moved.ok) return moved
  call.announce({ key: params.key, action })
  return campaignNow(params.key, call)
}

/** A move of the campaign, and of the order that was submitted with it. */
async function moveWithOrder<Action extends CampaignAction>(
  action: Action,
  found: FoundCampaign,
  status: OrderStatus,
  call: Ordering,
  words = '',
) {
  const moved = await carryOut(action, found, call, words)
  if (!moved.ok) return moved
  const order = await orderOf(found.campaign.key, call.use)
  if (order?.status !== 'SUBMITTED') return moved
  const decided = await decideOrder(order, status, call)
  return decided.ok ? moved : decided
}
