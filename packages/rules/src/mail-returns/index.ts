export * from './mail-returns.rules.ts'
export * from './texts.ts'
export * from './unread.rules.ts'
