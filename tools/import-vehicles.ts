import { importVehicles } from '../apps/server/src/programs/import-vehicles.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run import-vehicles -- FILE: beside the running program, or without it. With --trial nothing is
// changed, and only what would be is printed.

await runCommand((argv) => importVehicles(argv, process.env, (line) => console.log(line)))
