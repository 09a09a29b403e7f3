import type { CodedModel } from '@marquee/rules/audience'
import { and, asc, eq } from 'drizzle-orm'
import { customerModels, vehicleModels } from '../db/schema/index.ts'
import { reaching } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

const { make, model, years, isRetired } = vehicleModels

/** The models of a brand, with the numbers by which customers' vehicles are counted. */
export const codedModelsView = store((sql, scope) => ({
  all(hierarchyId: string): Promise<CodedModel[]> {
    const isSame = and(
      eq(customerModels.hierarchyId, vehicleModels.hierarchyId),
      eq(customerModels.make, make),
      eq(customerModels.model, model),
    )
    return sql
      .select({ make, model, years, isRetired, code: customerModels.code })
      .from(vehicleModels)
      .leftJoin(customerModels, isSame)
      .where(and(eq(vehicleModels.hierarchyId, hierarchyId), reaching(vehicleModels.path, scope)))
      .orderBy(asc(make), asc(model))
  },
}))
