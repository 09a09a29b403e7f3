export { audienceRoutes } from './audience.route.ts'
export type { Counting } from './counting.gateway.ts'
export { duckdbEngine } from './engine/duckdb-engine.gateway.ts'
export * from './engine/audience-engine.gateway.ts'
