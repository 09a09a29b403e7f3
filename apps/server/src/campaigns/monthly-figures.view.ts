import { sql as raw } from 'drizzle-orm'
import { orders } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** What lists show of a monthly estimate; as a type, so that it is one of the records that a statement answers. */
type MonthlyRow = {
  campaign_key: number
  households: number
  estimated_cost: string
  is_everybody: boolean
  most_per_household: string
}

interface MonthlyFigures {
  households: number
  estimatedCost: number
  /** There was no month to count: they are for all at once. */
  isEverybody: boolean
  /** In hundredths of a cent. */
  mostPerHousehold: number
}

/** Of campaigns that a need of the customer sets off: what was estimated when they were ordered last. */
export const monthlyFiguresView = store((sql, scope) => ({
  async among(campaignKeys: readonly number[]): Promise<Map<number, MonthlyFigures>> {
    if (campaignKeys.length === 0) return new Map()
    const { campaignKey, monthly, path, revision } = orders
    const { rows } = await sql.execute<MonthlyRow>(raw`
      SELECT DISTINCT ON (${campaignKey}) ${campaignKey},
             jsonb_array_length(${monthly} -> 'months') = 0 AS is_everybody,
             ${monthly} ->> 'mostPerHousehold' AS most_per_household,
             (SELECT coalesce(sum((each ->> 'households')::integer), 0)::integer
                FROM jsonb_array_elements(${monthly} -> 'touchpoints') each) AS households,
             (SELECT coalesce(sum((each ->> 'estimatedCost')::bigint), 0)
                FROM jsonb_array_elements(${monthly} -> 'touchpoints') each) AS estimated_cost
        FROM ${orders}
       WHERE ${isAmong(campaignKey, campaignKeys)} AND ${monthly} IS NOT NULL AND ${within(path, scope)}
       ORDER BY ${campaignKey}, ${revision} DESC`)
    return new Map(
      rows.map(({ campaign_key: key, households, ...row }) => [
        key,
        {
          households,
          estimatedCost: Number(row.estimated_cost),
          isEverybody: row.is_everybody,
          mostPerHousehold: Number(row.most_per_household),
        },
      ]),
    )
  },
}))
