import type { LineupModel, ModelUse } from '@marquee/rules/lineup'
import { identityOf } from '@marquee/rules/lineup'
import { sql as raw } from 'drizzle-orm'
import { audienceSelections, campaigns, customerModels } from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

type Named = Pick<LineupModel, 'brand' | 'model'>

/** What names a model, so that it cannot be removed. */
export const newModelUsesView = store((sql) => ({
  /** By `identityOf` the model; those that nothing names are left out. */
  async of(models: readonly Named[]): Promise<Map<string, ModelUse>> {
    if (models.length === 0) return new Map()
    const brands = [...new Set(models.map(({ brand }) => brand))]
    const numbered = await sql.execute<Named>(raw`
      SELECT hierarchy_id AS brand, model FROM ${customerModels}
       WHERE ${isAmong(raw`hierarchy_id`, brands)}`)
    // Also where no year of it is ticked: an audience that names what is not there has to be chosen again.
    const chosen = await sql.execute<Named>(raw`
      SELECT DISTINCT c.hierarchy_id AS brand, one->>'model' AS model
        FROM ${campaigns} c JOIN ${audienceSelections} a ON a.campaign_key = c.key,
             jsonb_array_elements(a.request->'vehicleModels') AS one
       WHERE ${isAmong(raw`c.hierarchy_id`, brands)}`)
    return new Map([
      ...numbered.rows.map((one) => [identityOf(one), 'stays.customers'] as const),
      ...chosen.rows.map((one) => [identityOf(one), 'stays.campaigns'] as const),
    ])
  },

  /** From now on no audience is saved, so that none names a model that goes; they are read as before. */
  async lock(): Promise<void> {
    await sql.execute(raw`LOCK TABLE ${audienceSelections} IN SHARE MODE`)
  },
}))
