export { AUDIENCE_FILES, audienceFilesJob } from './audience-files.job.ts'
export { audienceFilesRoutes } from './audience-files.route.ts'
