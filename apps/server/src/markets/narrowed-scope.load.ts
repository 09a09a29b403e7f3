import { contains, type MarketPath } from '@marquee/rules/access'
import type { CallingPerson } from '../platform/person.ts'
import type { Store } from '../platform/sql/index.ts'
import { hierarchiesStore } from './hierarchies.store.ts'
import { marketsStore } from './markets.store.ts'

interface Narrowing {
  person: CallingPerson
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
  use: <Made>(store: Store<Made>) => Made
}

/**
 * The part of the person's scope that a list is asked for. A market and a brand each narrow the
 * scope and never widen it; one outside the scope, or a market outside the brand, answers undefined,
 * as if it did not exist.
 */
export async function narrowedScope(call: Narrowing): Promise<MarketPath | undefined> {
  const { person, query, use } = call
  const market = query.marketKey
    ? (await use(marketsStore).find(query.marketKey))?.path
    : person.path
  if (!market || !query.hierarchyId) return market
  const brand = (await use(hierarchiesStore).find(query.hierarchyId))?.path
  return brand && narrower(market, brand)
}

function narrower(one: MarketPath, other: MarketPath): MarketPath | undefined {
  if (contains(one, other)) return other
  return contains(other, one) ? one : undefined
}
