import { firstAdmin } from '../apps/server/src/programs/first-admin.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run first-admin -- EMAIL: beside the running program, or without it.

await runCommand((argv) => firstAdmin(argv, process.env))
