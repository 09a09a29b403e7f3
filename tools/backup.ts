import { backup } from '../apps/server/src/platform/backup/index.ts'
import { StartError } from '../apps/server/src/platform/settings/index.ts'

try {
  console.log(await backup(process.argv.slice(2), process.env, new Date()))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
