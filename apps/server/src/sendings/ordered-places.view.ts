import { and, eq } from 'drizzle-orm'
import { orderedDealers } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

/** Where the dealers of an order lie, by the campaign of each. */
export const orderedPlacesView = store((sql) => ({
  async of(orderKey: number): Promise<ReadonlyMap<number, string>> {
    const rows = await sql
      .select({ campaignKey: orderedDealers.campaignKey, path: orderedDealers.path })
      .from(orderedDealers)
      .where(eq(orderedDealers.orderKey, orderKey))
    return new Map(rows.map(({ campaignKey, path }) => [campaignKey, path]))
  },

  /** By whose clock a sending leaves. */
  async timeZoneOf({ orderKey, campaignKey }: { orderKey: number; campaignKey: number }) {
    const [row] = await sql
      .select({ timeZone: orderedDealers.timeZone })
      .from(orderedDealers)
      .where(
        and(eq(orderedDealers.orderKey, orderKey), eq(orderedDealers.campaignKey, campaignKey)),
      )
    return row?.timeZone
  },
}))
