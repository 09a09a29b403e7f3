export * from './commands.ts'
export { beginSending, sendingAllowed, sendingView } from './restore-guard.ts'
export { connectToAll } from './tables.ts'
