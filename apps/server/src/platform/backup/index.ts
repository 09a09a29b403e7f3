export * from './commands.ts'
export { beginSending, sendingAllowed } from './restore-guard.ts'
export { connectToAll } from './tables.ts'
