export { homesStore } from './homes.store.ts'
export { peopleRoutes } from './people.route.ts'
export { peopleStore } from './people.store.ts'
