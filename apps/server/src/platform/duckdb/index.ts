export * from './copy-numbers.ts'
export * from './open-duckdb.ts'
export type { DuckDBDataChunk } from '@duckdb/node-api'
