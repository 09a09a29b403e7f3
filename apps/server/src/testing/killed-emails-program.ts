import { startJobs } from '../platform/jobs/index.ts'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { carryEmails } from '../sendings/index.ts'
import { dieAt } from './dying-at.ts'
import { carrierTo } from './email-carrier.ts'
import { quiet } from './quiet.ts'

// A program that sends the emails of campaigns until it is killed, or dies at a statement of its own.

export interface KilledEmails {
  url: string
  port: number
  now: number
  /** Twice the number of a statement, less one where it dies before it; 0 lets it live. */
  point: number
}

const { url, port, now, point } = JSON.parse(process.argv[2] ?? '') as KilledEmails
const pool = connect({ url, role: APP_ROLE }, () => {}, 'jobs')
dieAt(point)
const { carrier } = carrierTo({ port }, now)
await startJobs({
  pool,
  jobs: [carryEmails(carrier)],
  clock: () => now,
  log: quiet,
  lookEvery: 50,
})
// Until it is killed; whoever has nothing left to send waits.
await new Promise((resolve) => setTimeout(resolve, 60_000))
process.exit(0)
