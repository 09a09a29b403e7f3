export { buildApp, type App } from './app.ts'
export { logging } from './logging.ts'
export { openApiDocument } from './openapi.ts'
export { problem, ProblemError } from './problem.ts'
