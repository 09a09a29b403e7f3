import type { MarketPath } from '@marquee/rules/access'
import { UNDO_DAYS } from '@marquee/rules/customers'
import type { ImportedMarket, NetworkCounts } from '@marquee/rules/network'
import { and, asc, eq, lt, sql as raw } from 'drizzle-orm'
import { networkImportChanges, networkImports } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type NetworkImportRow = typeof networkImports.$inferSelect

interface NewImport {
  fileName: string
  counts: NetworkCounts
  /** Null: by command. */
  importedBy: number | null
  importedAt: Date
  path: MarketPath
}

const MOST_AT_ONCE = 1_000
const DAY = 86_400_000

/** Imports of markets, and what each of them changed. */
export const networkImportsStore = store((sql, scope) => ({
  async add(row: NewImport, changes: readonly ImportedMarket[]): Promise<number> {
    const [added] = await sql
      .insert(networkImports)
      .values(row)
      .returning({ key: networkImports.key })
    const { key: importKey } = added as { key: number }
    for (let from = 0; from < changes.length; from += MOST_AT_ONCE) {
      await sql.insert(networkImportChanges).values(
        changes.slice(from, from + MOST_AT_ONCE).map(({ key, isNew, changes: of }) => ({
          importKey,
          marketKey: key,
          isNew,
          changes: of,
          path: row.path,
        })),
      )
    }
    return importKey
  },

  /** What imports changed is stored for as long as they can be undone. */
  async forgetBefore(now: Date): Promise<void> {
    const since = new Date(now.getTime() - UNDO_DAYS * DAY)
    await sql
      .delete(networkImportChanges)
      .where(
        and(
          within(networkImportChanges.path, scope),
          raw`${networkImportChanges.importKey} IN (${sql
            .select({ key: networkImports.key })
            .from(networkImports)
            .where(lt(networkImports.importedAt, since))})`,
        ),
      )
  },

  async changesOf(key: number): Promise<ImportedMarket[]> {
    const { marketKey, isNew, changes } = networkImportChanges
    return sql
      .select({ key: marketKey, isNew, changes })
      .from(networkImportChanges)
      .where(and(eq(networkImportChanges.importKey, key), within(networkImportChanges.path, scope)))
      .orderBy(asc(marketKey))
  },

  /** By nobody: by command. */
  async markUndone(key: number, undoneBy: number | null, undoneAt: Date): Promise<void> {
    await sql
      .update(networkImports)
      .set({ undoneBy, undoneAt })
      .where(and(eq(networkImports.key, key), within(networkImports.path, scope)))
  },
}))
