export * from './question.rules.ts'
