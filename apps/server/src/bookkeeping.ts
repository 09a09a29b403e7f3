import type pg from 'pg'
import { askFor } from './customer-work.ts'
import { SEAL_AUDIT_LOG, sealing } from './platform/audit/index.ts'
import { startJobs, type RunningJobs } from './platform/jobs/index.ts'
import { clock, jobs } from './wiring.ts'

type Log = Parameters<typeof startJobs>[0]['log']

/** What nouns do later; it does not wait for the customers of a dealer to be read. */
export async function startBookkeeping(pool: pg.Pool, log: Log): Promise<RunningJobs> {
  await askFor(pool, SEAL_AUDIT_LOG, [0])
  return startJobs({ pool, jobs: [...jobs, sealing(pool)], clock, log })
}
