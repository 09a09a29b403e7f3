import type { userState } from '@marquee/contract/user-state'
import { accept } from '@marquee/rules/result'
import { hierarchiesStore, marketSummaries, type HierarchyRow } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { selectionsStore, type Selection } from './user-state.store.ts'

export const readUserState: UseCase<typeof userState.read> = async ({ person, use }) =>
  accept(await present(person, use, await use(selectionsStore).of(person.key)))

/** A choice that has left the person's scope meanwhile is as if it had never been made. */
export async function present(
  person: Call<typeof userState.read>['person'],
  use: Call<typeof userState.read>['use'],
  chosen: Selection | undefined,
) {
  const market = await use(marketSummaries).find(chosen?.marketKey ?? person.homeMarketKey)
  const cleared = chosen !== undefined && chosen.marketKey === null
  const selectedMarket = cleared ? null : (market ?? null)
  const hierarchyId = selectedMarket?.hierarchyId ?? chosen?.hierarchyId
  const brand = hierarchyId ? await use(hierarchiesStore).find(hierarchyId) : undefined
  const { key, name, email, level, homeMarketKey } = person
  return {
    person: { key, name, email, level, homeMarketKey },
    permissions: [...person.permissions],
    selectedMarket,
    selectedHierarchy: brand ? toHierarchy(brand) : null,
    selectedUserLevel: chosen?.level ?? level,
  }
}

export function toHierarchy({ id, name, marketKey, isSecondBrand }: HierarchyRow) {
  return { id, name, marketKey, isSecondBrand }
}
