export * from './first-steps.rules.ts'
export * from './texts.ts'
