export { seedListsRoutes } from './seed-lists.route.ts'
export { seedListsStore } from './seed-lists.store.ts'
