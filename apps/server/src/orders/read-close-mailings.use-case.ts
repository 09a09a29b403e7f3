import type { orders } from '@marquee/contract/orders'
import { addDays } from '@marquee/rules/calendar'
import { closeMailings } from '@marquee/rules/orders'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore, narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { orderHouseholdsStore } from './order-households.store.ts'

/** Only of one dealer at a time: their orders are few enough to be compared with each other. */
export const readCloseMailings: UseCase<typeof orders.closeMailings> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { person, query, use, deployment } = call
  const withinDays = deployment.piecesApartDays
  const market = await use(marketsStore).find(query.marketKey ?? person.homeMarketKey)
  if (market?.type !== 'DEALER') return accept({ withinDays, closeMailings: [] })
  const mailings = await use(orderHouseholdsStore).mailedBetween({
    market,
    first: addDays(query.from, -withinDays),
    last: addDays(query.from, query.days - 1 + withinDays),
  })
  return accept({ withinDays, closeMailings: closeMailings(mailings, withinDays) })
}
