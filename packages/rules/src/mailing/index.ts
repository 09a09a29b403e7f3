export * from './connection-shares.rules.ts'
export * from './mailbox.rules.ts'
export * from './pace.rules.ts'
export * from './smtp-answers.rules.ts'
