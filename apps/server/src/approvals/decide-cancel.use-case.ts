import type { approvals } from '@marquee/contract/approvals'
import { accept, refuse } from '@marquee/rules/result'
import { carryOut, lockedCampaign } from '../campaigns/index.ts'
import { orderOf } from '../orders/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { closeOrder } from './decide-order.use-case.ts'

export const confirmCancel: UseCase<typeof approvals.confirmCancel> = async (call) => {
  const { params, body, use, announce } = call
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const moved = await carryOut('confirm-cancel', found, call, body.reason?.trim())
  if (!moved.ok) return moved
  const closed = await closeOrder(await orderOf(params.key, use), 'CANCELLED', call)
  if (!closed.ok) return closed
  announce({ key: params.key })
  return accept({ key: params.key, status: moved.value.status })
}

/** The campaign goes back to its status before, and its order stays as it is. */
export const declineCancel: UseCase<typeof approvals.declineCancel> = async (call) => {
  const { params, body, use, announce } = call
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const moved = await carryOut('decline-cancel', found, call, body.reason?.trim())
  if (!moved.ok) return moved
  announce({ key: params.key })
  return accept({ key: params.key, status: moved.value.status })
}
