import { restore } from '../apps/server/src/platform/backup/index.ts'
import { StartError } from '../apps/server/src/platform/settings/index.ts'

try {
  console.log(await restore(process.argv.slice(2), process.env))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
