import { ANALYTICAL_MODELS, CONTACT_CODES } from '@marquee/rules/customers'
import { SEGMENTS } from '@marquee/rules/templates'
import { copyNumbers, type Duckdb } from '../platform/duckdb/index.ts'

/** The households of a market as arrays, one for each column of its file. */
export interface MarketColumns {
  marketKey: number
  rows: number
  /** Their numbers, ascending as in the file. */
  household: Uint32Array
  /** The ZIP codes that occur; `zip` holds places among them. */
  zips: Uint32Array
  zip: Uint32Array
  distance: Int32Array
  /** Segment and contact code. */
  kind: Uint8Array
  scores: readonly Uint16Array[]
  vehicles: readonly [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  /** The greatest of their codes. */
  lastVehicle: number
  first: Uint8Array
  /** From which day on each may get one more piece, in days since 1970; 0: it always may. */
  emailFreeOn: Uint16Array
  mailFreeOn: Uint16Array
  /** The last of these days. */
  lastFreeOn: number
  shared: SharedColumns
}

/** Households that other dealerships know too. */
export interface SharedColumns {
  rows: Uint32Array
  /** Their person hash, in two halves each. */
  person: Uint32Array
  /** The day of their last visit. */
  lastVisit: Int32Array
}

export const KINDS = SEGMENTS.length * CONTACT_CODES

export const kindOf = (segment: number, contact: number): number =>
  segment * CONTACT_CODES + contact

export const contactOfKind = (kind: number): number => kind % CONTACT_CODES

export const segmentOfKind = (kind: number): number => Math.trunc(kind / CONTACT_CODES)

const SCORES = ANALYTICAL_MODELS.map((_, model) => `score_${model}`)
const VEHICLES = ['v1', 'v2', 'v3', 'v4']
const KIND = `(segment * ${CONTACT_CODES} + contact)::UTINYINT`
const HOUSEHOLD = 'household::UINTEGER'
const OTHERS = ['zip', 'distance', 'first', 'person_hash', 'last_visit']
/** Files that the previous release published have none. */
const FREE_ON = ['email_free_on', 'mail_free_on']
const FREE_ON_OR_NONE = FREE_ON.map((name) => `coalesce("${name}", 0)::USMALLINT`).join(', ')
const NO_ROWS = `SELECT ${FREE_ON.map((name) => `0::USMALLINT AS "${name}"`).join(', ')} WHERE false`
const READ = [...SCORES, ...VEHICLES, ...OTHERS].map((name) => `"${name}"`)

/** Reads them from the file that was published. */
export async function readPublished(
  duckdb: Duckdb,
  marketKey: number,
  { path, rows }: { path: string; rows: number },
): Promise<MarketColumns> {
  const into = emptyColumns(rows)
  const { scores, vehicles, zip, distance, first, person, lastVisit, kind, shared } = into
  const { household, emailFreeOn, mailFreeOn } = into
  const others = [
    zip,
    distance,
    first,
    person,
    lastVisit,
    kind,
    shared,
    household,
    emailFreeOn,
    mailFreeOn,
  ]
  const columns = [...scores, ...vehicles, ...others]
  await duckdb.use(async (connection) => {
    const result = await connection.stream(readSql(path))
    for (let at = 0; ;) {
      const chunk = await result.fetchChunk()
      if (!chunk || chunk.rowCount === 0) return
      for (const [place, column] of columns.entries()) copyNumbers(chunk, place, column, at)
      at += chunk.rowCount
    }
  })
  return {
    marketKey,
    rows,
    household,
    zips: codesOf(zip),
    zip,
    distance,
    kind,
    scores,
    vehicles,
    first,
    emailFreeOn,
    mailFreeOn,
    lastFreeOn: Math.max(greatest(emailFreeOn), greatest(mailFreeOn)),
    lastVehicle: Math.max(...vehicles.map(greatest)),
    shared: sharedOf(into),
  }
}

const readSql = (path: string): string => {
  const narrow = [...READ, KIND, 'shared::UTINYINT', HOUSEHOLD, FREE_ON_OR_NONE]
  return `SELECT ${narrow.join(', ')}
       FROM (${NO_ROWS} UNION ALL BY NAME SELECT * FROM '${path.replaceAll("'", "''")}')`
}

function sharedOf({ shared, person, lastVisit }: ReturnType<typeof emptyColumns>): SharedColumns {
  const isShared = (_: unknown, row: number) => shared[row] === 1
  return {
    rows: Uint32Array.from(shared.keys()).filter(isShared),
    person: new Uint32Array(person.filter(isShared).buffer),
    lastVisit: lastVisit.filter(isShared),
  }
}

function emptyColumns(rows: number) {
  const numbers = () => new Uint16Array(rows)
  const bytes = () => new Uint8Array(rows)
  return {
    household: new Uint32Array(rows),
    zip: new Uint32Array(rows),
    distance: new Int32Array(rows),
    kind: bytes(),
    first: bytes(),
    shared: bytes(),
    scores: SCORES.map(numbers),
    emailFreeOn: numbers(),
    mailFreeOn: numbers(),
    vehicles: [numbers(), numbers(), numbers(), numbers()] as MarketColumns['vehicles'],
    person: new BigInt64Array(rows),
    lastVisit: new Int32Array(rows),
  }
}

const greatest = (codes: Uint16Array) => codes.reduce((most, code) => Math.max(most, code), 0)

/** The codes that occur; each is replaced by its place among them. */
function codesOf(values: Uint32Array): Uint32Array {
  const places = new Map<number, number>()
  for (const [row, code] of values.entries()) {
    const place = places.get(code) ?? places.size
    if (place === places.size) places.set(code, place)
    values[row] = place
  }
  return Uint32Array.from(places.keys())
}
