import { markets } from '@marquee/contract/markets'
import { bind } from '../platform/use-case.ts'
import { readHierarchy } from './read-hierarchy.use-case.ts'
import { searchMarkets, searchMarketsByType } from './search-markets.use-case.ts'

export const marketsRoutes = bind(markets, {
  search: searchMarkets,
  searchByType: searchMarketsByType,
  hierarchy: readHierarchy,
})
