export { creativesRoutes } from './creatives.route.ts'
export { creativesStore, type Creative } from './creatives.store.ts'
export { present as presentCreatives } from './present-creative.use-case.ts'
export { searchCreatives } from './read-creatives.use-case.ts'
