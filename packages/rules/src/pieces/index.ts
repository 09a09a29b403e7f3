export * from './marks.rules.ts'
export * from './piece-content.rules.ts'
