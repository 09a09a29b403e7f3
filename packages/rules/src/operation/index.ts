export * from './about.rules.ts'
export * from './audit-events.rules.ts'
export * from './job-kinds.rules.ts'
