export * from './calendar-date.rules.ts'
export * from './today.rules.ts'
