export * from './figures.rules.ts'
export * from './standing.rules.ts'
export * from './texts.ts'
