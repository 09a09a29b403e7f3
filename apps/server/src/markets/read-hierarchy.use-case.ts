import type { markets } from '@marquee/contract/markets'
import { keysOf } from '@marquee/rules/access'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { addressesOf, marketSummaries } from './market-summary.view.ts'
import { marketsStore } from './markets.store.ts'

export const readHierarchy: UseCase<typeof markets.hierarchy> = async ({ params, use }) => {
  const market = await use(marketsStore).find(params.id)
  const summary = await use(marketSummaries).find(params.id)
  if (!market || !summary) return refuse('not-found')

  const above = keysOf(market.path).slice(0, -1)
  const ancestors = (await use(marketsStore).named(above)).sort(
    (a, b) => a.path.length - b.path.length,
  )
  const { webAddress, phoneNumber, isEnrolled, isDaaEligible } = market
  return accept({
    marketHierarchy: {
      market: {
        ...summary,
        addresses: addressesOf(market),
        webAddress,
        phoneNumber,
        isEnrolled,
        isDaaEligible,
      },
      ancestors: ancestors.map(({ key, name, type }) => ({ key, name, type })),
      children: await use(marketSummaries).children(market.key),
      attributes: {
        ...summary.marketHierarchyByType,
        region: [...ancestors, market].find(({ type }) => type === 'NATIONAL')?.name ?? null,
      },
    },
  })
}
