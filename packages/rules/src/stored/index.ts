export * from './same.rules.ts'
export * from './stored.rules.ts'
