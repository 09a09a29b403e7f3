export * from './money.rules.ts'
