import { count, eq, isNotNull, sql as raw } from 'drizzle-orm'
import { markets, marketVersions } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export const publishedFilesView = store((sql) => ({
  /** The table has a row for each dealer: no file is opened to count them. */
  async standing(): Promise<{ files: number; households: number }> {
    const [row] = await sql
      .select({
        files: count(),
        households: raw<number>`coalesce(sum(${marketVersions.households}), 0)::float8`,
      })
      .from(marketVersions)
      .where(isNotNull(marketVersions.publishedAt))
    return row ?? { files: 0, households: 0 }
  },

  /** How many markets have a file of a day, in each time zone; null: none is written yet. */
  byDay(): Promise<{ asOf: string | null; timeZone: string; markets: number }[]> {
    return sql
      .select({ asOf: marketVersions.asOf, timeZone: markets.timeZone, markets: count() })
      .from(marketVersions)
      .innerJoin(markets, eq(markets.key, marketVersions.marketKey))
      .groupBy(marketVersions.asOf, markets.timeZone)
  },
}))
