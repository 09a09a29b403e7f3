import { restore } from '../apps/server/src/platform/backup/index.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

await runCommand((argv) => restore(argv, process.env))
