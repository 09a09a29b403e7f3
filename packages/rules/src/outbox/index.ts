export * from './states.rules.ts'
