import { customerJobs } from '../customers/index.ts'
import { openDuckdb } from '../platform/duckdb/index.ts'
import { startJobs } from '../platform/jobs/index.ts'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { publishingIn } from './publishing-in.ts'
import { quiet } from './quiet.ts'

// Works off imports until it is killed. Its arguments are the database's address and the folder of
// the files.

const [, , url = '', folder = ''] = process.argv
await startJobs({
  pool: connect({ url, role: APP_ROLE }, () => {}, 'jobs'),
  jobs: customerJobs(
    publishingIn(folder, openDuckdb({ memoryMegabytes: 200, spillFolder: folder })),
  ),
  clock: Date.now,
  log: quiet,
  lookEvery: 100,
})
process.stdout.write('ready\n')
