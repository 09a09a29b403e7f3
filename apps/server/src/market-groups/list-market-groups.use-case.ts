import type { marketGroups } from '@marquee/contract/market-groups'
import { may } from '@marquee/rules/access'
import { ability, accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketGroupsView } from './market-groups.view.ts'
import { managing, present } from './market-group.present.ts'

export const listMarketGroups: UseCase<typeof marketGroups.list> = async (call) => {
  const { person, query, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { page, size } = query
  const { groups, totalElements } = await use(marketGroupsView).list({ ...query, part }, person.key)
  return accept({
    marketGroups: groups.map((group) => present(group, person)),
    totalElements,
    page,
    size,
    can: { create: ability(may(person.permissions, managing)) },
  })
}
