export * from './search.rules.ts'
