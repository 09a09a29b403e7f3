import { maps } from '@marquee/contract/maps'
import { bind } from '../platform/use-case.ts'
import { geocodeMarket } from './geocode-market.use-case.ts'
import { readZipCodeBoundaries } from './read-zip-code-boundaries.use-case.ts'

export const mapsRoutes = bind(maps, {
  zipCodeBoundaries: readZipCodeBoundaries,
  geocode: geocodeMarket,
})
