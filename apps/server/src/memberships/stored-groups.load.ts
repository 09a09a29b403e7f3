import type { KnownGroup } from '@marquee/rules/memberships'
import { marketGroupsStore } from '../market-groups/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { membersView } from './members.view.ts'

/** The groups that lie in a part of the scope, by name. */
export async function storedGroups(use: Use, part: string): Promise<KnownGroup[]> {
  const groups = await use(marketGroupsStore).allWithin(part)
  const keys = groups.map(({ key }) => key)
  const dealers = byGroup(await use(membersView).dealers(keys))
  const users = byGroup(await use(membersView).users(keys))
  return groups.map(({ key, name, hierarchyId: brand, path, version }) => ({
    key,
    name,
    brand,
    path,
    version,
    dealers: dealers.get(key) ?? [],
    users: users.get(key) ?? [],
  }))
}

function byGroup(rows: readonly { group: number; key: number }[]): ReadonlyMap<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const { group, key } of rows) {
    const known = groups.get(group)
    if (known) known.push(key)
    else groups.set(group, [key])
  }
  return groups
}
