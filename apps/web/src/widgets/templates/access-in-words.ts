import { USER_LEVELS } from '@marquee/rules/access'
import { levelNames } from '../user-state/index.ts'
import type { AccessRow, Level, NamedGroup } from './answers.ts'
import { scopeTexts } from './access-texts.ts'

/** Which markets see a template: 'All of Honda', or the markets and the groups by name. */
export function marketsInWords(
  { access, markets }: Pick<AccessRow, 'access' | 'markets'>,
  brand: string | undefined,
  groups: readonly NamedGroup[],
): string {
  if (access.isOpenToBrand) return scopeTexts.wholeBrand(brand)
  const groupNames = access.marketGroupKeys.map(
    (key) => groups.find((group) => group.key === key)?.name ?? scopeTexts.gone,
  )
  const names = [...markets.map(({ name }) => name), ...groupNames]
  return names.length === 0 ? scopeTexts.noMarket : names.join(', ')
}

/** 'All levels', or each by name. */
export function levelsInWords(levels: readonly Level[]): string {
  if (levels.length === USER_LEVELS.length) return scopeTexts.allLevels
  if (levels.length === 0) return scopeTexts.noLevel
  return USER_LEVELS.filter((level) => levels.includes(level))
    .map((level) => levelNames[level])
    .join(', ')
}
