import type { ArrangedColumn, ListName } from '@marquee/rules/list-preferences'
import { and, asc, eq, sql as raw } from 'drizzle-orm'
import { listColumns } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

type ColumnRow = typeof listColumns.$inferSelect

/** How people arranged the columns of their lists; everyone sees and writes only their own. */
export const listColumnsStore = store((sql) => ({
  /** Of all lists, or of one. */
  of: (personKey: number, list?: ListName): Promise<ColumnRow[]> =>
    sql
      .select()
      .from(listColumns)
      .where(and(eq(listColumns.personKey, personKey), list && eq(listColumns.list, list)))
      .orderBy(asc(listColumns.list), asc(listColumns.id)),

  async arrange(
    personKey: number,
    list: ListName,
    columns: readonly ArrangedColumn[],
  ): Promise<void> {
    if (columns.length === 0) return
    await sql
      .insert(listColumns)
      .values(columns.map(({ id, isShown, width }) => ({ personKey, list, id, isShown, width })))
      .onConflictDoUpdate({
        target: [listColumns.personKey, listColumns.list, listColumns.id],
        set: { isShown: raw`excluded.is_shown`, width: raw`excluded.width` },
      })
  },

  async reset(personKey: number, list: ListName): Promise<void> {
    await sql
      .delete(listColumns)
      .where(and(eq(listColumns.personKey, personKey), eq(listColumns.list, list)))
  },
}))
