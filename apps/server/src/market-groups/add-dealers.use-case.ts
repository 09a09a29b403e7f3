import type { marketGroups } from '@marquee/contract/market-groups'
import { mayJoin } from '@marquee/rules/market-groups'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { marketGroupsStore, type GroupRow } from './market-groups.store.ts'
import { groupNow } from './market-group.present.ts'

type Add = typeof marketGroups.addDealers

export const addDealers: UseCase<Add> = async (call) => {
  const { params, person, use, announce } = call
  const group = await use(marketGroupsStore).find(params.id)
  if (!group) return refuse('not-found')
  const added = await addDealersOf(group, call)
  if (!added.ok) return added
  announce({ key: group.key, ...added.value })
  return groupNow(group.key, person, use)
}

type Refusal = 'not-found' | 'market-group.other-brand' | 'market-group.dealer-closed'
type Adding = Pick<Call<Add>, 'body' | 'query' | 'use'>

/** All that match, or those named: one that may not join refuses them all. */
export async function addDealersOf(
  group: GroupRow,
  { body, query, use }: Adding,
): Promise<Result<{ markets: number[] } | { all: number }, Refusal>> {
  const groups = use(marketGroupsStore)
  if (query.isSelectAll === 'true') {
    const { criteria, excludedMarketIds = [] } = body
    const all = { text: criteria?.text, excluded: excludedMarketIds }
    return accept({ all: await groups.addAll(group, all) })
  }
  const keys = [...new Set(body.markets.map(({ marketId }) => marketId))]
  const found = await use(marketsStore).findAll(keys)
  const dealers = found.filter(({ type }) => type === 'DEALER')
  if (dealers.length < keys.length) return refuse('not-found')
  for (const dealer of dealers) {
    const allowed = mayJoin(dealer, group)
    if (!allowed.ok) return allowed
  }
  await groups.addMarkets(group.key, dealers)
  return accept({ markets: keys })
}
