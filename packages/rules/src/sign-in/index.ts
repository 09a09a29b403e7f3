export * from './redirect.rules.ts'
export * from './token.rules.ts'
