export * from './calendar-date.rules.ts'
export * from './federal-holidays.rules.ts'
export * from './moment-in.rules.ts'
export * from './today.rules.ts'
