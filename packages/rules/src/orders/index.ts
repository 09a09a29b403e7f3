export * from './canonical.rules.ts'
export * from './ordered-content.rules.ts'
export * from './statuses.rules.ts'
