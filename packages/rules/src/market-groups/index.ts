export * from './market-groups.rules.ts'
export * from './texts.ts'
