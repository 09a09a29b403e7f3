export * from './listing.rules.ts'
export * from './market-types.rules.ts'
export * from './user-level.rules.ts'
