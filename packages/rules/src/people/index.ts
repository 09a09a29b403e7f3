export * from './people.rules.ts'
export * from './texts.ts'
