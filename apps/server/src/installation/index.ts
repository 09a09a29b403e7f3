export { loadFigures } from './figures.load.ts'
export { installationRoutes } from './installation.route.ts'
