import { importNetwork } from '../apps/server/src/programs/import-network.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run import-network -- FILE: beside the running program, or without it. With --trial nothing is
// changed, and only what would be is printed.

await runCommand((argv) => importNetwork(argv, process.env, (line) => console.log(line)))
