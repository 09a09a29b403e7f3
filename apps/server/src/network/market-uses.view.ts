import type { StayReason } from '@marquee/rules/network'
import { sql as raw } from 'drizzle-orm'
import { store } from '../platform/sql/index.ts'

/** What is in these tables, in the order in which it is said. Whatever else people make has one reason. */
const REASONS: readonly (readonly [StayReason, readonly string[]])[] = [
  ['stays.orders', ['orders']],
  [
    'stays.campaigns',
    [
      'campaigns',
      'bulk_reorders',
      'bulk_reorder_items',
      'bulk_enrollments',
      'bulk_enrollment_items',
    ],
  ],
  ['stays.people', ['people']],
  ['stays.customers', ['customer_imports', 'households', 'market_versions', 'suppressions']],
  ['stays.groups', ['market_groups', 'market_group_markets', 'market_group_users']],
  ['stays.templates', ['campaign_templates']],
]

const reasonOf = (tables: readonly string[]): StayReason =>
  REASONS.find(([, ofReason]) => ofReason.some((one) => tables.includes(one)))?.[0] ?? 'stays.other'

/** What people have made at markets; those at which there is nothing are left out. */
export const marketUsesView = store((sql) => ({
  async of(markets: readonly number[]): Promise<Map<number, StayReason>> {
    if (markets.length === 0) return new Map()
    const { rows } = await sql.execute<{ key: number; tables: string[] }>(raw`
      SELECT market_key AS key, array_agg(used_in) AS tables
        FROM market_uses(${raw.param(markets)}::integer[]) GROUP BY market_key`)
    return new Map(rows.map(({ key, tables }) => [key, reasonOf(tables)]))
  },
}))
