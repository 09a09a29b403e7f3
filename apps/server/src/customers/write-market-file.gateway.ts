import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { DuckDBAppender, DuckDBConnection, DuckDBValue } from '@duckdb/node-api'
import {
  ANALYTICAL_MODELS,
  firstOfModelBits,
  type CountedHousehold,
} from '@marquee/rules/customers'
import type { Duckdb } from '../platform/duckdb/index.ts'
import { writtenAside } from './written-aside.gateway.ts'

interface Column {
  name: string
  type: string
  valueOf: (household: CountedHousehold) => DuckDBValue
}

const vehicleAt = (place: number): Column => ({
  name: `v${place + 1}`,
  type: 'USMALLINT',
  valueOf: ({ vehicles }) => vehicles[place] ?? 0,
})

/** The narrowest types that hold the values: the fewer bytes, the faster they are counted. */
const COLUMNS: readonly Column[] = [
  { name: 'market_id', type: 'INTEGER', valueOf: ({ marketKey }) => marketKey },
  { name: 'household', type: 'BIGINT', valueOf: ({ household }) => BigInt(household) },
  { name: 'zip', type: 'UINTEGER', valueOf: ({ zip }) => zip },
  { name: 'distance', type: 'INTEGER', valueOf: ({ distance }) => distance },
  { name: 'segment', type: 'UTINYINT', valueOf: ({ segment }) => segment },
  { name: 'contact', type: 'UTINYINT', valueOf: ({ contact }) => contact },
  ...ANALYTICAL_MODELS.map((_, model): Column => {
    return {
      name: `score_${model}`,
      type: 'USMALLINT',
      valueOf: ({ scores }) => scores[model] ?? 0,
    }
  }),
  ...[0, 1, 2, 3].map(vehicleAt),
  { name: 'first', type: 'UTINYINT', valueOf: ({ vehicles }) => firstOfModelBits(vehicles) },
  { name: 'person_hash', type: 'BIGINT', valueOf: ({ personHash }) => personHash },
  { name: 'last_visit', type: 'INTEGER', valueOf: ({ lastVisit }) => lastVisit },
  { name: 'shared', type: 'BOOLEAN', valueOf: ({ isShared }) => isShared },
  { name: 'email_free_on', type: 'USMALLINT', valueOf: ({ emailFreeOn }) => emailFreeOn },
  { name: 'mail_free_on', type: 'USMALLINT', valueOf: ({ mailFreeOn }) => mailFreeOn },
]

export interface MarketFile {
  path: string
  /** SHA-256 of the bytes, in hexadecimal. */
  checksum: string
  rows: number
}

type Households = Iterable<CountedHousehold> | AsyncIterable<CountedHousehold>

export function writeMarketFile(
  duckdb: Duckdb,
  path: string,
  households: Households,
): Promise<MarketFile> {
  return writtenAside(path, async (unfinished) => {
    const rows = await duckdb.use((connection) => write(connection, unfinished, households))
    return { path, rows, checksum: await checksumOf(unfinished) }
  })
}

export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes as Uint8Array)
  return hash.digest('hex')
}

/**
 * Codes are packed into a few bits each in any case; compressing those once more takes off a third of the
 * bytes, and a fifth longer to count. Rows of one market are read by one thread or by a few: a group of
 * them is what one thread takes.
 */
const ROWS_A_GROUP = 30_720

async function write(
  connection: DuckDBConnection,
  path: string,
  households: Households,
): Promise<number> {
  const table = `households_${randomUUID().replaceAll('-', '')}`
  const columns = COLUMNS.map(({ name, type }) => `"${name}" ${type} NOT NULL`)
  await connection.run(`CREATE TEMP TABLE ${table} (${columns.join(', ')})`)
  try {
    const appender = await connection.createAppender(table)
    const rows = await append(appender, households)
    await connection.run(
      `COPY (SELECT * FROM ${table} ORDER BY household) TO '${path.replaceAll("'", "''")}'
       (FORMAT parquet, COMPRESSION uncompressed, ROW_GROUP_SIZE ${ROWS_A_GROUP})`,
    )
    return rows
  } finally {
    await connection.run(`DROP TABLE ${table}`)
  }
}

async function append(appender: DuckDBAppender, households: Households): Promise<number> {
  const { DuckDBDataChunk } = await import('@duckdb/node-api')
  const types = COLUMNS.map((_, place) => appender.columnType(place))
  const chunk = DuckDBDataChunk.create(types)
  const waiting: CountedHousehold[] = []
  let rows = 0
  const flush = () => {
    // A column after the other: a row after the other takes longer.
    chunk.setColumns(COLUMNS.map(({ valueOf }) => waiting.map(valueOf)))
    appender.appendDataChunk(chunk)
    rows += waiting.splice(0).length
    chunk.reset()
  }
  for await (const household of households) {
    if (waiting.push(household) === ROWS_A_CHUNK) flush()
  }
  if (waiting.length > 0) flush()
  appender.closeSync()
  return rows
}

/** As many as DuckDB takes at once. */
const ROWS_A_CHUNK = 2048
