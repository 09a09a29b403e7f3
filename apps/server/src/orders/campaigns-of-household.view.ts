import { STANDING } from '@marquee/rules/orders'
import { and, desc, eq } from 'drizzle-orm'
import { shownName, visible } from '../campaigns/index.ts'
import { campaigns, orderHouseholds, orders } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { unpacked } from './order-households.store.ts'

/** Campaigns with a submitted or approved order that names a household, the last one first. */
export const campaignsOfHouseholdView = store((sql, scope) => ({
  async all(marketKey: number, household: number) {
    const { key, name, initialName, status, mailDate, secondMailDate } = campaigns
    const rows = await sql
      .select({
        key,
        campaign: { name, initialName },
        status,
        mailDate,
        secondMailDate,
        orderKey: orders.key,
        submittedAt: orders.submittedAt,
        households: orderHouseholds.households,
      })
      .from(orderHouseholds)
      .innerJoin(orders, eq(orders.key, orderHouseholds.orderKey))
      .innerJoin(campaigns, eq(campaigns.key, orderHouseholds.campaignKey))
      .where(
        and(
          eq(orderHouseholds.marketKey, marketKey),
          within(orderHouseholds.path, scope),
          isAmong(orders.status, STANDING.orders),
          visible(scope),
        ),
      )
      .orderBy(desc(orders.submittedAt), desc(orders.key))
    const named = rows.filter(({ households }) => unpacked(households).includes(household))
    // Of a campaign that was ordered again the last order counts.
    const last = new Map(named.toReversed().map((row) => [row.key, row]))
    return [...last.values()].toReversed().map(({ campaign, households: _, ...row }) => ({
      ...row,
      name: shownName(campaign),
    }))
  },
}))
