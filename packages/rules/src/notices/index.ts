export * from './kinds.rules.ts'
