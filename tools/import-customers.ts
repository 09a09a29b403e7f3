import { importCustomers } from '../apps/server/src/programs/import-customers.ts'
import { StartError } from '../apps/server/src/platform/settings/index.ts'

// npm run import-customers -- --market SOURCE-ID FILE: beside the running program, or without it.

try {
  console.log(
    await importCustomers(process.argv.slice(2), process.env, (line) => console.log(line)),
  )
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
