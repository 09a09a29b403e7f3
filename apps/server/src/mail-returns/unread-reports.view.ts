import { and, count, desc, eq, isNotNull, sql as raw } from 'drizzle-orm'
import { campaigns, deliveries, markets, sendings, unreadReports } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store, type Sql } from '../platform/sql/index.ts'

interface Paging {
  page: number
  size: number
}

export type UnreadSeen = Awaited<
  ReturnType<ReturnType<typeof unreadReportsView>['search']>
>['rows'][number]

/** A report may be two megabytes long; its head is at its beginning. */
const HEAD_BYTES = 16_384

const { key, arrivedAt, content, path } = unreadReports

const seen = {
  key,
  arrivedAt,
  head: raw<Buffer>`substring(${content} FROM 1 FOR ${raw.raw(String(HEAD_BYTES))})`,
  sendingKey: unreadReports.sendingKey,
  isSeed: unreadReports.isSeed,
  recipient: unreadReports.recipient,
  campaignKey: sendings.campaignKey,
  campaignName: campaigns.name,
  dealer: markets.name,
  step: sendings.stepName,
  wave: sendings.wave,
  isEmailKnown: raw<boolean>`${isNotNull(deliveries.recipient)}`,
}

/** Of a campaign that was deleted nothing else is known. */
const found = (sql: Sql) =>
  sql
    .select(seen)
    .from(unreadReports)
    .leftJoin(sendings, eq(sendings.key, unreadReports.sendingKey))
    .leftJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
    .leftJoin(markets, eq(markets.key, sendings.marketKey))
    .leftJoin(
      deliveries,
      and(
        eq(deliveries.sendingKey, unreadReports.sendingKey),
        eq(deliveries.isSeed, unreadReports.isSeed),
        eq(deliveries.recipient, unreadReports.recipient),
      ),
    )

/** What came back and only a person can read, as far as it lies in the person's scope. */
export const unreadReportsView = store((sql, scope) => ({
  /** Newest first. */
  async search({ page, size }: Paging) {
    const rows = await found(sql)
      .where(within(path, scope))
      .orderBy(desc(key))
      .limit(size)
      .offset(page * size)
    const [total] = await sql
      .select({ all: count() })
      .from(unreadReports)
      .where(within(path, scope))
    return { rows, totalElements: total?.all ?? 0 }
  },

  async one(reportKey: number) {
    const where = and(eq(key, reportKey), within(path, scope))
    const [row] = await found(sql).where(where)
    const [whole] = await sql.select({ content }).from(unreadReports).where(where)
    return row && whole && { ...row, content: whole.content }
  },
}))
