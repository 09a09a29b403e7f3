export * from './commands.ts'
export { sendingAllowed } from './restore-guard.ts'
