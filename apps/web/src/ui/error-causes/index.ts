export { messagesOf } from './error-causes.rules.ts'
