import type { VehicleModel } from '@marquee/rules/vehicles'
import { and, asc, eq, sql as raw } from 'drizzle-orm'
import { vehicleModels } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type VehicleModelRow = typeof vehicleModels.$inferSelect

/** The models of the brands that reach the person's markets. */
export const vehicleModelsStore = store((sql, scope) => ({
  /** Those that reach a part of the scope, retired ones left out. */
  offered(part: string): Promise<VehicleModel[]> {
    const { make, model, years, path, isRetired } = vehicleModels
    return sql
      .select({ make, model, years })
      .from(vehicleModels)
      .where(and(reaching(path, scope), reaching(path, part), eq(isRetired, false)))
  },

  all(part: string): Promise<VehicleModelRow[]> {
    const { hierarchyId, make, model, path } = vehicleModels
    return sql
      .select()
      .from(vehicleModels)
      .where(and(reaching(path, scope), reaching(path, part)))
      .orderBy(asc(hierarchyId), asc(make), asc(model))
  },

  /** From now on no other transaction changes models; their readers go on. */
  async lock(): Promise<void> {
    await sql.execute(raw`LOCK TABLE ${vehicleModels} IN SHARE ROW EXCLUSIVE MODE`)
  },

  async add(rows: readonly VehicleModelRow[]): Promise<void> {
    if (rows.length > 0) await sql.insert(vehicleModels).values([...rows])
  },

  /** Only of what undoing an import takes away: nothing names it. */
  async remove(named: Named): Promise<void> {
    await sql.delete(vehicleModels).where(is(named, scope))
  },

  async change(changed: Omit<VehicleModelRow, 'path'>): Promise<void> {
    const { years, isRetired, ...named } = changed
    await sql.update(vehicleModels).set({ years, isRetired }).where(is(named, scope))
  },
}))

type Named = Pick<VehicleModelRow, 'hierarchyId' | 'make' | 'model'>

const is = ({ hierarchyId, make, model }: Named, scope: string) =>
  and(
    eq(vehicleModels.hierarchyId, hierarchyId),
    eq(vehicleModels.make, make),
    eq(vehicleModels.model, model),
    within(vehicleModels.path, scope),
  )
