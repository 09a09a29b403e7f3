import { contains, may, type Permission } from '@marquee/rules/access'
import type { Result } from '@marquee/rules/result'
import { ability, accept, refuse } from '@marquee/rules/result'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { marketGroupsView, type GroupWithUsers } from './market-groups.view.ts'

export const managing: readonly Permission[] = ['CAN_MANAGE_MARKET_GROUPS']

export function present({ group, marketCount, users }: GroupWithUsers, person: CallingPerson) {
  const { key, name, hierarchyId, version } = group
  return {
    key,
    marketGroupKey: key,
    name,
    hierarchyId,
    marketCount,
    users,
    version,
    metroMarketKey: group.marketKey,
    can: { change: ability(mayChange(person, group.path)) },
  }
}

function mayChange({ path, permissions }: CallingPerson, group: string) {
  const permitted = may(permissions, managing)
  if (!permitted.ok) return permitted
  return contains(path, group) ? accept(true) : refuse('market-group.kept-above')
}

/** The group as it is now: what every change answers. */
export async function groupNow(
  key: number,
  person: CallingPerson,
  use: Use,
): Promise<Result<ReturnType<typeof present>, 'not-found'>> {
  const found = await use(marketGroupsView).find(key, person.key)
  return found ? accept(present(found, person)) : refuse('not-found')
}
