import type { marketGroups } from '@marquee/contract/market-groups'
import { accept } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { groupDealersView } from './group-dealers.view.ts'
import { groupNow } from './market-group.present.ts'

export const readMarketGroup: UseCase<typeof marketGroups.details> = async (call) => {
  const { params, query, person, use } = call
  const group = await groupNow(params.key, person, use)
  if (!group.ok) return group
  const { page, size, sort, direction } = query
  const filters = { ...query, sort: sort ? [{ id: sort, direction }] : [] }
  const members = await use(groupDealersView).members(params.key, filters)
  return accept({ ...group.value, ...members, page, size })
}
