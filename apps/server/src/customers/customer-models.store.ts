import { sql as raw, eq } from 'drizzle-orm'
import { customerModels } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export interface ModelCode {
  make: string
  model: string
  code: number
}

/** The numbers of a brand's models, given once and for good. */
export const customerModelsStore = store((sql) => ({
  codesOf(hierarchyId: string): Promise<ModelCode[]> {
    const { make, model, code } = customerModels
    return sql
      .select({ make, model, code })
      .from(customerModels)
      .where(eq(customerModels.hierarchyId, hierarchyId))
      .orderBy(code)
  },

  /** Gives the next numbers to models that have none yet. */
  async number(hierarchyId: string, path: string): Promise<void> {
    await sql.execute(
      raw`SELECT pg_advisory_xact_lock(hashtext('models'), hashtext(${hierarchyId}))`,
    )
    await sql.execute(raw`
      INSERT INTO customer_models (hierarchy_id, make, model, code, path)
      SELECT v.hierarchy_id, v.make, v.model,
             coalesce((SELECT max(code) FROM customer_models WHERE hierarchy_id = ${hierarchyId}), 0)
             + row_number() OVER (ORDER BY v.make, v.model), ${path}
        FROM vehicle_models v LEFT JOIN customer_models c USING (hierarchy_id, make, model)
       WHERE v.hierarchy_id = ${hierarchyId} AND c.code IS NULL`)
  },
}))
