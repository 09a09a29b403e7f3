export * from './choose-level.rules.ts'
export * from './report-configs.rules.ts'
export * from './state-references.rules.ts'
export * from './texts.ts'
