export { approvalsRoutes } from './approvals.route.ts'
