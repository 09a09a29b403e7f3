export * from './texts.ts'
export * from './vehicle-selection.rules.ts'
export * from './year-groups.rules.ts'
export { newestFirst } from './year-limits.rules.ts'
