export { marketProfilesRoutes } from './market-profiles.route.ts'
