import { rebuildAudience } from '../apps/server/src/programs/rebuild-audience.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run rebuild-audience [-- --market SOURCE-ID]: beside the running program, or without it.

await runCommand((argv) => rebuildAudience(argv, process.env))
