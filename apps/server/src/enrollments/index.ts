export { bulkEnrollmentJob } from './bulk-enrollment.job.ts'
export { enrollmentsRoutes } from './enrollments.route.ts'
