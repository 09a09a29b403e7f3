export * from './operation.ts'
export * from './problem.ts'
export * from './schemas.ts'
export * from './item-keys.ts'
