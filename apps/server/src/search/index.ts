export { searchRoutes } from './search.route.ts'
