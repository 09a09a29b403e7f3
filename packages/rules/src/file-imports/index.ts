export * from './texts.ts'
export * from './undo.rules.ts'
