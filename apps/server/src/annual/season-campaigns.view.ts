import type { SeasonCampaign } from '@marquee/rules/annual'
import { and, asc, eq, sql as raw } from 'drizzle-orm'
import { visible } from '../campaigns/index.ts'
import { campaigns } from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

const { key, name, templateKey, status, mailDate, annualKey } = campaigns

/** The campaigns of seasons: those of an enrollment, and what a market has of them besides. */
export const seasonCampaignsView = store((sql, scope) => ({
  /** Until this call is over nobody else enrolls the dealer, or starts one of their seasons. */
  async lock(marketKey: number): Promise<void> {
    await sql.execute(raw`SELECT pg_advisory_xact_lock(hashtext('enroll'), ${marketKey})`)
  },

  /** What a market has that was made from these templates, in any status. */
  async at(marketKey: number, templateKeys: readonly number[]): Promise<SeasonCampaign[]> {
    if (templateKeys.length === 0) return []
    return sql
      .select({ key, name, templateKey, status, mailDate, annualKey })
      .from(campaigns)
      .where(
        and(eq(campaigns.marketKey, marketKey), isAmong(templateKey, templateKeys), visible(scope)),
      )
      .orderBy(asc(key))
  },
}))
