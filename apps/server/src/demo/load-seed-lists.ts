import { demoSeedLists, type DemoMarket } from '@marquee/demo'
import { seedLists } from '../db/schema/index.ts'
import type { Sql } from '../platform/sql/index.ts'

export async function loadSeedLists(
  sql: Sql,
  markets: readonly DemoMarket[],
  pathOf: (marketKey: number) => string,
): Promise<void> {
  await sql.insert(seedLists).values(
    demoSeedLists(markets).map(({ market, name, recipients }) => ({
      marketKey: market.key,
      name,
      recipients,
      path: pathOf(market.key),
    })),
  )
}
