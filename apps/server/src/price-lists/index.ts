export { priceListsRoutes } from './price-lists.route.ts'
