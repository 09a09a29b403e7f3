import { and, eq, isNull, or } from 'drizzle-orm'
import { featureToggles } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

type Row = typeof featureToggles.$inferSelect

export const togglesStore = store((sql, scope) => ({
  /** The server's values for a brand: its own over those of every brand. */
  async valuesFor(hierarchyId: string | undefined): Promise<Record<string, boolean>> {
    const own = hierarchyId ? eq(featureToggles.hierarchyId, hierarchyId) : undefined
    const rows = await sql
      .select()
      .from(featureToggles)
      .where(and(or(isNull(featureToggles.hierarchyId), own), reaching(featureToggles.path, scope)))
    const general = rows.filter((row) => row.hierarchyId === null)
    const ofBrand = rows.filter((row) => row.hierarchyId !== null)
    return Object.fromEntries([...general, ...ofBrand].map(({ name, value }) => [name, value]))
  },

  async set(toggle: Omit<Row, 'key'>): Promise<void> {
    await sql
      .insert(featureToggles)
      .values(toggle)
      .onConflictDoUpdate({
        target: [featureToggles.name, featureToggles.hierarchyId],
        set: { value: toggle.value },
        setWhere: within(featureToggles.path, scope),
      })
  },

  async remove(name: string, hierarchyId: string | null): Promise<void> {
    const brand = hierarchyId
      ? eq(featureToggles.hierarchyId, hierarchyId)
      : isNull(featureToggles.hierarchyId)
    await sql
      .delete(featureToggles)
      .where(and(eq(featureToggles.name, name), brand, within(featureToggles.path, scope)))
  },
}))
