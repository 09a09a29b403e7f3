import { useMemo } from 'react'
import { api, useOperation } from '../../api/index.ts'
import type { ZipCodeBoundaries } from './answers.ts'

/**
 * The areas with their one dealership where its address is. The areas come with what is known by then,
 * which may be only the middle of its ZIP code; the service of maps is asked once the areas are shown.
 */
export function useMarketLocation(
  boundaries: ZipCodeBoundaries | undefined,
): ZipCodeBoundaries | undefined {
  const [market, ...others] = boundaries?.markets ?? []
  const { response: located } = useOperation(
    api.maps.geocode,
    { query: { marketKey: String(market?.marketKey) } },
    {
      enabled: market?.isApproximate === true && others.length === 0,
      selection: false,
      staysFresh: true,
    },
  )
  return useMemo(() => {
    const isExact = located?.isApproximate === false && located.marketKey === market?.marketKey
    return boundaries && isExact ? { ...boundaries, markets: [located] } : boundaries
  }, [boundaries, market, located])
}
