export * from './listing.rules.ts'
export * from './logo.rules.ts'
