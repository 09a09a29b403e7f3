import type pg from 'pg'
import { startJobs } from '../platform/jobs/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { rehearseCampaign, TIDY_REHEARSALS, tidyRehearsalsJob } from '../rehearsals/index.ts'
import { clock } from '../wiring.ts'
import { requestJobs } from './customer-work.ts'

/** Rehearsals paint as proofs do: more at once would keep the processors from what people wait for. */
const REHEARSALS = 1

/** Rehearses campaigns, never in the way of what is really sent, until it is stopped by what is answered. */
export async function startRehearsingWork(
  deployment: Deployment,
  pool: pg.Pool,
  log: Parameters<typeof startJobs>[0]['log'],
): Promise<() => Promise<void>> {
  await requestJobs(pool, TIDY_REHEARSALS, [0])
  const jobs = [rehearseCampaign(deployment), tidyRehearsalsJob]
  const working = await startJobs({ pool, jobs, clock, log, most: REHEARSALS })
  return () => working.stop()
}
