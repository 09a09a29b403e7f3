export * from './hand-over.rules.ts'
export * from './texts.ts'
