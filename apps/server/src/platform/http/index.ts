export { buildApp, type App } from './app.ts'
export { logging } from './logging.ts'
