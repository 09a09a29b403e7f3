import { runCommand } from '../apps/server/src/programs/run-command.ts'
import { undoNetworkImport } from '../apps/server/src/programs/undo-network-import.ts'

// npm run undo-network-import -- NUMBER: beside the running program, or without it. Without a number the
// imports that can be undone are listed; with --trial nothing is changed, and only what would be is printed.

await runCommand((argv) => undoNetworkImport(argv, process.env, (line) => console.log(line)))
