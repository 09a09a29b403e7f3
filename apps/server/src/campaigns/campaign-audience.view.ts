import { and, eq } from 'drizzle-orm'
import { audienceSelections } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

const { totalSize, pieces, estimatedCost, costWithoutDiscount, basis, savedAt } = audienceSelections

/** What a campaign tells of the audience that is saved for it. */
export const campaignAudienceView = store((sql, scope) => ({
  async find(campaignKey: number) {
    const [row] = await sql
      .select({ totalSize, pieces, estimatedCost, costWithoutDiscount, basis, savedAt })
      .from(audienceSelections)
      .where(
        and(
          eq(audienceSelections.campaignKey, campaignKey),
          within(audienceSelections.path, scope),
        ),
      )
    return row
  },
}))
