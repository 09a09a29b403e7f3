import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { publishedFilesView } from '../customers/index.ts'
import { waitingEmailsView } from '../outbox/index.ts'
import { sealLagView } from '../platform/audit/index.ts'
import { jobsStanding, type JobsStanding } from '../platform/jobs/index.ts'
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
async function storedFigures({ watchPool, log }: Watched): Promise<Sample[]> {
  try {
    const samples = await inScope(watchPool, { path: ROOT_PATH }, async ({ sql }) => {
      const jobs = await jobsStanding(sql, ROOT_PATH).byKind()
      const { waiting, oldestSeconds } = await waitingEmailsView(sql, ROOT_PATH).standing()
      const { files, households } = await publishedFilesView(sql, ROOT_PATH).standing()
      const lag = await sealLagView(sql, ROOT_PATH).seconds()
      return [
        ...jobs.flatMap(jobSamples),
        figure('marquee_outbox_waiting', waiting),
        figure('marquee_outbox_oldest_waiting_seconds', oldestSeconds),
        figure('marquee_audience_files', files),
        figure('marquee_audience_households', households),
        figure('marquee_audit_seal_lag_seconds', lag),
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
