export { listingAttributesView } from './listing-attributes.view.ts'
export { hierarchiesStore, type HierarchyRow } from './hierarchies.store.ts'
export { marketsStore, reaching, within, type MarketRow } from './markets.store.ts'
export { metroMarketsStore } from './metro-markets.store.ts'
export {
  addressesOf,
  marketSummaries,
  matching,
  onGrandparent,
  onParent,
  placed,
  presentMarket,
  withPlace,
  type Placed,
} from './market-summary.view.ts'
export {
  networkStore,
  type ChangedColumns,
  type NewMarket,
  type PlaceRow,
} from './network.store.ts'
export { narrowedScope, narrowedToPlace, requestedPlace } from './narrowed-scope.load.ts'
export { marketsRoutes } from './markets.route.ts'
