export { creativesRoutes } from './creatives.route.ts'
export { creativesStore } from './creatives.store.ts'
