import type { seedLists } from '@marquee/contract/seed-lists'
import type { MarketPath } from '@marquee/rules/access'
import { metroMarketsStore, narrowedScope } from '../markets/index.ts'
import type { Call } from '../platform/use-case.ts'

type Asking = Pick<Call<typeof seedLists.list>, 'query' | 'person' | 'use'>

/**
 * For which place lists are asked: the market or the brand that is named, else the person's home. A metro
 * market is no place; campaigns of its group use the lists of the market that keeps the group.
 */
export async function placeOfLists(call: Asking): Promise<MarketPath | undefined> {
  const { person, query, use } = call
  const keeper = query.marketKey && (await use(metroMarketsStore).placeOf(query.marketKey))
  const marketKey = keeper || query.marketKey
  return narrowedScope({ person, use, query: { ...query, marketKey } })
}
