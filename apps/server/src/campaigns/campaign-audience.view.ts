import { and, eq, sql as raw } from 'drizzle-orm'
import { audienceSelections } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type CountedAudience = Pick<
  typeof audienceSelections.$inferSelect,
  'campaignKey' | 'pieces' | 'estimatedCost'
>

const { campaignKey, totalSize, pieces, estimatedCost, costWithoutDiscount, basis, savedAt } =
  audienceSelections

/** What each dealer pays; read without the rest of what was counted. */
const bills = raw<number[]>`jsonb_path_query_array(
  ${audienceSelections.breakdown}, '$.**.audienceByMarket[*].estimatedCost')`

/** The facts that a campaign shows about its saved audience. */
export const campaignAudienceView = store((sql, scope) => ({
  async find(key: number) {
    const [row] = await sql
      .select({ totalSize, pieces, estimatedCost, costWithoutDiscount, bills, basis, savedAt })
      .from(audienceSelections)
      .where(and(eq(campaignKey, key), within(audienceSelections.path, scope)))
    return row
  },

  /** By the keys of their campaigns. */
  async among(campaignKeys: readonly number[]): Promise<Map<number, CountedAudience>> {
    if (campaignKeys.length === 0) return new Map()
    const rows = await sql
      .select({ campaignKey, pieces, estimatedCost })
      .from(audienceSelections)
      .where(and(isAmong(campaignKey, campaignKeys), within(audienceSelections.path, scope)))
    return new Map(rows.map((row) => [row.campaignKey, row]))
  },
}))
