import { backup } from '../apps/server/src/platform/backup/index.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

await runCommand((argv) => backup(argv, process.env, new Date()))
