import { STANDING } from '@marquee/rules/orders'
import { and, eq } from 'drizzle-orm'
import { campaigns, orderHouseholds, orders } from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { unpacked } from './order-households.store.ts'

/** Households that orders name for which something is still to be sent. */
export const orderedHouseholdsView = store((sql) => ({
  /** Their numbers at a market, each once. */
  async at({ key, path }: { key: number; path: string }): Promise<Uint32Array> {
    const rows = await sql
      .select({ households: orderHouseholds.households })
      .from(orderHouseholds)
      .innerJoin(orders, eq(orders.key, orderHouseholds.orderKey))
      .innerJoin(campaigns, eq(campaigns.key, orders.campaignKey))
      .where(
        and(
          eq(orderHouseholds.path, path),
          eq(orderHouseholds.marketKey, key),
          isAmong(orders.status, STANDING.orders),
          isAmong(campaigns.status, STANDING.campaigns),
        ),
      )
    const numbers = new Set<number>()
    for (const { households } of rows) for (const one of unpacked(households)) numbers.add(one)
    return Uint32Array.from(numbers)
  },
}))
