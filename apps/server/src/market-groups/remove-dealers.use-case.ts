import type { marketGroups } from '@marquee/contract/market-groups'
import { refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketGroupsStore } from './market-groups.store.ts'
import { groupNow } from './market-group.present.ts'

export const removeDealers: UseCase<typeof marketGroups.removeMarket> = async (call) => {
  const { params, body, person, use, announce } = call
  const group = await use(marketGroupsStore).find(params.id)
  if (!group) return refuse('not-found')
  const keys = [...new Set(body.markets.map(({ marketId }) => marketId))]
  const stored = await use(marketsStore).findAll(keys)
  if (stored.length < keys.length) return refuse('not-found')
  await use(marketGroupsStore).removeMarkets(group.key, keys)
  announce({ key: group.key, markets: keys })
  return groupNow(group.key, person, use)
}
