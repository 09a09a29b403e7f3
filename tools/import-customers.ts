import { importCustomers } from '../apps/server/src/programs/import-customers.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run import-customers -- --market SOURCE-ID FILE: beside the running program, or without it.
// With --merge nobody goes who is not in the file; --confirm imports a file that changes much.

await runCommand((argv) => importCustomers(argv, process.env, (line) => console.log(line)))
