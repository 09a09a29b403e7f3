import type { userState } from '@marquee/contract/user-state'
import { CORPORATE_MARKET_KEY, ROOT_MARKET_KEY } from '@marquee/rules/markets'
import { accept } from '@marquee/rules/result'
import { SUBDIVISIONS } from '@marquee/rules/fields'
import { byDisplayPriority, stateReferences } from '@marquee/rules/user-state'
import {
  hierarchiesStore,
  listingAttributesView,
  marketsStore,
  type HierarchyRow,
} from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { reportConfigsStore } from './user-state.store.ts'
import { workPlaceView } from './user-state.view.ts'

type Initialize = typeof userState.initialize

export const initialize: UseCase<Initialize> = async (call) => {
  const { use, deployment } = call
  return accept({
    hierarchies: (await use(hierarchiesStore).all()).map(toHierarchy),
    stateReferences: stateReferences(SUBDIVISIONS),
    reportConfigs: byDisplayPriority(await use(reportConfigsStore).all()),
    marketProfileAttributes: await attributesOfMarket(call),
    rootMarketKey: ROOT_MARKET_KEY,
    corporateMarketKey: CORPORATE_MARKET_KEY,
    flatCostSource: deployment.flatCostSource,
    support: deployment.support,
  })
}

/** Those of the market that is named, or of the one the person works in; none where there is none. */
async function attributesOfMarket({ query, use }: Call<Initialize>) {
  const key = query.marketKey ?? (await use(workPlaceView).own()).market?.key
  const market = key === undefined ? undefined : await use(marketsStore).find(key)
  return market ? use(listingAttributesView).of(market) : []
}

function toHierarchy({ id, name, marketKey, isSecondBrand }: HierarchyRow) {
  return { id, name, marketKey, isSecondBrand }
}
