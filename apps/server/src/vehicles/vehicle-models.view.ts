import type { VehicleModel } from '@marquee/rules/vehicles'
import { and } from 'drizzle-orm'
import { vehicleModels } from '../db/schema/index.ts'
import { reaching } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** The models of the brands that reach the person's markets; read-only here. */
export const vehicleModelsView = store((sql, scope) => ({
  /** Those that reach a part of the scope. */
  all(part: string): Promise<VehicleModel[]> {
    const { make, model, years, path } = vehicleModels
    return sql
      .select({ make, model, years })
      .from(vehicleModels)
      .where(and(reaching(path, scope), reaching(path, part)))
  },
}))
