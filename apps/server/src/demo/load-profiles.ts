import { demoAttributes, demoProfile, demoValues, type DemoMarket } from '@marquee/demo'
import { listingAttributes, marketListingValues, marketProfiles } from '../db/schema/index.ts'
import type { Sql } from '../platform/sql/index.ts'

type PathOf = (marketKey: number) => string

/** The profiles of the dealers of the demo. */
export async function loadProfiles(
  sql: Sql,
  markets: readonly DemoMarket[],
  brands: readonly { id: string; path: string }[],
  pathOf: PathOf,
): Promise<void> {
  const dealers = markets.filter(({ type }) => type === 'DEALER')
  await sql
    .insert(marketProfiles)
    .values(dealers.map((dealer) => ({ ...demoProfile(dealer), path: pathOf(dealer.key) })))
  await sql
    .insert(listingAttributes)
    .values(brands.flatMap(({ id, path }) => demoAttributes(id).map((one) => ({ ...one, path }))))
  await sql
    .insert(marketListingValues)
    .values(
      dealers.flatMap((dealer) =>
        demoValues(dealer).map((chosen) => ({ ...chosen, path: pathOf(dealer.key) })),
      ),
    )
}
