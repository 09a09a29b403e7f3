import { and, eq } from 'drizzle-orm'
import { hierarchies } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'
import { reaching } from './markets.store.ts'

export type HierarchyRow = typeof hierarchies.$inferSelect

/** The brands whose national market lies above, at or below the person's home. */
export const hierarchiesStore = store((sql, scope) => ({
  all: (): Promise<HierarchyRow[]> =>
    sql
      .select()
      .from(hierarchies)
      .where(reaching(hierarchies.path, scope))
      .orderBy(hierarchies.name),

  async find(id: string): Promise<HierarchyRow | undefined> {
    const [row] = await sql
      .select()
      .from(hierarchies)
      .where(and(eq(hierarchies.id, id), reaching(hierarchies.path, scope)))
    return row
  },
}))
