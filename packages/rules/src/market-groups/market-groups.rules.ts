import { isAboveOrAt, type MarketPath } from '../access/index.ts'
import { firstProblem, maxLength, required } from '../fields/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

export const MOST_OF_GROUP_NAME = 80

export function groupNameProblem(name: string): string | undefined {
  return firstProblem(name.trim(), required, maxLength(MOST_OF_GROUP_NAME))
}

/** People whose home lies above or below the group's place may use it for campaigns. */
export function mayUseGroup(
  home: MarketPath,
  group: MarketPath,
): Result<true, 'market-group.user-elsewhere'> {
  const isNear = isAboveOrAt(home, group) || isAboveOrAt(group, home)
  return isNear ? accept(true) : refuse('market-group.user-elsewhere')
}

interface Dealer {
  hierarchyId: string | null
  status: string
}

/** A group holds open dealers of its own brand. */
export function mayJoin(
  dealer: Dealer,
  group: { hierarchyId: string },
): Result<true, 'market-group.other-brand' | 'market-group.dealer-closed'> {
  if (dealer.hierarchyId !== group.hierarchyId) return refuse('market-group.other-brand')
  return dealer.status === 'ACTIVE' ? accept(true) : refuse('market-group.dealer-closed')
}

/** A group is changed as it was read; a save without a version overwrites what is there. */
export function changeGroup(
  stored: { version: number },
  version: number | undefined,
): Result<true, 'market-group.changed-meanwhile'> {
  const isCurrent = version === undefined || version === stored.version
  return isCurrent ? accept(true) : refuse('market-group.changed-meanwhile')
}
