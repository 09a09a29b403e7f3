export * from './merge-toggles.rules.ts'
export * from './texts.ts'
