export * from './texts.ts'
export * from './vehicle-selection.rules.ts'
export * from './year-groups.rules.ts'
export { newestFirst, VEHICLE_YEARS } from './year-limits.rules.ts'
