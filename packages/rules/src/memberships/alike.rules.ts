import type { AddedGroup, KnownGroup, MembershipMarket } from './differences.rules.ts'

/** A new group that has most of its dealers in common with one that the file leaves out. */
export interface AlikeGroup {
  added: AddedGroup
  group: KnownGroup
  place: MembershipMarket
  /** How many dealers are in both. */
  shared: number
}

type Absent = Pick<AlikeGroup, 'group' | 'place'>

/**
 * New groups that may be renamed ones: a group is known by its name alone, so one that is renamed in a file would become
 * a second one beside it. Of several that are alike, the one with the most dealers in common is named.
 */
export const alikeGroups = (
  added: readonly AddedGroup[],
  absent: readonly Absent[],
): AlikeGroup[] =>
  added.flatMap((one) => {
    const dealers = new Set(one.dealers.map(({ key }) => key))
    const [most] = absent
      .map(({ group, place }): AlikeGroup => ({
        added: one,
        group,
        place,
        shared: group.dealers.filter((key) => dealers.has(key)).length,
      }))
      .filter(({ group, shared }) => group.brand === one.brand && isMost(shared, dealers, group))
      .toSorted((a, b) => b.shared - a.shared)
    return most ? [most] : []
  })

/** More than half of the dealers of either. */
const isMost = (shared: number, dealers: ReadonlySet<number>, group: KnownGroup): boolean =>
  shared * 2 > Math.max(dealers.size, group.dealers.length)
