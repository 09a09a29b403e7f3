export { auditRoutes } from './audit.route.ts'
