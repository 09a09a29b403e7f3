export { peopleRoutes } from './people.route.ts'
export { peopleStore } from './people.store.ts'
