export { marketGroupsRoutes } from './market-groups.route.ts'
export { marketGroupsStore } from './market-groups.store.ts'
