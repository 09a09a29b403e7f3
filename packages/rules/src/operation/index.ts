export * from './about.rules.ts'
export * from './audit-events.rules.ts'
