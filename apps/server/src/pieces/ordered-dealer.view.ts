import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { campaigns, orderedDealers } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** What the pieces of a campaign said of a market when it was submitted. */
export const orderedDealerView = store((sql, scope) => ({
  /** Undefined: there is no such campaign in the person's scope. */
  async statusOf(campaignKey: number) {
    const [campaign] = await sql
      .select({ status: campaigns.status })
      .from(campaigns)
      .where(and(eq(campaigns.key, campaignKey), within(campaigns.path, scope)))
    return campaign?.status
  },

  /** As it was submitted last, by itself or as a child of the campaign. */
  async newest(marketKey: number, campaignKey: number) {
    const children = sql
      .select({ key: campaigns.key })
      .from(campaigns)
      .where(eq(campaigns.parentKey, campaignKey))
    const [row] = await sql
      .select()
      .from(orderedDealers)
      .where(
        and(
          eq(orderedDealers.marketKey, marketKey),
          or(
            eq(orderedDealers.campaignKey, campaignKey),
            inArray(orderedDealers.campaignKey, children),
          ),
          within(orderedDealers.path, scope),
        ),
      )
      .orderBy(desc(orderedDealers.orderKey))
      .limit(1)
    return row
  },
}))
