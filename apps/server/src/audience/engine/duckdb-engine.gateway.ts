import type { DuckDBDataChunk } from '@duckdb/node-api'
import type { AudienceQuestion, ScoreCost, Tally } from '@marquee/rules/audience'
import { numbersLike, type Duckdb } from '../../platform/duckdb/index.ts'
import type { EngineOver, Member, Membership } from './audience-engine.gateway.ts'
import { chosenByMarket } from './chosen-by-market.gateway.ts'
import {
  chosenSql,
  memberSql,
  membersSql,
  scoreCostsSql,
  tallySql,
} from './question-sql.gateway.ts'
import { soundFiles } from './sound-files.gateway.ts'
import { HOUSEHOLDS_AT_ONCE, tallyInParts } from './tally-in-parts.gateway.ts'

/** Counts in this process, over the files themselves. */
export function duckdbEngine(duckdb: Duckdb, atOnce = HOUSEHOLDS_AT_ONCE): EngineOver {
  const sound = soundFiles()
  return (files) => {
    const chunksOf = soundChunks(duckdb, sound, files)
    const rowsFor = async <Row>(
      question: AudienceQuestion,
      { rowOf, ...reading }: RowsReading<Row>,
    ) => rowsOf(await chunksOf(question, reading), rowOf)
    return {
      tally(question, signal) {
        return tallyInParts({ question, files, atOnce }, ({ marketKeys, known }) => {
          const sql = (paths: Paths) => tallySql(question, paths, known)
          return rowsFor({ ...question, marketKeys }, { sql, rowOf: tallyOf, signal })
        })
      },
      scoreCosts({ question, ...ranking }, signal) {
        const sql = (paths: Paths) => scoreCostsSql(question, ranking, paths)
        return rowsFor(question, { sql, rowOf: scoreCostOf, signal })
      },
      async chosen(question, signal) {
        const sql = (paths: Paths) => chosenSql(question, paths)
        const chunks = await chunksOf(question, { sql, signal })
        return chosenByMarket(question.marketKeys, chunks.map(numbersIn))
      },
      members(question, page, signal) {
        const sql = (paths: Paths) => membersSql(question, page, paths)
        return rowsFor(question, { sql, rowOf: memberFrom, signal })
      },
      async memberOf(question, member, signal) {
        const sql = (paths: Paths) => memberSql(question, member, paths)
        return (await rowsFor(question, { sql, rowOf: membershipOf, signal }))[0]
      },
    }
  }
}

/** Runs a statement over files that were read through before and found undamaged. */
const soundChunks =
  (duckdb: Duckdb, sound: ReturnType<typeof soundFiles>, files: Files) =>
  async (
    { marketKeys }: AudienceQuestion,
    { sql, signal }: Reading,
  ): Promise<DuckDBDataChunk[]> => {
    if (marketKeys.length === 0) return []
    const paths = await sound.pathsOf(marketKeys, files)
    try {
      return await run(duckdb, sql(paths), signal)
    } catch (error) {
      signal?.throwIfAborted()
      // If a file was lost since it was read through, the next lines name it; else the fault is
      // ours.
      sound.forget(marketKeys)
      await sound.pathsOf(marketKeys, files)
      throw error
    }
  }

type Files = Parameters<EngineOver>[0]
type Paths = readonly string[]

interface Reading {
  sql: (paths: Paths) => string
  signal: AbortSignal | undefined
}

interface RowsReading<Row> extends Reading {
  rowOf: (at: ColumnsOf) => Row
}

/** The number in a column of the row that is read. */
type ColumnsOf = (column: number) => number

function run(duckdb: Duckdb, sql: string, signal: AbortSignal | undefined) {
  return duckdb.use(async (connection) => (await connection.run(sql)).fetchAllChunks(), signal)
}

/** The columns that chosenSql selects. */
const CHOSEN = { market: new Int32Array(), household: new Uint32Array() }

function numbersIn(chunk: DuckDBDataChunk) {
  const markets = numbersLike(CHOSEN.market, chunk, 0)
  const households = numbersLike(CHOSEN.household, chunk, 1)
  return {
    count: chunk.rowCount,
    marketAt: (row: number) => markets[row] ?? 0,
    householdAt: (row: number) => households[row] ?? 0,
  }
}

function rowsOf<Row>(chunks: readonly DuckDBDataChunk[], rowOf: (at: ColumnsOf) => Row): Row[] {
  const rows: Row[] = []
  for (const chunk of chunks) {
    const columns = Array.from({ length: chunk.columnCount }, (_, at) => chunk.getColumnVector(at))
    for (let row = 0; row < chunk.rowCount; row += 1) {
      rows.push(rowOf((column) => columns[column]?.getItem(row) as number))
    }
  }
  return rows
}

const tallyOf = (at: ColumnsOf): Tally => ({
  group: at(0) as Tally['group'],
  a: at(1),
  b: at(2),
  mask: at(3),
  count: at(4),
  known: at(5),
  sumDistance: at(6),
  mostDistance: at(7),
})

const scoreCostOf = (at: ColumnsOf): ScoreCost => ({
  score: at(0),
  households: at(1),
  cost: at(2),
})

const memberFrom = (at: ColumnsOf): Member => ({ marketKey: at(0), household: at(1) })

const membershipOf = (at: ColumnsOf): Membership => ({
  contact: at(0),
  mask: at(1),
  isLeftToAnother: at(2) === 1,
  isPlaced: at(3) === 1,
})
