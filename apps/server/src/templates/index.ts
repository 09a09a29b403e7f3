export { templatesRoutes } from './templates.route.ts'
