export { commandLine, COMMANDS } from './commands.ts'
export { version } from './version.ts'
