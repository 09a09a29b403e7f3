export { annualRoutes } from './annual.route.ts'
