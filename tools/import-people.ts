import { importPeople } from '../apps/server/src/programs/import-people.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run import-people -- FILE: beside the running program, or without it. With --trial nothing is
// changed, and only what would be is printed.

await runCommand((argv) => importPeople(argv, process.env, (line) => console.log(line)))
