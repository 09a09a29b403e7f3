import type { CalendarDate } from '@marquee/rules/calendar'
import { and, eq, sql as raw } from 'drizzle-orm'
import { marketVersions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type MarketVersionRow = typeof marketVersions.$inferSelect

export interface PublishedFile {
  marketKey: number
  version: number
  households: number
  checksum: string
  asOf: CalendarDate
}

/** Which households of each market serve, and which file counts them. */
export const marketVersionsStore = store((sql, scope) => ({
  async find(marketKey: number): Promise<MarketVersionRow | undefined> {
    const [row] = await sql
      .select()
      .from(marketVersions)
      .where(and(eq(marketVersions.marketKey, marketKey), within(marketVersions.path, scope)))
    return row
  },

  /** Those of these markets that have customers; without keys, all in the scope. */
  findAll(marketKeys?: readonly number[]): Promise<MarketVersionRow[]> {
    const ofMarkets = marketKeys && isAmong(marketVersions.marketKey, marketKeys)
    return sql
      .select()
      .from(marketVersions)
      .where(and(ofMarkets, within(marketVersions.path, scope)))
      .orderBy(marketVersions.marketKey)
  },

  /** How many are counted in a part of the scope. */
  async householdsWithin(part: string): Promise<number> {
    const [row] = await sql
      .select({ all: raw<number>`coalesce(sum(${marketVersions.households}), 0)::float8` })
      .from(marketVersions)
      .where(and(within(marketVersions.path, scope), within(marketVersions.path, part)))
    return row?.all ?? 0
  },

  /** From the end of this transaction on these households serve. */
  async serve(marketKey: number, path: string, dataVersion: number): Promise<void> {
    const first = { version: 0, households: 0, checksum: '', contactsVersion: 1 }
    const contactsVersion = raw`${marketVersions.version} + 1`
    await sql
      .insert(marketVersions)
      .values({ marketKey, path, dataVersion, ...first })
      .onConflictDoUpdate({
        target: marketVersions.marketKey,
        set: { dataVersion, contactsVersion },
      })
  },

  /** Somebody was suppressed or erased: a file that is being written just now may not count that yet. */
  async contactsChanged(marketKeys: readonly number[]): Promise<void> {
    await sql
      .update(marketVersions)
      .set({ contactsVersion: raw`${marketVersions.version} + 2` })
      .where(and(isAmong(marketVersions.marketKey, marketKeys), within(marketVersions.path, scope)))
  },

  async numbered(marketKey: number, nextHousehold: number): Promise<void> {
    await sql
      .update(marketVersions)
      .set({ nextHousehold: raw`greatest(${marketVersions.nextHousehold}, ${nextHousehold})` })
      .where(eq(marketVersions.marketKey, marketKey))
  },

  async publish({ marketKey, ...file }: PublishedFile): Promise<void> {
    await sql
      .update(marketVersions)
      .set({ ...file, publishedAt: raw`now()` })
      .where(eq(marketVersions.marketKey, marketKey))
  },

  /** One after the other in each brand: which households are shared depends on its other markets. */
  async lockBrand(hierarchyId: string): Promise<void> {
    await sql.execute(
      raw`SELECT pg_advisory_xact_lock(hashtext('publish'), hashtext(${hierarchyId}))`,
    )
  },
}))
