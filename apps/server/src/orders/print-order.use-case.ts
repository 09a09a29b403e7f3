import type { orders } from '@marquee/contract/orders'
import { todayIn } from '@marquee/rules/calendar'
import { orderedAsItIs, orderForm } from '@marquee/rules/orders'
import { accept, refuse } from '@marquee/rules/result'
import { campaignsView, savedDetails } from '../campaigns/index.ts'
import { paintInTurn, proofAddress, proofsStore } from '../pieces/index.ts'
import { Pause, type PausingUseCase } from '../platform/use-case.ts'
import { ordersStore } from './orders.store.ts'
import { presentOrder } from './order.present.ts'

type Print = typeof orders.form

/** Painted while no transaction is open, and stored for a few minutes like proofs of pieces. */
export const printOrder: PausingUseCase<Print> = async (call) => {
  const order = await call.use(ordersStore).find(call.params.key)
  const found = order && (await call.use(campaignsView).find(order.campaignKey))
  if (!order || !found) return refuse('not-found')
  const { hierarchyId } = found.campaign
  const { timeZone } = found.market
  const presented = await presentOrder(order, call)
  const on = (by: typeof presented.submitted) =>
    by && { name: by.name, day: todayIn(timeZone, Date.parse(by.at)) }
  // While it is open, the campaign still says what is ordered.
  const details = orderedAsItIs(order.content ?? savedDetails(found.campaign, []))
  const dated = { submitted: on(presented.submitted), decided: on(presented.decided) }
  const pages = orderForm({ ...presented, ...dated, hierarchyId, details })
  const title = `${presented.campaign.name}, order ${presented.key}`
  return new Pause<Print>(async () => {
    const painted = await paintInTurn({ pages, pictures: new Map(), title, now: call.now })
    return async (next) => {
      if (!painted.ok) return refuse('piece.painters-busy')
      next.announce({ orderKey: presented.key })
      const hash = await next.use(proofsStore).store(painted.value, next.now)
      return accept({ url: next.links.sign(proofAddress(hash), next.now) })
    }
  })
}
