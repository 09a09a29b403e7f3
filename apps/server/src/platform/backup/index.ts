export * from './commands.ts'
export { sendingAllowed } from './restore-guard.ts'
export { connectAsOwner } from './tables.ts'
