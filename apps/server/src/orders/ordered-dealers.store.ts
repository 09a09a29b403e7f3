import type { OrderedDealer } from '@marquee/rules/orders'
import { sql as raw } from 'drizzle-orm'
import { orderedDealers } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export type PlacedDealer = OrderedDealer & { path: string }

/** What pieces say of the dealers of an order, for each where they see it themselves. */
export const orderedDealersStore = store((sql) => ({
  async insert(orderKey: number, dealers: readonly PlacedDealer[]): Promise<void> {
    if (dealers.length === 0) return
    await sql.insert(orderedDealers).values(dealers.map((one) => ({ ...one, orderKey })))
  },

  /** The same, for the order that takes another's place. */
  async copy(from: number, to: number): Promise<void> {
    await sql.execute(raw`
      INSERT INTO ordered_dealers (order_key, campaign_key, market_key, dealer, logo, time_zone, path)
      SELECT ${to}::integer, campaign_key, market_key, dealer, logo, time_zone, path
        FROM ordered_dealers WHERE order_key = ${from}`)
  },
}))
