export * from './open-duckdb.ts'
