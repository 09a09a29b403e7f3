export { listPreferencesRoutes } from './list-preferences.route.ts'
