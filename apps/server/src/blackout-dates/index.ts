export { blackoutDatesRoutes } from './blackout-dates.route.ts'
export { blackoutDatesStore } from './blackout-dates.store.ts'
