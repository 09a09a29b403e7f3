import { count, isNotNull, sql as raw } from 'drizzle-orm'
import { marketVersions } from '../db/schema/index.ts'
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
}))
