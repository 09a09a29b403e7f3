export { vehiclesRoutes } from './vehicles.route.ts'
