export { bulkReorderJob } from './bulk-reorder.job.ts'
export { reordersRoutes } from './reorders.route.ts'
