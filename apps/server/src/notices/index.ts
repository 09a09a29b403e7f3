export {
  lookForDeadlines,
  LOOK_FOR_DEADLINES,
  notifyOfEvents,
  type NoticeSettings,
} from './notify.job.ts'
export { notifyOfWaves } from './notify-of-waves.job.ts'
export { noticesStore } from './notices.store.ts'
export { noticesRoutes } from './notices.route.ts'
