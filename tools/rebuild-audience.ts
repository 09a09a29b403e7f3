import { rebuildAudience } from '../apps/server/src/programs/rebuild-audience.ts'
import { StartError } from '../apps/server/src/platform/settings/index.ts'

// npm run rebuild-audience [-- --market SOURCE-ID]: beside the running program, or without it.

try {
  console.log(await rebuildAudience(process.argv.slice(2), process.env))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
