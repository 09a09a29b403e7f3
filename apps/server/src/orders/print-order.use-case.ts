import type { orders } from '@marquee/contract/orders'
import { todayIn } from '@marquee/rules/calendar'
import { orderedAsItIs, orderForm } from '@marquee/rules/orders'
import { accept, refuse } from '@marquee/rules/result'
import { campaignsView, detailsOf } from '../campaigns/index.ts'
import { paintInTurn, proofAddress, proofsStore } from '../pieces/index.ts'
import { Pause, type PausingUseCase } from '../platform/use-case.ts'
import { ordersStore } from './orders.store.ts'
import { presentOrder } from './order.present.ts'

type Print = typeof orders.form

/** Painted while no transaction is open, and kept for a few minutes as proofs of pieces are. */
export const printOrder: PausingUseCase<Print> = async (call) => {
  const order = await call.use(ordersStore).find(call.params.key)
  const found = order && (await call.use(campaignsView).find(order.campaignKey))
  if (!order || !found) return refuse('not-found')
  const { hierarchyId } = found.campaign
  const { timeZone } = found.market
  const told = await presentOrder(order, call)
  const on = (by: typeof told.submitted) =>
    by && { name: by.name, day: todayIn(timeZone, Date.parse(by.at)) }
  // While it is open, the campaign still says what is ordered.
  const details = orderedAsItIs(order.content ?? detailsOf(found.campaign, []))
  const dated = { submitted: on(told.submitted), decided: on(told.decided) }
  const pages = orderForm({ ...told, ...dated, hierarchyId, details })
  const title = `${told.campaign.name}, order ${told.key}`
  return new Pause<Print>(async () => {
    const painted = await paintInTurn({ pages, pictures: new Map(), title, now: call.now })
    return async (next) => {
      if (!painted.ok) return refuse('piece.painters-busy')
      next.announce({ orderKey: told.key })
      const hash = await next.use(proofsStore).keep(painted.value, next.now)
      return accept({ url: next.links.sign(proofAddress(hash), next.now) })
    }
  })
}
