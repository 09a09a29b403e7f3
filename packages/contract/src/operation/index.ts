export * from './operation.ts'
export * from './problem.ts'
export * from './schemas.ts'
