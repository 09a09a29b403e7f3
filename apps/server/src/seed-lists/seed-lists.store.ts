import type { MarketPath } from '@marquee/rules/access'
import { and, eq, sql as raw } from 'drizzle-orm'
import { seedLists } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type SeedListRow = typeof seedLists.$inferSelect

/** The lists of the markets in the person's scope. */
export const seedListsStore = store((sql, scope) => ({
  /** Those that lie at exactly this place, by name. */
  allAt: (path: MarketPath): Promise<SeedListRow[]> =>
    sql
      .select()
      .from(seedLists)
      .where(and(eq(seedLists.path, path), within(seedLists.path, scope)))
      .orderBy(raw`lower(${seedLists.name})`, seedLists.key),

  async find(key: number): Promise<SeedListRow | undefined> {
    const [row] = await sql.select().from(seedLists).where(one(key, scope))
    return row
  },

  /** Locked until this transaction ends. */
  async findToChange(key: number): Promise<SeedListRow | undefined> {
    const [row] = await sql.select().from(seedLists).where(one(key, scope)).for('update')
    return row
  },

  /** Undefined when the market has a list of this name already. */
  async insert(list: Omit<SeedListRow, 'key' | 'version'>): Promise<SeedListRow | undefined> {
    const [row] = await sql.insert(seedLists).values(list).onConflictDoNothing().returning()
    return row
  },

  /** Undefined when the market has another list of this name. */
  async save({ key, name, recipients, version }: SeedListRow): Promise<SeedListRow | undefined> {
    try {
      const [row] = await sql
        .update(seedLists)
        .set({ name, recipients, version: version + 1 })
        .where(one(key, scope))
        .returning()
      return row
    } catch (error) {
      if (isTaken(error)) return undefined
      throw error
    }
  },

  async remove(key: number): Promise<void> {
    await sql.delete(seedLists).where(one(key, scope))
  },
}))

const one = (key: number, scope: MarketPath) =>
  and(eq(seedLists.key, key), within(seedLists.path, scope))

function isTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string } }
  return cause?.constraint === 'seed_lists_once'
}
