export * from './deadline.rules.ts'
export * from './kinds.rules.ts'
export * from './recipients.rules.ts'
export * from './texts.ts'
