import { randomInt } from 'node:crypto'
import type { CountedHousehold } from '@marquee/rules/customers'
import type { MarketCopies, MarketFile } from '../../customers/index.ts'
import type { Clickhouse } from './clickhouse.gateway.ts'
import {
  allHouseholds,
  HOUSEHOLDS,
  lineOf,
  LOADED_COLUMNS,
  LOADS,
  makeTables,
} from './clickhouse-tables.gateway.ts'
import type { Load } from './question-sql.gateway.ts'
import { whole } from './whole.gateway.ts'

const BEGUN = 0
const COMPLETE = 1
const UNUSED = 2

/** Few enough to be held as text. */
const ROWS_AT_ONCE = 20_000
/** Longer than any question takes, and any load. */
const GRACE_SECONDS = 3_600

const MARKED = 2 ** 48 - 1

/** Publishes markets to a cluster: each market lies whole at one shard. */
export function clickhouseCopies(clickhouse: Clickhouse): MarketCopies {
  let ready: Promise<void> | undefined
  const prepared = () => {
    ready ??= makeTables(clickhouse).catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return ready
  }
  return {
    async begin(marketKey) {
      await prepared()
      return beginLoad(clickhouse, marketKey)
    },
    async missing(files) {
      await prepared()
      const found = await completeLoads(clickhouse, [...files.keys()], files)
      return [...files.keys()].filter((marketKey) => !found.has(marketKey))
    },
    async tidy(inUse) {
      await prepared()
      for (let shard = 0; shard < clickhouse.shards; shard += 1) {
        await tidyShard(clickhouse, shard, inUse)
      }
    },
  }
}

/** A load counts only once it is marked complete; one that breaks off never is. */
async function beginLoad(clickhouse: Clickhouse, marketKey: number) {
  const shard = marketKey % clickhouse.shards
  const load = randomInt(1, MARKED)
  let lines: string[] = []
  let rows = 0
  const note = (state: number, checksum: string) =>
    clickhouse.execute(
      shard,
      `INSERT INTO ${LOADS} (market_id, load, state, checksum, households) FORMAT TabSeparated`,
      `${whole(marketKey)}\t${load}\t${state}\t${checksum}\t${rows}\n`,
    )
  const flush = async () => {
    if (lines.length === 0) return
    const full = lines.join('')
    lines = []
    const into = `INSERT INTO ${HOUSEHOLDS} (${LOADED_COLUMNS}) FORMAT TabSeparated`
    await clickhouse.execute(shard, into, full)
  }
  await note(BEGUN, '')
  return {
    async add(household: CountedHousehold) {
      if (household.marketKey !== marketKey) throw new Error('A household of another market')
      lines.push(lineOf(household, load))
      rows += 1
      if (lines.length >= ROWS_AT_ONCE) await flush()
    },
    async end(checksum: string) {
      await flush()
      await note(COMPLETE, hexadecimal(checksum))
    },
  }
}

export interface CompleteLoad extends Load {
  checksum: string
  households: number
}

type Checksums = ReadonlyMap<number, Pick<MarketFile, 'checksum'>>

/** The loads of these versions whose rows are all there. */
export async function completeLoads(
  clickhouse: Clickhouse,
  marketKeys: readonly number[],
  files: Checksums,
  signal?: AbortSignal,
): Promise<Map<number, CompleteLoad>> {
  const known = marketKeys.filter((marketKey) => files.has(marketKey))
  if (known.length === 0) return new Map()
  const noted = await notedLoads(clickhouse, known, files, signal)
  if (noted.length === 0) return new Map()
  const pairs = noted.map(({ marketKey, load }) => `(${marketKey}, ${load})`).join(', ')
  const sql = `SELECT market_id, load, count() FROM ${allHouseholds(clickhouse)}
PREWHERE (market_id, load) IN (${pairs}) GROUP BY market_id, load`
  const rows = await clickhouse.query(sql, { signal })
  const counted = new Map(rows.map(([, load, count]) => [load, count]))
  const whole = noted.filter(({ load, households }) => (counted.get(load) ?? 0) === households)
  return new Map(whole.map((load) => [load.marketKey, load]))
}

async function notedLoads(
  clickhouse: Clickhouse,
  marketKeys: readonly number[],
  files: Checksums,
  signal: AbortSignal | undefined,
): Promise<CompleteLoad[]> {
  const sql = `SELECT market_id, load, max(households) FROM ${LOADS}
WHERE state = ${COMPLETE} AND ${versionSql(new Map(marketKeys.map((key) => [key, files.get(key)])))}
GROUP BY market_id, load ORDER BY market_id, load`
  const ofShards = await Promise.all(
    Array.from({ length: clickhouse.shards }, (_, shard) =>
      clickhouse.query(sql, { shard, signal }),
    ),
  )
  return ofShards.flat().map(([marketKey = 0, load = 0, households = 0]) => {
    return { marketKey, load, households, checksum: files.get(marketKey)?.checksum ?? '' }
  })
}

const versionSql = (versions: ReadonlyMap<number, { checksum: string } | undefined>) =>
  versions.size === 0
    ? '0'
    : `(market_id, checksum) IN (${[...versions]
        .map(([key, file]) => `(${whole(key)}, '${hexadecimal(file?.checksum ?? '')}')`)
        .join(', ')})`

function hexadecimal(checksum: string): string {
  if (!/^[0-9a-f]*$/.test(checksum)) throw new RangeError('A checksum is written in hexadecimal')
  return checksum
}

/**
 * Loads that no market points to are first noted and dropped later, as a count that still uses them may
 * run.
 */
async function tidyShard(clickhouse: Clickhouse, shard: number, inUse: Checksums): Promise<void> {
  const rows = await clickhouse.query(
    `SELECT market_id, load, max(state = ${COMPLETE} AND ${versionSql(inUse)}) AS used,
  max(state = ${UNUSED}), min(at) < now() - ${GRACE_SECONDS},
  max(state = ${UNUSED} AND at < now() - ${GRACE_SECONDS})
FROM ${LOADS} GROUP BY market_id, load HAVING used = 0`,
    { shard },
  )
  const isOld = rows.filter(([, , , isNoted, isOldEnough]) => !isNoted && isOldEnough)
  const isOver = rows.filter((row) => row[5])
  if (isOld.length > 0) {
    await clickhouse.execute(
      shard,
      `INSERT INTO ${LOADS} (market_id, load, state, checksum, households) FORMAT TabSeparated`,
      isOld.map(([marketKey, load]) => `${marketKey}\t${load}\t${UNUSED}\t\t0\n`).join(''),
    )
  }
  if (isOver.length === 0) return
  const pairs = isOver.map(([marketKey, load]) => `(${marketKey}, ${load})`).join(', ')
  for (const table of [HOUSEHOLDS, LOADS]) {
    await clickhouse.execute(
      shard,
      `ALTER TABLE ${table} DELETE WHERE (market_id, load) IN (${pairs})`,
    )
  }
}
