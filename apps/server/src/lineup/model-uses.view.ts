import { CAMPAIGN_STATUSES, hasEnded } from '@marquee/rules/campaigns'
import { sql as raw } from 'drizzle-orm'
import { audienceSelections, campaigns } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

const ENDED = CAMPAIGN_STATUSES.filter(hasEnded)

/** Who has chosen a model. */
export const modelUsesView = store((sql, scope) => ({
  /** Campaigns under way that reach customers by some years of it; children of a group are not counted apart. */
  async campaigns({ brand, model }: { brand: string; model: string }): Promise<number> {
    const { rows } = await sql.execute<{ count: number }>(raw`
      SELECT count(*)::integer AS count
        FROM ${campaigns} c JOIN ${audienceSelections} a ON a.campaign_key = c.key
       WHERE c.hierarchy_id = ${brand} AND c.parent_key IS NULL
         AND NOT ${isAmong(raw`c.status`, ENDED)} AND ${within(raw`c.path`, scope)}
         AND EXISTS (
           SELECT FROM jsonb_array_elements(a.request->'vehicleModels') AS chosen
            WHERE lower(chosen->>'model') = lower(${model})
              AND chosen->'years' @> '[{"selected": true}]')`)
    return rows[0]?.count ?? 0
  },
}))
