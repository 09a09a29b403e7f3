import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import { campaigns, keptEmails, markets, sendings } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store, type Sql } from '../platform/sql/index.ts'

interface KeptFilters {
  part: string
  text?: string | undefined
  campaignKey?: number | undefined
  page: number
  size: number
}

export type KeptEmailSeen = Awaited<
  ReturnType<ReturnType<typeof keptEmailsView>['search']>
>['rows'][number]

const { key, toAddress, subject, isSeed, arrivedAt, content } = keptEmails

const seen = {
  key,
  toAddress,
  subject,
  isSeed,
  arrivedAt,
  campaignKey: sendings.campaignKey,
  campaignName: campaigns.name,
  step: sendings.stepName,
  wave: sendings.wave,
  dealer: markets.name,
}

const found = (sql: Sql) =>
  sql
    .select(seen)
    .from(keptEmails)
    .innerJoin(sendings, eq(sendings.key, keptEmails.sendingKey))
    .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
    .innerJoin(markets, eq(markets.key, sendings.marketKey))

/** Emails that were kept, as far as they lie in the person's scope. */
export const keptEmailsView = store((sql, scope) => ({
  /** Newest first. */
  async search({ part, text, campaignKey, page, size }: KeptFilters) {
    const like = containing(text)
    const where = and(
      within(keptEmails.path, part),
      within(keptEmails.path, scope),
      like === undefined ? undefined : or(ilike(toAddress, like), ilike(subject, like)),
      campaignKey === undefined ? undefined : eq(sendings.campaignKey, campaignKey),
    )
    const rows = await found(sql)
      .where(where)
      .orderBy(desc(key))
      .limit(size)
      .offset(page * size)
    const [total] = await sql
      .select({ all: count() })
      .from(keptEmails)
      .innerJoin(sendings, eq(sendings.key, keptEmails.sendingKey))
      .where(where)
    return { rows, totalElements: total?.all ?? 0 }
  },

  async one(emailKey: number) {
    const where = and(eq(key, emailKey), within(keptEmails.path, scope))
    const [row] = await found(sql).where(where)
    const [kept] = await sql.select({ content }).from(keptEmails).where(where)
    return row && kept && { ...row, content: kept.content }
  },
}))
