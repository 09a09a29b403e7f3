import { USER_LEVELS } from '@marquee/rules/access'
import { levelNames } from '../../../widgets/user-state/index.ts'
import type { AccessRow, Level, NamedGroup } from './answers.ts'
import { scopeTexts } from './texts.ts'

/** Which markets see a template: 'All of Honda', or the groups by name. */
export function marketsInWords(
  { access }: Pick<AccessRow, 'access'>,
  brand: string | undefined,
  groups: readonly NamedGroup[],
): string {
  if (access.isOpenToBrand) return scopeTexts.wholeBrand(brand)
  const names = access.marketGroupKeys.map(
    (key) => groups.find((group) => group.key === key)?.name ?? scopeTexts.gone,
  )
  return names.length === 0 ? scopeTexts.noGroups : scopeTexts.groups(names)
}

/** 'All levels', or each by name. */
export function levelsInWords(levels: readonly Level[]): string {
  if (levels.length === USER_LEVELS.length) return scopeTexts.allLevels
  if (levels.length === 0) return scopeTexts.noLevel
  return USER_LEVELS.filter((level) => levels.includes(level))
    .map((level) => levelNames[level])
    .join(', ')
}
