export * from './outcomes.rules.ts'
export * from './texts.ts'
