import { and, desc, eq, ne } from 'drizzle-orm'
import { campaigns, orders } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

const { key, status, mailDate, details, templateKey, templateVersion } = campaigns

/** What says until when orders are to be decided. */
export const decidingView = store((sql, scope) => ({
  among: (keys: readonly number[]) =>
    sql
      .selectDistinctOn([key], {
        key,
        status,
        mailDate,
        details,
        templateKey,
        templateVersion,
        submittedFreely: orders.submittedFreely,
      })
      .from(campaigns)
      .leftJoin(orders, and(eq(orders.campaignKey, key), ne(orders.status, 'OPEN')))
      .where(and(isAmong(key, keys), within(campaigns.path, scope)))
      .orderBy(key, desc(orders.revision)),
}))
