export { locateBy } from './locate.gateway.ts'
export { mapsRoutes } from './maps.route.ts'
