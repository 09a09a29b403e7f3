import type { Store } from '../platform/sql/index.ts'
import { metroMarketsStore } from './metro-markets.store.ts'

interface Asking {
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
  use: <Made>(store: Store<Made>) => Made
}

/**
 * For which place something is asked. A metro market is none: what is asked for it is asked for the
 * market that keeps its group, whose day it has.
 */
export async function placeAskedFor({ query, use }: Asking): Promise<Asking['query']> {
  const { marketKey } = query
  if (marketKey === undefined) return query
  return { ...query, marketKey: (await use(metroMarketsStore).placeOf(marketKey)) ?? marketKey }
}
