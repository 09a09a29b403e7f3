import { firstAdmin } from '../apps/server/src/programs/first-admin.ts'
import { StartError } from '../apps/server/src/platform/settings/index.ts'

// npm run first-admin -- EMAIL: beside the running program, or without it.

try {
  console.log(await firstAdmin(process.argv[2] ?? '', process.env))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
