import type { MarketPath } from '@marquee/rules/access'
import { UNDO_DAYS, type FileImportKind } from '@marquee/rules/file-imports'
import { bringUp, toStored, type StoredFields } from '@marquee/rules/stored'
import { and, asc, eq, lt, sql as raw } from 'drizzle-orm'
import { fileImportChanges, fileImports } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store, type Sql } from '../platform/sql/index.ts'

/** One kind of file that is imported: what is stored of an import, and of each thing that it changed. */
export interface ImportKind<Counts extends object, Change extends object> {
  name: FileImportKind
  counts: StoredFields<Counts>
  change: StoredFields<Change>
}

/** What an import did to one thing. A new one was changed in all its fields, from nothing. */
export interface ImportedThing<Change> {
  /** Its key or its name. */
  subject: string
  isNew: boolean
  changes: readonly Change[]
}

interface NewImport<Counts> {
  fileName: string
  counts: Counts
  /** Null: by command. */
  importedBy: number | null
  importedAt: Date
  path: MarketPath
}

const MOST_AT_ONCE = 1_000
const DAY = 86_400_000

/** Imports of one kind of file, and what each of them changed. */
export const fileImportsStore = <Counts extends object, Change extends object>({
  name: kind,
  counts: countFields,
  change: changeFields,
}: ImportKind<Counts, Change>) =>
  store((sql, scope) => ({
    /** What imports changed is stored for as long as they can be undone: what older ones did is forgotten. */
    async add(
      { counts, ...row }: NewImport<Counts>,
      things: readonly ImportedThing<Change>[],
    ): Promise<number> {
      await forgetBefore(sql, scope, row.importedAt)
      const stored = { ...toStored(counts, countFields) }
      const [added] = await sql
        .insert(fileImports)
        .values({ ...row, kind, counts: stored })
        .returning({ key: fileImports.key })
      const { key: importKey } = added as { key: number }
      const rows = things.map(({ subject, isNew, changes }) => ({
        importKey,
        subject,
        isNew,
        changes: changes.map((change) => ({ ...toStored(change, changeFields) })),
        path: row.path,
      }))
      for (let from = 0; from < rows.length; from += MOST_AT_ONCE) {
        await sql.insert(fileImportChanges).values(rows.slice(from, from + MOST_AT_ONCE))
      }
      return importKey
    },

    async changesOf(key: number): Promise<ImportedThing<Change>[]> {
      const rows = await changesIn(sql, scope, key)
      return rows.map((row) => ({
        ...row,
        changes: row.changes.map((change) => bringUp(change, changeFields)),
      }))
    },

    /** By nobody: by command. */
    async markUndone(key: number, undoneBy: number | null, undoneAt: Date): Promise<void> {
      await sql
        .update(fileImports)
        .set({ undoneBy, undoneAt })
        .where(and(eq(fileImports.key, key), within(fileImports.path, scope)))
    },
  }))

async function forgetBefore(sql: Sql, scope: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_DAYS * DAY)
  const older = sql
    .select({ key: fileImports.key })
    .from(fileImports)
    .where(lt(fileImports.importedAt, since))
  await sql
    .delete(fileImportChanges)
    .where(
      and(within(fileImportChanges.path, scope), raw`${fileImportChanges.importKey} IN (${older})`),
    )
}

function changesIn(sql: Sql, scope: string, key: number) {
  const { subject, isNew, changes } = fileImportChanges
  return sql
    .select({ subject, isNew, changes })
    .from(fileImportChanges)
    .where(and(eq(fileImportChanges.importKey, key), within(fileImportChanges.path, scope)))
    .orderBy(asc(subject))
}
