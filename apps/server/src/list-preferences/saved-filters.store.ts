import type { ListName } from '@marquee/rules/list-preferences'
import { and, asc, eq, ne, sql as raw } from 'drizzle-orm'
import { savedFilters } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export type SavedFilterRow = typeof savedFilters.$inferSelect
type Changed = Partial<Pick<SavedFilterRow, 'name' | 'address' | 'opensFirst'>>

/** Filters that people saved; row-level security lets everyone see and write only their own. */
export const savedFiltersStore = store((sql) => ({
  /** Until the call ends no other one changes them: how many there are, and under which names, stays as read. */
  async hold(personKey: number): Promise<void> {
    await sql.execute(raw`SELECT pg_advisory_xact_lock(hashtext('saved filters'), ${personKey})`)
  },

  /** Of all lists, or of one. */
  of: (personKey: number, list?: ListName): Promise<SavedFilterRow[]> =>
    sql
      .select()
      .from(savedFilters)
      .where(and(eq(savedFilters.personKey, personKey), list && eq(savedFilters.list, list)))
      .orderBy(asc(raw`lower(${savedFilters.name})`), asc(savedFilters.key)),

  async find(personKey: number, key: number): Promise<SavedFilterRow | undefined> {
    const [row] = await sql.select().from(savedFilters).where(one(personKey, key))
    return row
  },

  async insert(
    row: Pick<SavedFilterRow, 'personKey' | 'list' | 'name' | 'address'>,
  ): Promise<SavedFilterRow> {
    const [inserted] = await sql.insert(savedFilters).values(row).returning()
    return inserted as SavedFilterRow
  },

  async change(row: SavedFilterRow, changed: Changed): Promise<void> {
    await sql.update(savedFilters).set(changed).where(one(row.personKey, row.key))
  },

  /** The list opens with none of the others any more. */
  async opensWithNoOther({ personKey, list, key }: SavedFilterRow): Promise<void> {
    await sql
      .update(savedFilters)
      .set({ opensFirst: false })
      .where(
        and(
          eq(savedFilters.personKey, personKey),
          eq(savedFilters.list, list),
          ne(savedFilters.key, key),
          eq(savedFilters.opensFirst, true),
        ),
      )
  },

  async remove(personKey: number, key: number): Promise<boolean> {
    const { rowCount } = await sql.delete(savedFilters).where(one(personKey, key))
    return rowCount === 1
  },
}))

const one = (personKey: number, key: number) =>
  and(eq(savedFilters.personKey, personKey), eq(savedFilters.key, key))
