export * from './chosen-dates.rules.ts'
export * from './closed-days.rules.ts'
export * from './eligible-dates.rules.ts'
export * from './texts.ts'
