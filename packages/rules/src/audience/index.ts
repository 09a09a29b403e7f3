export * from './default-request.rules.ts'
export * from './question.rules.ts'
export * from './texts.ts'
