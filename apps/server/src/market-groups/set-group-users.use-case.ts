import type { marketGroups } from '@marquee/contract/market-groups'
import { changeGroup, mayUseGroup } from '@marquee/rules/market-groups'
import { refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { groupUsersView } from './group-users.view.ts'
import { marketGroupsStore } from './market-groups.store.ts'
import { groupNow } from './market-group.present.ts'

export const setGroupUsers: UseCase<typeof marketGroups.setUsers> = async (call) => {
  const { params, body, person, use, announce } = call
  const groups = use(marketGroupsStore)
  const group = await groups.find(params.id)
  if (!group) return refuse('not-found')
  const current = changeGroup(group, body.version)
  if (!current.ok) return current
  const keys = [...new Set(body.users.map(({ key }) => key))]
  const places = await use(groupUsersView).placesOf(keys)
  if (places.length < keys.length) return refuse('not-found')
  for (const { path } of places) {
    const allowed = mayUseGroup(path, group.path)
    if (!allowed.ok) return allowed
  }
  // The list is replaced whole: of two who save at once, the later one would undo the earlier one.
  const saved = await groups.save(group, group.name)
  if (!saved) return refuse('market-group.changed-meanwhile')
  await groups.removeSeenUsers(saved)
  await groups.addUsers(saved, keys)
  announce({ key: group.key, users: keys })
  return groupNow(group.key, person, use)
}
