export * from './blackout-dates.rules.ts'
export * from './texts.ts'
