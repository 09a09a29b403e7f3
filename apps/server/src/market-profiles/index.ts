export { marketProfilesRoutes } from './market-profiles.route.ts'
export { marketProfilesStore } from './market-profiles.store.ts'
