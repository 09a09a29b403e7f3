export { userStateRoutes } from './user-state.route.ts'
