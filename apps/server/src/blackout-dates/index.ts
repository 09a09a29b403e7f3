export { blackoutDatesRoutes } from './blackout-dates.route.ts'
