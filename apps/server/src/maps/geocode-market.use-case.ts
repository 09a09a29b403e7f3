import type { maps } from '@marquee/contract/maps'
import { addressText } from '@marquee/rules/maps'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { findLocations } from './market-locations.load.ts'
import { marketLocationsStore } from './market-locations.store.ts'

export const geocodeMarket: UseCase<typeof maps.geocode> = async ({
  query,
  use,
  deployment,
  now,
}) => {
  const market = await use(marketsStore).find(query.marketKey)
  if (!market) return refuse('not-found')
  const [known] = await findLocations(use, [market])
  if (known && !known.isApproximate) return accept(known)

  const address = addressText(market)
  const point = address ? await deployment.locate?.(address) : undefined
  if (point) {
    const { key: marketKey, path } = market
    await use(marketLocationsStore).keep({ marketKey, address, path, ...point }, new Date(now))
    return accept({ marketKey, ...point, isApproximate: false })
  }
  return known ? accept(known) : refuse('maps.no-address')
}
