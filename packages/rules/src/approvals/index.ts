export * from './texts.ts'
export * from './timeline.rules.ts'
