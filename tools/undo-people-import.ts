import { runCommand } from '../apps/server/src/programs/run-command.ts'
import { undoPeopleImport } from '../apps/server/src/programs/undo-people-import.ts'

// npm run undo-people-import -- NUMBER: beside the running program, or without it. Without a number the
// imports that can be undone are listed; with --trial nothing is changed, and only what would be is printed.

await runCommand((argv) => undoPeopleImport(argv, process.env, (line) => console.log(line)))
