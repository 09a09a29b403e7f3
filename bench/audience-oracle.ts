import { FAILS, TALLY_GROUPS, type AudienceQuestion, type Tally } from '@marquee/rules/audience'
import {
  numbersLike,
  type Duckdb,
  type DuckDBDataChunk,
} from '../apps/server/src/platform/duckdb/index.ts'

// The yardstick: typed arrays and one loop on one thread. What it holds ready an engine has to read.

/** The households of some markets, a column each. */
export interface Columns {
  rows: number
  market: Int32Array
  zip: Uint32Array
  distance: Int32Array
  segment: Uint8Array
  contact: Uint8Array
  score: Uint16Array
  vehicles: readonly Uint16Array[]
  first: Uint8Array
}

const READ = [
  'market_id',
  'zip',
  'distance',
  'segment',
  'contact',
  'score_0',
  'v1',
  'v2',
  'v3',
  'v4',
]

export async function readColumns(
  duckdb: Duckdb,
  paths: readonly string[],
  rows: number,
): Promise<Columns> {
  const columns: Columns = {
    rows,
    market: new Int32Array(rows),
    zip: new Uint32Array(rows),
    distance: new Int32Array(rows),
    segment: new Uint8Array(rows),
    contact: new Uint8Array(rows),
    score: new Uint16Array(rows),
    first: new Uint8Array(rows),
    vehicles: [1, 2, 3, 4].map(() => new Uint16Array(rows)),
  }
  const { market, zip, distance, segment, contact, score, vehicles, first } = columns
  const into = [market, zip, distance, segment, contact, score, ...vehicles, first]
  let at = 0
  for (const path of paths) {
    const chunks = await duckdb.use(async (connection) => {
      const result = await connection.run(`SELECT ${READ.join(', ')}, "first" FROM '${path}'`)
      return result.fetchAllChunks()
    })
    for (const chunk of chunks) at += copy(chunk, into, at)
  }
  return columns
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array

function copy(chunk: DuckDBDataChunk, into: readonly Numbers[], from: number) {
  for (const [column, target] of into.entries()) {
    target.set(numbersLike(target, chunk, column).subarray(0, chunk.rowCount), from)
  }
  return chunk.rowCount
}

const LAST_ZIP = 100_000
const LAST_VEHICLE = 2 ** 16

/** 1 where a value is not among these. */
function missing(values: readonly number[] | null, size: number): Uint8Array {
  const fails = new Uint8Array(size).fill(values ? 1 : 0)
  for (const value of values ?? []) fails[value] = 0
  return fails
}

const mostOf = (values: Iterable<number>) => {
  let most = 0
  for (const value of values) if (value > most) most = value
  return most
}

/** Answers tallies from the first so many rows. */
export function oracleOf(columns: Columns) {
  const households = 4 * 16 * 16
  const counts = {
    zip: new Uint32Array((mostOf(columns.zip) + 1) * 16),
    vehicle: new Uint32Array((Math.max(...columns.vehicles.map(mostOf)) + 1) * 32),
    household: new Uint32Array(households),
    known: new Uint32Array(households),
    distances: new Float64Array(households),
    most: new Uint32Array(households),
    market: new Uint32Array((mostOf(columns.market) + 1) * 32),
  }
  return (question: AudienceQuestion, rows: number): Tally[] => {
    for (const one of Object.values(counts)) one.fill(0)
    count(question, { columns, rows, counts })
    return talliesIn(counts)
  }
}

type Counts = Record<
  'zip' | 'vehicle' | 'household' | 'known' | 'distances' | 'most' | 'market',
  Uint32Array | Float64Array
>
type Counted = { columns: Columns; rows: number; counts: Counts }

function count(question: AudienceQuestion, { columns, rows, counts }: Counted): void {
  const { market, zip, distance, segment, contact, score, vehicles, first } = columns
  const [v1, v2, v3, v4] = vehicles as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  const { location, smartSelect } = question
  const notReached = missing(question.reached, 16)
  const notSegment = missing(question.segments, 4)
  const notVehicle = missing(question.vehicles, LAST_VEHICLE)
  const notZip = missing(location.type === 'ZIPCODE' ? location.zips : null, LAST_ZIP)
  const far = location.type === 'DISTANCE' && location.most !== null ? location.most : Infinity
  const least = smartSelect?.leastScore ?? 0
  const byVehicle = counts.vehicle
  for (let row = 0; row < rows; row += 1) {
    const z = zip[row]!
    const d = distance[row]!
    const s = segment[row]!
    const c = contact[row]!
    const isElsewhere = notZip[z] === 1 || (far !== Infinity && (d < 0 || d > far))
    const isUnlikely = score[row]! < least
    const a = v1[row]!
    const b = v2[row]!
    const e = v3[row]!
    const f = v4[row]!
    const mask =
      (notVehicle[a]! & notVehicle[b]! & notVehicle[e]! & notVehicle[f]! & FAILS.vehicle) |
      (notSegment[s]! * FAILS.segment) |
      (isElsewhere ? FAILS.location : 0) |
      (isUnlikely ? FAILS.smartSelect : 0)
    const key = (s * 16 + c) * 16 + mask
    counts.household[key]! += 1
    if (d >= 0) {
      counts.known[key]! += 1
      counts.distances[key]! += d
      if (d > counts.most[key]!) counts.most[key] = d
    }
    if (notReached[c] === 1) continue
    counts.zip[z * 16 + mask]! += 1
    counts.market[market[row]! * 32 + c * 2 + (mask ? 1 : 0)]! += 1
    const bits = first[row]!
    if (a) byVehicle[a * 32 + (bits & 1) * 16 + mask]! += 1
    if (b) byVehicle[b * 32 + ((bits >> 1) & 1) * 16 + mask]! += 1
    if (e) byVehicle[e * 32 + ((bits >> 2) & 1) * 16 + mask]! += 1
    if (f) byVehicle[f * 32 + ((bits >> 3) & 1) * 16 + mask]! += 1
  }
}

function talliesIn(counts: Counts): Tally[] {
  const tallies: Tally[] = []
  const add = (group: Tally['group'], from: Uint32Array | Float64Array, [as, bs]: number[]) => {
    for (let key = 0; key < from.length; key += 1) {
      const count = from[key]!
      if (!count) continue
      const a = Math.trunc(key / as!)
      const b = Math.trunc((key % as!) / bs!)
      const mask = key % bs!
      const isHousehold = group === TALLY_GROUPS.household
      const known = isHousehold ? counts.known[key]! : 0
      const sumDistance = isHousehold ? counts.distances[key]! : 0
      const mostDistance = isHousehold ? counts.most[key]! : 0
      tallies.push({ group, a, b, mask, count, known, sumDistance, mostDistance })
    }
  }
  add(TALLY_GROUPS.zip, counts.zip, [16, 16])
  add(TALLY_GROUPS.vehicle, counts.vehicle, [32, 16])
  add(TALLY_GROUPS.household, counts.household, [256, 16])
  add(TALLY_GROUPS.market, counts.market, [32, 2])
  return tallies
}
