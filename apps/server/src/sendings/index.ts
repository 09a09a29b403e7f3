export { PLAN_SENDINGS, planSendingsJob } from './plan-sendings.job.ts'
export { sendingsRoutes } from './sendings.route.ts'
