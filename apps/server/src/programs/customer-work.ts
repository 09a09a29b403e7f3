import { mkdir } from 'node:fs/promises'
import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { duckdbOf, marketCopies } from './audience-counting.ts'
import {
  columnsFiles,
  customerJobs,
  type ColumnsFiles,
  keepFolder,
  LOOK_AFTER_CUSTOMERS,
  marketFolder,
  type MarketFolder,
} from '../customers/index.ts'
import { demoOf } from './demo.ts'
import { migratedDatabase } from './open-database.ts'
import type { InOwnTransaction } from '../platform/listeners.ts'
import { logging } from '../platform/http/index.ts'
import type { Duckdb } from '../platform/duckdb/index.ts'
import { jobsQueue, startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import type { Settings } from '../platform/settings/index.ts'
import { APP_ROLE, connect, inScope } from '../platform/sql/index.ts'
import { clock, orderedHouseholds, pressedPeople } from '../wiring.ts'

type Log = Parameters<typeof marketFolder>[0]['log']

/** The files of this program, and where they are fetched from. */
export const folderOf = (
  { audienceDir: folder, audienceServers }: Pick<Settings, 'audienceDir' | 'audienceServers'>,
  { pool, log, columns }: { pool: pg.Pool; log: Log; columns: ColumnsFiles },
): MarketFolder =>
  marketFolder({
    folder,
    inOwn: inOwnOn(pool),
    clock,
    log,
    columns: audienceServers ? undefined : columns,
  })

const inOwnOn =
  (pool: pg.Pool): InOwnTransaction =>
  (own) =>
    inScope(pool, { path: ROOT_PATH }, ({ sql }) => own((store) => store(sql, ROOT_PATH)))

interface WorkOn {
  pool: pg.Pool
  duckdb: Duckdb
  log: Log
  /** Looked after for as long as the work goes on; undefined: nothing is counted here. */
  files?: MarketFolder
}

/** Imports customers and publishes them, for as long as the program runs. */
export async function startCustomerWork(
  settings: Pick<
    Settings,
    'audienceDir' | 'audienceServers' | 'segmentMonths' | 'mostGonePercent' | 'demoData'
  >,
  { pool, duckdb, log, files }: WorkOn,
): Promise<RunningJobs> {
  const { audienceDir: folder, segmentMonths: months, mostGonePercent } = settings
  await mkdir(folder, { recursive: true })
  const publishing = {
    duckdb,
    folder,
    months,
    mostGonePercent,
    copies: marketCopies(settings),
    ordered: orderedHouseholds,
    pressed: pressedPeople,
  }
  await requestJobs(pool, LOOK_AFTER_CUSTOMERS, [0])
  const demo = await demoOf(settings)
  const ofDemo = demo ? [demo.loadDemoCustomers] : []
  const jobs = [...customerJobs(publishing), ...ofDemo]
  const kept = files && keepFolder(files, { log })
  try {
    const working = await startJobs({ pool, jobs, clock, log, notified: kept?.notified })
    return {
      async stop() {
        await kept?.stop()
        await working.stop()
      },
    }
  } catch (error) {
    await kept?.stop()
    throw error
  }
}

export const requestJobs = (
  pool: pg.Pool,
  kind: string,
  subjects: readonly number[],
): Promise<void> =>
  inScope(pool, { path: ROOT_PATH }, ({ sql }) => jobsQueue(sql, ROOT_PATH).request(kind, subjects))

interface CommandWork {
  inOwn: InOwnTransaction
  files: MarketFolder
  requestJobs: (kind: string, subjects: readonly number[]) => Promise<void>
}

/** For a command, beside the running program or without it: the first free program does the work. */
export async function withCustomerWork<Value>(
  settings: Settings,
  work: (on: CommandWork) => Promise<Value>,
): Promise<Value> {
  const log = logging('warn')
  const { ownerUrl, stop } = await migratedDatabase(settings, log)
  const pool = connect({ url: ownerUrl, role: APP_ROLE }, () => {}, 'jobs')
  const duckdb = duckdbOf(settings)
  const files = folderOf(settings, { pool, log, columns: columnsFiles(duckdb) })
  const working = await startCustomerWork(settings, { pool, duckdb, log })
  try {
    return await work({
      inOwn: inOwnOn(pool),
      files,
      requestJobs: (kind, subjects) => requestJobs(pool, kind, subjects),
    })
  } finally {
    await working.stop()
    await duckdb.close()
    await pool.end()
    await stop()
  }
}
