export { blackoutDatesStore } from './blackout-dates.store.ts'
export { blackoutDatesRoutes } from './blackout-dates.route.ts'
