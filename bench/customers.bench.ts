import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CalendarDate } from '@marquee/rules/calendar'
import { readCsv, type CsvRow } from '@marquee/rules/csv'
import {
  guessMapping,
  householdsBy,
  householdsOf,
  SEGMENT_MONTHS,
  vehicleCode,
  type CountableHousehold,
  type CountedHousehold,
  type ReadHousehold,
} from '@marquee/rules/customers'
import { ROOT_PATH } from '@marquee/rules/access'
import {
  bringFile,
  customerJobs,
  IMPORT_CUSTOMERS,
  importStanding,
} from '../apps/server/src/customers/index.ts'
import { writeMarketFile } from '../apps/server/src/customers/testing/index.ts'
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
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { publishingIn } from '../apps/server/src/testing/publishing-in.ts'
import { loadTestTree } from '../apps/server/src/testing/test-tree.ts'

// How many rows of a dealer's file are parsed and published a second: without people's data, which is
// the projection alone, and with them, through the database.

const ROWS = Number(process.env.ROWS ?? 100_000)
const PIECE = 1_048_576
const TODAY = '2026-06-30' as CalendarDate
const HEADERS =
  'Customer number,First name,Last name,Street address,City,State,ZIP,Email,Phone,Purchase date,' +
  'First visit,Last visit,Number of visits,Mileage,Email opt out,Mail opt out,Model,Model year,VIN'

const text = `${HEADERS}\n${Array.from({ length: ROWS }, (_, at) => {
  const day = `${String((at % 12) + 1).padStart(2, '0')}/${String((at % 28) + 1).padStart(2, '0')}/202${at % 6}`
  return (
    `C${at},Ada,Quill${at % 997},${at} Main St,Ann Arbor,MI,481${String(at % 9).padStart(2, '0')},` +
    `ada.quill${at}@customers.example,(734) 555-0100,${day},${day},${day},${at % 12},${at % 150_000},N,N,` +
    `Civic,${2000 + (at % 25)},1HGBH41JXMN109186\n`
  )
}).join('')}`

const folder = mkdtempSync(join(tmpdir(), 'marquee-customers-bench-'))
const duckdb = openDuckdb({ memoryMegabytes: 300, spillFolder: folder })
// Seconds of this process as well: on a busy machine they are what can be compared.
const rate = (from: number, cpu: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(cpu)
  const second = Math.round(ROWS / ((performance.now() - from) / 1000)).toLocaleString('en-US')
  const seconds = (((user + system) / 1e6) * 100_000) / ROWS
  return `${second} rows a second; ${seconds.toFixed(2)} seconds of this process for 100,000 rows`
}

try {
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now()
    const cpu = process.cpuUsage()
    await writeMarketFile(duckdb, join(folder, `1.${round}.parquet`), projected())
    console.log(`parsed, counted and published: ${rate(from, cpu)} (goal: at least 100,000)`)
  }
  await throughDatabase()
} finally {
  await duckdb.close()
  rmSync(folder, { recursive: true, force: true })
}

function* projected(): Iterable<CountedHousehold> {
  const place = { latitude: 42.28, longitude: -83.74 }
  const market = { marketKey: 1, today: TODAY, months: SEGMENT_MONTHS, place }
  const count = householdsOf({ ...market, middleOfZip: () => place })
  const columns = HEADERS.split(',').length
  const readHousehold = householdsBy({
    mapping: guessMapping(HEADERS.split(',')),
    columns,
    today: TODAY,
    modelCode: () => 1,
  })
  let household = 0
  for (const row of rows()) {
    const read = readHousehold(row)
    if ('rejections' in read) throw new Error(JSON.stringify(read.rejections))
    household += 1
    yield count(countable(read.household, household))
  }
}

/** Piece by piece, as an import reads a file. */
function* rows(): Iterable<CsvRow> {
  let line = 1
  for (let at = 0; at < text.length;) {
    const piece = text.slice(at, at + PIECE)
    const part = readCsv(piece, line, at + PIECE >= text.length)
    yield* line === 1 ? part.rows.slice(1) : part.rows
    at += part.consumed
    line = part.line
  }
}

/** One property after the other, as it is read from the database: spreads would take a third of the time. */
function countable(read: ReadHousehold, household: number): CountableHousehold {
  const { email, line1, postalCode } = read
  return {
    household,
    postalCode,
    flags: read.flags,
    mileage: read.mileage,
    visits: read.visits,
    purchasedOn: read.purchasedOn,
    firstVisitOn: read.firstVisitOn,
    lastVisitOn: read.lastVisitOn,
    hasEmail: email !== null,
    hasAddress: line1 !== null && postalCode !== null,
    vehicles: read.vehicles.map(({ modelCode, year }) => vehicleCode(modelCode, year)),
    personHash: BigInt(household),
    isShared: false,
    freeOn: undefined,
  }
}

async function throughDatabase(): Promise<void> {
  const server = await startDatabaseServer({ dataDir: join(folder, 'data'), log: quiet })
  await migrate(server.ownerUrl)
  await loadTestTree(server.ownerUrl)
  const pool = connect({ url: await appLogin(server.ownerUrl) }, () => {}, 'jobs')
  const inRoot = <Value>(work: (use: Use) => Promise<Value>) =>
    inScope(pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH)))
  const jobs = customerJobs(publishingIn(folder, duckdb))
  const running = await startJobs({ pool, jobs, clock: Date.now, log: console, lookEvery: 50 })
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now()
    const cpu = process.cpuUsage()
    const key = await inRoot(async (use) => {
      const stored = await bringFile(use, { sourceId: '200005', name: 'a.csv' }, bytes())
      if (!stored.ok) throw new Error(stored.reason)
      await use(jobsQueue).request(IMPORT_CUSTOMERS, [stored.value])
      return stored.value
    })
    for (;;) {
      const { state } = await inRoot((use) => importStanding(use, key))
      if (state === 'PUBLISHED') break
      if (state === 'FAILED') throw new Error('The import failed')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    console.log(
      `imported with people's data and published: ${rate(from, cpu)} (goal: at least 30,000)`,
    )
  }
  await running.stop()
  await pool.end()
  await server.stop()
}

type Use = <Methods>(store: Store<Methods>) => Methods

async function* bytes() {
  yield Buffer.from(text)
}
