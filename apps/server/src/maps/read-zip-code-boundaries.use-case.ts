import type { maps } from '@marquee/contract/maps'
import { contains } from '@marquee/rules/access'
import { AREA_MILES } from '@marquee/rules/maps'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore, narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { findLocations } from './market-locations.load.ts'
import { zipAreasNear } from './zip-areas.gateway.ts'

export const readZipCodeBoundaries: UseCase<typeof maps.zipCodeBoundaries> = async (call) => {
  const { query, person, use } = call
  const { marketKeys, hierarchyId, miles = AREA_MILES } = query
  const part = await narrowedScope({ person, query: { hierarchyId }, use })
  if (!part) return refuse('not-found')
  const markets = (await use(marketsStore).findAll(marketKeys)).filter(
    ({ path }) => contains(part, path) || contains(path, part),
  )
  // One that is out of reach refuses all: what is missing from a map is not seen.
  if (markets.length < marketKeys.length) return refuse('not-found')
  const locations = await findLocations(use, markets)
  const areas = await zipAreasNear(locations, miles)
  return accept({
    type: 'FeatureCollection',
    isApproximate: true,
    miles,
    markets: locations,
    features: areas.map(({ geometry, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry,
    })),
  })
}
