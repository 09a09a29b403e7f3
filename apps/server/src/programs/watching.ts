import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { loadFigures } from '../installation/index.ts'
import type { JobsStanding } from '../platform/jobs/index.ts'
import { version } from '../platform/release/index.ts'
import { inScope } from '../platform/sql/index.ts'
import {
  poolFigures,
  processFigures,
  serveMetrics,
  type CallFigures,
  type Sample,
} from '../platform/watching/index.ts'

interface Watched {
  host: string
  /** Undefined: nobody watches. */
  metricsPort: number | undefined
  calls: CallFigures
  clock: () => number
  pool: pg.Pool
  jobsPool: pg.Pool
  /** With little patience, and apart from the others: it is read when those are exhausted, too. */
  watchPool: pg.Pool
  log: { warn: (details: object, message: string) => void }
}

/** Serves what there is to watch on a port of its own. Answers how to end that. */
export async function startWatching(on: Watched): Promise<(() => Promise<void>) | undefined> {
  const { host, metricsPort: port, calls, pool, jobsPool } = on
  if (port === undefined) return undefined
  const ofProcess = processFigures(version().version)
  const close = await serveMetrics({ host, port }, async () => [
    ...(await storedFigures(on)),
    ...calls.samples(),
    ...poolFigures('calls', pool),
    ...poolFigures('jobs', jobsPool),
    ...ofProcess.samples(),
  ])
  return async () => {
    ofProcess.stop()
    await close()
  }
}

/** What only the database knows; without it the scrape has the rest. */
async function storedFigures({ watchPool, clock, log }: Watched): Promise<Sample[]> {
  try {
    const samples = await inScope(watchPool, { path: ROOT_PATH }, async ({ sql }) => {
      const found = await loadFigures((store) => store(sql, ROOT_PATH), clock)
      const { jobs, emails, sendings, files, sealLagSeconds, clocksApartSeconds } = found
      return [
        ...jobs.flatMap(jobSamples),
        figure('marquee_outbox_waiting', emails.waiting),
        figure('marquee_outbox_oldest_waiting_seconds', emails.oldestSeconds),
        figure('marquee_sendings_held', sendings.held),
        figure('marquee_sendings_unbalanced', sendings.unbalanced),
        figure('marquee_pieces_unknown', sendings.unknown),
        figure('marquee_audience_files', files.files),
        figure('marquee_audience_households', files.households),
        figure('marquee_audit_seal_lag_seconds', sealLagSeconds),
        figure('marquee_clocks_apart_seconds', clocksApartSeconds),
      ]
    })
    return [figure('marquee_database_up', 1), ...samples]
  } catch (error) {
    log.warn({ err: error }, 'a scrape goes without the database')
    return [figure('marquee_database_up', 0)]
  }
}

const jobSamples = ({ kind, waiting, running, failed, oldestSeconds }: JobsStanding): Sample[] => [
  figure('marquee_jobs', waiting, { kind, state: 'waiting' }),
  figure('marquee_jobs', running, { kind, state: 'running' }),
  figure('marquee_jobs', failed, { kind, state: 'failed' }),
  figure('marquee_jobs_oldest_waiting_seconds', oldestSeconds, { kind }),
]

const figure = (
  of: Sample['of'],
  value: number,
  labels: Readonly<Record<string, string>> = {},
): Sample => ({ of, labels, value })
