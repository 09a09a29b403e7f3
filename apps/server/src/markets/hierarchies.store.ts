import { eq } from 'drizzle-orm'
import { hierarchies } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export type HierarchyRow = typeof hierarchies.$inferSelect

/** The brands whose national market lies above, at or below the person's home. */
export const hierarchiesStore = store((sql) => ({
  all: (): Promise<HierarchyRow[]> => sql.select().from(hierarchies).orderBy(hierarchies.name),

  async find(id: string): Promise<HierarchyRow | undefined> {
    const [row] = await sql.select().from(hierarchies).where(eq(hierarchies.id, id))
    return row
  },
}))
