export { togglesRoutes } from './toggles.route.ts'
