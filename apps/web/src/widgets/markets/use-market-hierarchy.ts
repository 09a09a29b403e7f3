import { api, useOperation, type QueryState } from '../../api/index.ts'
import type { MarketHierarchy } from './answers.ts'

/** Where a market stands; nothing is requested while there is no market. */
export function useMarketHierarchy(
  key: number | undefined,
  { keepsPrevious = false } = {},
): QueryState<{ marketHierarchy: MarketHierarchy }> {
  return useOperation(
    api.markets.hierarchy,
    { params: { id: String(key) } },
    { enabled: key !== undefined, selection: false, keepsPrevious },
  )
}

export function useMarketName(key: number): string | undefined {
  return useMarketHierarchy(key).response?.marketHierarchy.market.name
}
