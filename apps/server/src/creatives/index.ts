export { creativesRoutes } from './creatives.route.ts'
export { creativesStore, type Creative } from './creatives.store.ts'
export { present as presentCreatives } from './creative.present.ts'
export { searchCreatives } from './read-creatives.use-case.ts'
