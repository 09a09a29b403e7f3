import type { AccessRow, NamedGroup } from './answers.ts'
import { scopeTexts } from './texts.ts'

/** Which markets see a template: 'Every market of Honda', or the groups by name. */
export function marketsInWords(
  { access }: Pick<AccessRow, 'access'>,
  brand: string | undefined,
  groups: readonly NamedGroup[],
): string {
  if (access.isOpenToBrand) return scopeTexts.everyMarket(brand)
  const names = access.marketGroupKeys.map(
    (key) => groups.find((group) => group.key === key)?.name ?? scopeTexts.gone,
  )
  return names.length === 0 ? scopeTexts.nobody : scopeTexts.groups(names)
}
