export * from './commands.ts'
export { beginSending, sendingAllowed } from './restore-guard.ts'
export { connectAsOwner } from './tables.ts'
