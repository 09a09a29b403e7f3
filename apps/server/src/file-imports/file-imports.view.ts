import type { FileImportKind } from '@marquee/rules/file-imports'
import { bringUp } from '@marquee/rules/stored'
import { aliasedTable, and, asc, count, desc, eq, exists, gt, isNull, type SQL } from 'drizzle-orm'
import { fileImportChanges, fileImports, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store, type Sql } from '../platform/sql/index.ts'
import type { ImportKind } from './file-imports.store.ts'

type Row = typeof fileImports.$inferSelect

export interface ShownFileImport<Counts> {
  row: Omit<Row, 'counts'> & { counts: Counts }
  /** Null: by command, or by a person above whom the reader does not see. */
  importedBy: string | null
  undoneBy: string | null
  /** A later import, which still holds, changed some of the same. */
  isFollowed: boolean
}

interface Paging {
  page: number
  size: number
  isRising?: boolean
}

const undoer = aliasedTable(people, 'undoer')
const later = aliasedTable(fileImports, 'later')
const theirs = aliasedTable(fileImportChanges, 'theirs')

/** Imports of one kind of file, with the names of who imported and who undid them. */
export const fileImportsView = <Counts extends object, Change extends object>({
  name: kind,
  counts: countFields,
}: ImportKind<Counts, Change>) =>
  store((sql, scope) => {
    const own = and(eq(fileImports.kind, kind), within(fileImports.path, scope))
    const broughtUp = ({ row, ...one }: Found): ShownFileImport<Counts> => {
      return { ...one, row: { ...row, counts: bringUp(row.counts, countFields) } }
    }
    return {
      async find(key: number): Promise<ShownFileImport<Counts> | undefined> {
        const [found] = await shown(sql, kind).where(and(eq(fileImports.key, key), own))
        return found && broughtUp(found)
      },

      async page({
        page,
        size,
        isRising = false,
      }: Paging): Promise<{ imports: ShownFileImport<Counts>[]; totalElements: number }> {
        const inOrder = isRising ? asc : desc
        const imports = await shown(sql, kind)
          .where(own)
          .orderBy(inOrder(fileImports.importedAt), inOrder(fileImports.key))
          .limit(size)
          .offset(page * size)
        const [total] = await sql.select({ all: count() }).from(fileImports).where(own)
        return { imports: imports.map(broughtUp), totalElements: total?.all ?? 0 }
      },
    }
  })

type Found = Omit<ShownFileImport<unknown>, 'row'> & { row: Row }

const shown = (sql: Sql, kind: FileImportKind) =>
  sql
    .select({
      row: fileImports,
      importedBy: people.name,
      undoneBy: undoer.name,
      isFollowed: isFollowed(sql, kind),
    })
    .from(fileImports)
    .leftJoin(people, eq(people.key, fileImports.importedBy))
    .leftJoin(undoer, eq(undoer.key, fileImports.undoneBy))

const isFollowed = (sql: Sql, kind: FileImportKind) =>
  exists(
    sql
      .select({ key: later.key })
      .from(fileImportChanges)
      .innerJoin(theirs, eq(theirs.subject, fileImportChanges.subject))
      .innerJoin(later, eq(later.key, theirs.importKey))
      .where(
        and(
          eq(fileImportChanges.importKey, fileImports.key),
          eq(later.kind, kind),
          gt(later.key, fileImports.key),
          isNull(later.undoneAt),
        ),
      ),
  ) as SQL<boolean>
