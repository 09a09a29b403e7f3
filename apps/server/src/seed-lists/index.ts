export { seedListsRoutes } from './seed-lists.route.ts'
