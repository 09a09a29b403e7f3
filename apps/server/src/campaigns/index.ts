export { childrenStore } from './campaign-children.store.ts'
export { campaignsRoutes } from './campaigns.route.ts'
