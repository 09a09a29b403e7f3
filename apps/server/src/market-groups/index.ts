export { marketGroupsRoutes } from './market-groups.route.ts'
