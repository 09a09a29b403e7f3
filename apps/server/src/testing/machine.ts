import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT_PATH } from '@marquee/rules/access'
import { TALLY_GROUPS, type AudienceQuestion } from '@marquee/rules/audience'
import { afterAll, beforeEach } from 'vitest'
import { columnsEngine, fetchingEngine } from '../audience/index.ts'
import {
  columnsFiles,
  fileOf,
  marketFolder,
  type FetchFile,
  type MarketFolder,
} from '../customers/index.ts'
import { openDuckdb } from '../platform/duckdb/index.ts'
import { inScope } from '../platform/sql/index.ts'
import type { TestDatabase } from './database.ts'

const EVERYONE: Omit<AudienceQuestion, 'marketKeys'> = {
  reached: Array.from({ length: 16 }, (_, contact) => contact),
  segments: null,
  vehicles: null,
  smartSelect: null,
  location: { type: 'DISTANCE', most: null, isUnplacedIncluded: true },
  mailDay: null,
  isOncePerHousehold: false,
}

export interface Machine {
  folder: string
  files: MarketFolder
  /** Lines of its log, by what they say. */
  log: string[]
  pathOf: (marketKey: number) => Promise<string>
  /** The households of a market, by the version that is served. */
  count: (marketKey: number, fetch?: FetchFile) => Promise<number>
}

/** A machine of its own on the database of a test: it shares no folder, and nothing is in its own before each test. */
export function machine(on: TestDatabase, poolOf = () => on.pool): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-machine-'))
  const spill = mkdtempSync(join(tmpdir(), 'marquee-spill-'))
  const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: spill })
  const log: string[] = []
  const note = (_: object, message: string) => void log.push(message)
  const one = { folder, log } as Machine
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true })
    log.length = 0
    one.files = marketFolder({
      folder,
      inOwn: (own) =>
        inScope(poolOf(), { path: ROOT_PATH }, ({ sql }) => own((store) => store(sql, ROOT_PATH))),
      clock: Date.now,
      log: { info: note, warn: note, error: note },
      columns: columnsFiles(duckdb),
    })
  })
  afterAll(async () => {
    await duckdb.close()
    await rm(folder, { recursive: true, force: true })
    await rm(spill, { recursive: true })
  })
  const served = async (marketKey: number) => {
    const { rows } = await on.owner.query(
      'SELECT version, checksum, households AS rows FROM market_versions WHERE market_key = $1',
      [marketKey],
    )
    const [row] = rows
    return { path: fileOf(folder, marketKey, row.version), checksum: row.checksum, rows: row.rows }
  }
  one.pathOf = async (marketKey) => (await served(marketKey)).path
  one.count = async (marketKey, fetch = one.files.fetch) => {
    const files = new Map([[marketKey, await served(marketKey)]])
    const engine = fetchingEngine(columnsEngine(columnsFiles(duckdb)), fetch)(files)
    const tallies = await engine.tally({ ...EVERYONE, marketKeys: [marketKey] })
    return tallies
      .filter(({ group }) => group === TALLY_GROUPS.household)
      .reduce((sum, { count }) => sum + count, 0)
  }
  return one
}
