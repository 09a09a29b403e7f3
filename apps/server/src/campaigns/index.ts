export { campaignsRoutes } from './campaigns.route.ts'
