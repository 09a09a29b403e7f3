export * from './matching.rules.ts'
