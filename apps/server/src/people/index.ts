export { peopleRoutes } from './people.route.ts'
