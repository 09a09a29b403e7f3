import type { marketGroups } from '@marquee/contract/market-groups'
import { accept, refuse } from '@marquee/rules/result'
import { metroMarketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketGroupsStore } from './market-groups.store.ts'

export const deleteMarketGroup: UseCase<typeof marketGroups.delete> = async (call) => {
  const { params, use, announce } = call
  const group = await use(marketGroupsStore).find(params.id)
  if (!group || !(await use(marketGroupsStore).remove(group.key))) return refuse('not-found')
  await use(metroMarketsStore).remove(group.marketKey)
  announce({ key: group.key, hierarchyId: group.hierarchyId })
  return accept({ key: group.key })
}
