export * from './commands.ts'
export { beginSending, mayBeginSending, sendingAllowed, sendingView } from './restore-guard.ts'
export { connectToAll } from './tables.ts'
