export { templateFilesRoutes } from './template-files.route.ts'
