export { creativesRoutes } from './creatives.route.ts'
export { creativesStore, type Creative } from './creatives.store.ts'
