import type { orders } from '@marquee/contract/orders'
import { accept, refuse } from '@marquee/rules/result'
import { campaignsView } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { ordersStore } from './orders.store.ts'
import { partOf, presentOrder } from './order.present.ts'

export const readOrder: UseCase<typeof orders.read> = async (call) => {
  const order = await call.use(ordersStore).find(call.params.key)
  return order ? accept(await presentOrder(order, call)) : refuse('not-found')
}

/** The one that is open, or else what was submitted last. */
export const readOrderOfCampaign: UseCase<typeof orders.ofCampaign> = async (call) => {
  const { params, use } = call
  const campaign = await use(campaignsView).find(params.key)
  if (!campaign) return refuse('not-found')
  const [submitted] = await use(ordersStore).submitted(params.key, 1)
  const order = (await use(ordersStore).open(params.key)) ?? submitted
  return accept({
    order: order ? await presentOrder(order, call) : null,
    part: await partOf(campaign, use),
  })
}
