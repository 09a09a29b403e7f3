export * from './stored.rules.ts'
