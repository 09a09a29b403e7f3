import { api, useOperation, type Asked } from '../../api/index.ts'
import type { MarketHierarchy } from './answers.ts'

/** Where a market stands; nothing is requested while there is no market. */
export function useMarketHierarchy(
  key: number | undefined,
  { keepsPrevious = false } = {},
): Asked<{ marketHierarchy: MarketHierarchy }> {
  return useOperation(
    api.markets.hierarchy,
    { params: { id: String(key) } },
    { enabled: key !== undefined, selection: false, keepsPrevious },
  )
}

export function useMarketName(key: number): string | undefined {
  return useMarketHierarchy(key).response?.marketHierarchy.market.name
}
