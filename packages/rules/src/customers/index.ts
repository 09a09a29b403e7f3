export * from './household.rules.ts'
