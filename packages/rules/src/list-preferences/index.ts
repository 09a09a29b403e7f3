export * from './lists.rules.ts'
export * from './saved-filters.rules.ts'
export * from './texts.ts'
