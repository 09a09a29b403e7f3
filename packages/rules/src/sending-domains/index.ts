export * from './daily-cap.rules.ts'
export * from './dns-records.rules.ts'
export * from './domain.rules.ts'
export * from './texts.ts'
