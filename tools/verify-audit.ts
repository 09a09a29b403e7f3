import { verifyAudit } from '../apps/server/src/programs/verify-audit.ts'
import { StartError } from '../apps/server/src/platform/settings/index.ts'

// npm run verify-audit [-- --head POSITION:HASH]: beside the running program, or without it.

try {
  console.log(await verifyAudit(process.argv.slice(2), process.env))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
