import { and, asc, desc, eq } from 'drizzle-orm'
import {
  audienceFileReceipts,
  audienceFiles,
  campaigns,
  markets,
  sendings,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store, type Sql } from '../platform/sql/index.ts'

const MOST_LISTED = 500

export type AudienceFileSeen = Awaited<
  ReturnType<ReturnType<typeof audienceFilesView>['list']>
>[number]

const found = (sql: Sql) =>
  sql
    .select({
      file: audienceFiles,
      market: { key: markets.key, name: markets.name },
      campaignKey: sendings.campaignKey,
      campaignStatus: campaigns.status,
      sending: sendings.state,
    })
    .from(audienceFiles)
    .innerJoin(sendings, eq(sendings.key, audienceFiles.sendingKey))
    .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
    .innerJoin(markets, eq(markets.key, audienceFiles.marketKey))

/** Audience files and how they were handed over, as far as they lie in the person's scope. */
export const audienceFilesView = store((sql, scope) => ({
  list: (part: string) =>
    found(sql)
      .where(and(within(audienceFiles.path, part), within(audienceFiles.path, scope)))
      .orderBy(desc(audienceFiles.shownFrom), desc(audienceFiles.key))
      .limit(MOST_LISTED),

  async one(key: number): Promise<AudienceFileSeen | undefined> {
    const [row] = await found(sql).where(
      and(eq(audienceFiles.key, key), within(audienceFiles.path, scope)),
    )
    return row
  },

  receipts: (keys: readonly number[]) =>
    sql
      .select()
      .from(audienceFileReceipts)
      .where(
        and(isAmong(audienceFileReceipts.fileKey, keys), within(audienceFileReceipts.path, scope)),
      )
      .orderBy(asc(audienceFileReceipts.fileKey), asc(audienceFileReceipts.number)),
}))
