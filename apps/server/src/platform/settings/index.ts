export * from './start-error.ts'
