import { verifyAudit } from '../apps/server/src/programs/verify-audit.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run verify-audit [-- --head POSITION:HASH]: beside the running program, or without it.

await runCommand((argv) => verifyAudit(argv, process.env))
