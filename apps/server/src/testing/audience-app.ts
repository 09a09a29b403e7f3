import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ANALYTICAL_MODELS,
  contactCode,
  REACH_STATES,
  UNKNOWN_DISTANCE,
  UNKNOWN_ZIP,
  vehicleCode,
  type CountedHousehold,
} from '@marquee/rules/customers'
import { accept } from '@marquee/rules/result'
import { afterAll, beforeAll } from 'vitest'
import { columnsEngine, type Counting } from '../audience/index.ts'
import { columnsFiles, fileOf } from '../customers/index.ts'
import { writeMarketFile } from '../customers/testing/index.ts'
import { openDuckdb } from '../platform/duckdb/index.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import type { Variation } from './server-on.ts'
import { storeHouseholds } from './stored-households.ts'
import { testApp, type TestApp } from './test-app.ts'
import { TREE } from './test-tree.ts'

const HOUSEHOLDS = 240
const DEALERS = ['dealer', 'sibling', 'cousin'] as const

export interface AudienceApp extends TestApp {
  /** The customers of each market. */
  customers: ReadonlyMap<number, readonly CountedHousehold[]>
  /** Where the file of a market lies. */
  fileOf: (marketKey: number) => string
  counting: Counting
  /** Done once, while the next answer is counted. */
  meanwhile: (work: () => Promise<unknown>) => void
}

/** The test tree with customers at three dealers, counted as by the program; the variation says what else its server knows. */
export function audienceApp(
  database: TestDatabase = testDatabase(),
  variation: Variation = {},
): AudienceApp {
  const folder = mkdtempSync(join(tmpdir(), 'audience-app-'))
  const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: folder })
  const pathOf = (key: number, version: number) => fileOf(folder, key, version)
  const customers = new Map(DEALERS.map((name) => [TREE[name].key, householdsAt(TREE[name].key)]))
  const during: (() => Promise<unknown>)[] = []
  const counting: Counting = {
    engine: columnsEngine(columnsFiles(duckdb)),
    pathOf,
    async inTurn(_, work) {
      await during.pop()?.()
      return accept(await work(new AbortController().signal))
    },
  }
  const app = testApp({ ...variation, counting }, database)
  beforeAll(async () => {
    await addModels(app)
    for (const name of DEALERS) {
      const { key, path } = TREE[name]
      const all = customers.get(key) ?? []
      const { rows, checksum } = await writeMarketFile(duckdb, pathOf(key, 1), all)
      await app.owner.query(
        `INSERT INTO market_versions (market_key, version, data_version, households, checksum, as_of, path)
         VALUES ($1, 1, 0, $2, $3, '2026-06-30', $4)`,
        [key, rows, checksum, path],
      )
      await storeHouseholds(app.owner, TREE[name], all)
    }
  })
  afterAll(async () => {
    await duckdb.close()
    await rm(folder, { recursive: true })
  })
  return Object.assign(app, {
    customers,
    counting,
    fileOf: (key: number) => pathOf(key, 1),
    meanwhile: (work: () => Promise<unknown>) => void during.push(work),
  })
}

async function addModels({ owner }: TestApp): Promise<void> {
  await owner.query(
    `INSERT INTO vehicle_models (hierarchy_id, make, model, years, path)
     VALUES ('HONDA', 'Honda', 'Civic', '{2024,2023}', $1), ('HONDA', 'Honda', 'Fit', '{2020}', $1)`,
    [TREE.honda.path],
  )
  await owner.query(
    `INSERT INTO customer_models (hierarchy_id, make, model, code, path)
     VALUES ('HONDA', 'Honda', 'Civic', 1, $1), ('HONDA', 'Honda', 'Fit', 2, $1)`,
    [TREE.honda.path],
  )
}

const VEHICLES = [vehicleCode(1, 2024), vehicleCode(1, 2023), vehicleCode(2, 2020)]
const ZIPS = [48_104, 48_105, 48_103]

const isPlaced = (at: number) => at % 24 !== 22

/** No two columns go in step. The first ten are known at every dealer; of some it is not known where they are. */
function householdsAt(marketKey: number): CountedHousehold[] {
  return Array.from({ length: HOUSEHOLDS }, (_, at) => ({
    marketKey,
    household: at + 1,
    zip: isPlaced(at) ? (ZIPS[at % 3] ?? UNKNOWN_ZIP) : UNKNOWN_ZIP,
    distance: isPlaced(at) ? (at * 37) % 4_000 : UNKNOWN_DISTANCE,
    segment: at % 4,
    contact: contactCode({
      mail: REACH_STATES[at % 5 === 0 ? 1 : 3] ?? 'NO_DATA',
      email: REACH_STATES[at % 7 === 0 ? 0 : 3] ?? 'NO_DATA',
    }),
    scores: ANALYTICAL_MODELS.map((__, model) => (at * 41 + model * 13) % 10_001),
    vehicles: VEHICLES.filter((__, place) => (at >> place) % 2 === 1),
    personHash: BigInt(at < 10 ? at + 1 : marketKey * 1_000 + at),
    lastVisit: marketKey * 10 + at,
    emailFreeOn: 0,
    mailFreeOn: 0,
    isShared: at < 10,
  }))
}
