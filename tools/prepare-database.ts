import { prepareDatabase } from '../apps/server/src/programs/prepare-database.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run prepare-database: before the first start on a PostgreSQL of your own.

await runCommand((argv) => prepareDatabase(argv, process.env))
