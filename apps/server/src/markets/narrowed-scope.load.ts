import { contains, type MarketPath } from '@marquee/rules/access'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { hierarchiesStore } from './hierarchies.store.ts'
import { marketsStore } from './markets.store.ts'
import { metroMarketsStore } from './metro-markets.store.ts'

interface Narrowing {
  person: CallingPerson
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
  use: Use
}

/**
 * The part of the person's scope that a list is requested for. A market and a brand each narrow the
 * scope and never widen it; for one outside the scope, or a market outside the brand, this is
 * undefined, as if it did not exist.
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

/** The same where a metro market may be requested, which stands for the market at which its group lies. */
export async function narrowedToPlace(call: Narrowing): Promise<MarketPath | undefined> {
  const { person, use } = call
  return narrowedScope({ person, use, query: await requestedPlace(call) })
}

/**
 * The place that a request is for. A metro market is none: it stands for the market at which its group
 * lies, and has that market's day.
 */
export async function requestedPlace({
  query,
  use,
}: Pick<Narrowing, 'query' | 'use'>): Promise<Narrowing['query']> {
  const { marketKey } = query
  if (marketKey === undefined) return query
  return { ...query, marketKey: (await use(metroMarketsStore).placeOf(marketKey)) ?? marketKey }
}

function narrower(one: MarketPath, other: MarketPath): MarketPath | undefined {
  if (contains(one, other)) return other
  return contains(other, one) ? one : undefined
}
