import { and, eq, exists, ne, not, sql as raw } from 'drizzle-orm'
import { marketFileParts, marketVersions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

const { marketKey, checksum, parts, path } = marketFileParts

/** Which of the stored files are served, and which are of no use any more. */
export const servedFilesStore = store((sql, scope) => ({
  /** The markets whose served file is there, with every part. */
  async wholeMarkets(): Promise<Set<number>> {
    const rows = await sql
      .select({ key: marketKey })
      .from(marketFileParts)
      .innerJoin(marketVersions, isServed())
      .where(within(path, scope))
      .groupBy(marketKey)
      .having(raw`count(*) = max(${parts})`)
    return new Set(rows.map(({ key }) => key))
  },

  /** Of a market the files besides these. */
  async removeOthers(key: number, checksums: readonly string[]): Promise<void> {
    await sql
      .delete(marketFileParts)
      .where(and(eq(marketKey, key), not(isAmong(checksum, checksums)), within(path, scope)))
  },

  /** Files in whose place others have served for so long that no count reads them any more. */
  async removeReplaced(seconds: number): Promise<void> {
    const replacement = sql
      .select({ key: marketVersions.marketKey })
      .from(marketVersions)
      .where(
        and(
          eq(marketVersions.marketKey, marketKey),
          ne(marketVersions.checksum, checksum),
          raw`${marketVersions.publishedAt} < now() - make_interval(secs => ${seconds})`,
        ),
      )
    await sql.delete(marketFileParts).where(and(within(path, scope), exists(replacement)))
  },
}))

const isServed = () =>
  and(eq(marketVersions.marketKey, marketKey), eq(marketVersions.checksum, checksum))
