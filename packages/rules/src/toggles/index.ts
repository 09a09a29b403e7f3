export * from './may-set-toggle.rules.ts'
export * from './merge-toggles.rules.ts'
export * from './texts.ts'
