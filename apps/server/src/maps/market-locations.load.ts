import { addressText } from '@marquee/rules/maps'
import type { MarketRow } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { bundledLocation } from './bundled-location.gateway.ts'
import { marketLocationsStore } from './market-locations.store.ts'

export interface MarketLocation {
  marketKey: number
  latitude: number
  longitude: number
  isApproximate: boolean
}

/** Where markets lie, by what is known already; those of which nothing is are left out. */
export async function findLocations(
  use: Use,
  markets: readonly MarketRow[],
): Promise<MarketLocation[]> {
  const rows = await use(marketLocationsStore).findAll(markets.map(({ key }) => key))
  const known = new Map(rows.map((row) => [row.marketKey, row]))
  return markets.flatMap((market) => {
    const row = known.get(market.key)
    // The location of an old address is of no use any more.
    const isPrecise = row?.address === addressText(market)
    const point = isPrecise ? row : bundledLocation(market)
    if (!point) return []
    const { latitude, longitude } = point
    return [{ marketKey: market.key, latitude, longitude, isApproximate: !isPrecise }]
  })
}
