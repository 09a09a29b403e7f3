import { aliasedTable, and, asc, count, desc, eq, exists, gt, isNull, type SQL } from 'drizzle-orm'
import { networkImportChanges, networkImports, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'
import type { NetworkImportRow } from './network-imports.store.ts'

export interface ShownNetworkImport {
  row: NetworkImportRow
  /** Null: by command, or by a person above whom the reader does not see. */
  importedBy: string | null
  undoneBy: string | null
  /** A later import, which still holds, changed some of the same markets. */
  isFollowed: boolean
}

interface Paging {
  page: number
  size: number
  isRising?: boolean
}

const undoer = aliasedTable(people, 'undoer')
const later = aliasedTable(networkImports, 'later')
const theirs = aliasedTable(networkImportChanges, 'theirs')

/** Imports of markets, with the names of who imported and who undid them. */
export const networkImportsView = store((sql, scope) => {
  const isFollowed = exists(
    sql
      .select({ key: later.key })
      .from(networkImportChanges)
      .innerJoin(theirs, eq(theirs.marketKey, networkImportChanges.marketKey))
      .innerJoin(later, eq(later.key, theirs.importKey))
      .where(
        and(
          eq(networkImportChanges.importKey, networkImports.key),
          gt(later.key, networkImports.key),
          isNull(later.undoneAt),
        ),
      ),
  ) as SQL<boolean>
  const shown = () =>
    sql
      .select({ row: networkImports, importedBy: people.name, undoneBy: undoer.name, isFollowed })
      .from(networkImports)
      .leftJoin(people, eq(people.key, networkImports.importedBy))
      .leftJoin(undoer, eq(undoer.key, networkImports.undoneBy))
  const own = within(networkImports.path, scope)
  return {
    async find(key: number): Promise<ShownNetworkImport | undefined> {
      const [found] = await shown().where(and(eq(networkImports.key, key), own))
      return found
    },

    async page({
      page,
      size,
      isRising = false,
    }: Paging): Promise<{ imports: ShownNetworkImport[]; totalElements: number }> {
      const inOrder = isRising ? asc : desc
      const imports = await shown()
        .where(own)
        .orderBy(inOrder(networkImports.importedAt), inOrder(networkImports.key))
        .limit(size)
        .offset(page * size)
      const [total] = await sql.select({ all: count() }).from(networkImports).where(own)
      return { imports, totalElements: total?.all ?? 0 }
    },
  }
})
