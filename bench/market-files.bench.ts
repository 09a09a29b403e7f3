import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT_PATH } from '@marquee/rules/access'
import {
  columnsFiles,
  bringFile,
  customerJobs,
  IMPORT_CUSTOMERS,
  importStanding,
  marketFolder,
  PUBLISH_MARKET,
  publishingLeft,
} from '../apps/server/src/customers/index.ts'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import { openDuckdb } from '../apps/server/src/platform/duckdb/index.ts'
import { jobsQueue, startJobs } from '../apps/server/src/platform/jobs/index.ts'
import {
  appLogin,
  connect,
  inScope,
  migrate,
  type Store,
} from '../apps/server/src/platform/sql/index.ts'
import { publishingIn } from '../apps/server/src/testing/publishing-in.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { loadTestTree } from '../apps/server/src/testing/test-tree.ts'

// What it costs to store a dealer's file in the database, and how long another machine takes to fetch it.

const ROWS = Number(process.env.ROWS ?? 25_000)
const MARKETS = 2_000
const ROUNDS = 9
const NETWORK = 'for 2,000 such markets, extrapolated'

const folder = mkdtempSync(join(tmpdir(), 'marquee-market-files-'))
const duckdb = openDuckdb({ memoryMegabytes: 300, spillFolder: folder })
const server = await startDatabaseServer({ dataDir: join(folder, 'data'), log: quiet })
await migrate(server.ownerUrl)
await loadTestTree(server.ownerUrl)
const owner = connect({ url: server.ownerUrl }, () => {})
const pool = connect({ url: await appLogin(server.ownerUrl) }, () => {}, 'jobs')
type Use = <Methods>(store: Store<Methods>) => Methods
const inOwn = <Value>(work: (use: Use) => Promise<Value>) =>
  inScope(pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH)))

const numberOf = async (text: string) => Number((await owner.query(text)).rows[0]?.value)
const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0
const megabytes = (size: number) => `${(size / 1e6).toFixed(2)} MB`

const jobs = customerJobs(publishingIn(folder, duckdb))
const running = await startJobs({ pool, jobs, clock: Date.now, log: console, lookEvery: 5_000 })
try {
  await imported()
  const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.parquet'))
  const { size } = statSync(join(folder, name))
  console.log(`the file of ${ROWS} households: ${megabytes(size)}`)
  const without = await publishings(async () => {})
  const stored = await publishings(() => owner.query('DELETE FROM market_file_parts'))
  for (const [what, { times, journal }] of Object.entries({ without, stored })) {
    console.log(
      `published, ${what}: ${middle(times).toFixed(0)} ms, ${megabytes(middle(journal))} WAL`,
    )
  }
  await owner.query('VACUUM FULL market_file_parts')
  const table = await numberOf(`SELECT pg_total_relation_size('market_file_parts') AS value`)
  console.log(`the table: ${megabytes(table)}; ${NETWORK}: ${megabytes(table * MARKETS)}`)
  const times = await fetches()
  const one = middle(times)
  console.log(
    `fetched: ${one.toFixed(0)} ms; ${NETWORK}: ${((one * MARKETS) / 1_000).toFixed(0)} s`,
  )
} finally {
  await running.stop()
  await pool.end()
  await owner.end()
  await server.stop()
  await duckdb.close()
  rmSync(folder, { recursive: true, force: true })
}

async function imported(): Promise<void> {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const zip = `481${String(at % 89).padStart(2, '0')}`
    const day = `${String((at % 12) + 1).padStart(2, '0')}/${String((at % 28) + 1).padStart(2, '0')}/202${at % 6}`
    return `Quill${at},${at} Main St,${zip},q${at}@customers.example,${day},${at % 12},${at % 150_000}\n`
  })
  async function* bytes() {
    yield Buffer.from(
      `Last name,Street address,ZIP,Email,Last visit,Number of visits,Mileage\n${lines.join('')}`,
    )
  }
  const key = await inOwn(async (use) => {
    const brought = await bringFile(use, { sourceId: '200005', name: 'a.csv' }, bytes())
    if (!brought.ok) throw new Error(brought.reason)
    await use(jobsQueue).request(IMPORT_CUSTOMERS, [brought.value])
    return brought.value
  })
  while ((await inOwn((use) => importStanding(use, key))).state !== 'PUBLISHED') await pause()
}

/** Each publishes the same households; they are stored where they are not there already. */
async function publishings(before: () => Promise<unknown>) {
  const times: number[] = []
  const journal: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await before()
    await owner.query('CHECKPOINT')
    const written = await numberOf(`SELECT pg_current_wal_insert_lsn() - '0/0' AS value`)
    const from = performance.now()
    await inOwn((use) => use(jobsQueue).request(PUBLISH_MARKET, [5]))
    while ((await inOwn((use) => publishingLeft(use))) > 0) await pause()
    times.push(performance.now() - from)
    const now = await numberOf(`SELECT pg_current_wal_insert_lsn() - '0/0' AS value`)
    journal.push(now - written)
  }
  return { times, journal }
}

async function fetches(): Promise<number[]> {
  const { rows } = await owner.query('SELECT checksum FROM market_versions WHERE market_key = 5')
  const { checksum } = rows[0]
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const there = join(folder, 'other')
  const files = marketFolder({
    folder: there,
    inOwn,
    clock: Date.now,
    log,
    columns: columnsFiles(duckdb),
  })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    const isFetched = await files.fetch(5, { path: join(there, `5.${round}.parquet`), checksum })
    if (!isFetched) throw new Error('It was not fetched')
    times.push(performance.now() - from)
  }
  return times
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2))
}
