import type { userState } from '@marquee/contract/user-state'
import { CORPORATE_MARKET_KEY, ROOT_MARKET_KEY } from '@marquee/rules/markets'
import { accept } from '@marquee/rules/result'
import { byDisplayPriority, stateReferences, SUBDIVISIONS } from '@marquee/rules/user-state'
import { hierarchiesStore, type HierarchyRow } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { reportConfigsStore } from './user-state.store.ts'

export const initialize: UseCase<typeof userState.initialize> = async ({ use }) =>
  accept({
    hierarchies: (await use(hierarchiesStore).all()).map(toHierarchy),
    stateReferences: stateReferences(SUBDIVISIONS),
    reportConfigs: byDisplayPriority(await use(reportConfigsStore).all()),
    rootMarketKey: ROOT_MARKET_KEY,
    corporateMarketKey: CORPORATE_MARKET_KEY,
  })

function toHierarchy({ id, name, marketKey, isSecondBrand }: HierarchyRow) {
  return { id, name, marketKey, isSecondBrand }
}
