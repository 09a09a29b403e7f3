export { duckdbEngine } from './engine/duckdb-engine.gateway.ts'
export * from './engine/audience-engine.gateway.ts'
