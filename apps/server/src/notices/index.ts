export { lookForDeadlines, LOOK_FOR_DEADLINES, tellOfEvents, type Telling } from './tell.job.ts'
export { noticesStore } from './notices.store.ts'
export { noticesRoutes } from './notices.route.ts'
