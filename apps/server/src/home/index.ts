export { homeRoutes } from './home.route.ts'
