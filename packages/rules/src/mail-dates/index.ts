export * from './eligible-dates.rules.ts'
