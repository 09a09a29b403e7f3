export { newerVersionsRoutes } from './newer-versions.route.ts'
