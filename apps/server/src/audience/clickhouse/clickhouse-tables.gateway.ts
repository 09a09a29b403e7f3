import {
  ANALYTICAL_MODELS,
  firstOfModelBits,
  type CountedHousehold,
} from '@marquee/rules/customers'
import type { Clickhouse } from './clickhouse.gateway.ts'

/** Each shard's own tables. */
export const HOUSEHOLDS = 'audience_households'
export const LOADS = 'audience_loads'

/** As the servers' configuration names the shards in `remote_servers`. */
const CLUSTER = 'marquee'

/** What questions read: one server's own table, or the table over all shards. */
export const allHouseholds = ({ shards }: Pick<Clickhouse, 'shards'>) =>
  shards === 1 ? HOUSEHOLDS : `${HOUSEHOLDS}_all`

const RANGES = {
  UInt8: [0n, 255n],
  UInt16: [0n, 65_535n],
  UInt32: [0n, 2n ** 32n - 1n],
  Int32: [-(2n ** 31n), 2n ** 31n - 1n],
  Int64: [-(2n ** 63n), 2n ** 63n - 1n],
} as const

interface Column {
  name: string
  type: keyof typeof RANGES
  valueOf: (household: CountedHousehold) => number | bigint
}

const COLUMNS: readonly Column[] = [
  { name: 'household', type: 'Int64', valueOf: ({ household }) => household },
  { name: 'zip', type: 'UInt32', valueOf: ({ zip }) => zip },
  { name: 'distance', type: 'Int32', valueOf: ({ distance }) => distance },
  { name: 'segment', type: 'UInt8', valueOf: ({ segment }) => segment },
  { name: 'contact', type: 'UInt8', valueOf: ({ contact }) => contact },
  ...ANALYTICAL_MODELS.map((_, model): Column => {
    return { name: `score_${model}`, type: 'UInt16', valueOf: ({ scores }) => scores[model] ?? 0 }
  }),
  ...[0, 1, 2, 3].map((place): Column => {
    return {
      name: `v${place + 1}`,
      type: 'UInt16',
      valueOf: ({ vehicles }) => vehicles[place] ?? 0,
    }
  }),
  { name: 'first', type: 'UInt8', valueOf: ({ vehicles }) => firstOfModelBits(vehicles) },
  { name: 'person_hash', type: 'Int64', valueOf: ({ personHash }) => personHash },
  { name: 'last_visit', type: 'Int32', valueOf: ({ lastVisit }) => lastVisit },
  { name: 'shared', type: 'UInt8', valueOf: ({ isShared }) => Number(isShared) },
  { name: 'email_free_on', type: 'UInt16', valueOf: ({ emailFreeOn }) => emailFreeOn },
  { name: 'mail_free_on', type: 'UInt16', valueOf: ({ mailFreeOn }) => mailFreeOn },
]

/** Which the lines of a load hold, in this order. */
export const LOADED_COLUMNS = ['market_id', 'load', ...COLUMNS.map(({ name }) => name)].join(', ')

/** Tables of the previous release are without these: rows that it loaded have 0, as their files have none. */
const ADDED = ['email_free_on', 'mail_free_on']

/** A household as a line; the server would let a value that does not fit become another one. */
export function lineOf(household: CountedHousehold, load: number): string {
  const values = COLUMNS.map(({ name, type, valueOf }) => {
    const value = valueOf(household)
    const [least, most] = RANGES[type]
    if (typeof value === 'number' && !Number.isSafeInteger(value)) throw misfit(name, value)
    if (value < least || value > most) throw misfit(name, value)
    return value
  })
  return `${[household.marketKey, load, ...values].join('\t')}\n`
}

const misfit = (name: string, value: number | bigint) =>
  new RangeError(`${name} of a household cannot be ${value}`)

/**
 * Each row carries the load that brought it. A question names its loads, so it never sees a market half
 * way between two versions.
 */
const ENGINE = 'MergeTree() PARTITION BY tuple()'

const tablesOf = (shards: number): string[] => [
  `CREATE TABLE IF NOT EXISTS ${HOUSEHOLDS} (market_id UInt32, load UInt64, ${COLUMNS.map(
    ({ name, type }) => `${name} ${type}`,
  ).join(', ')}) ENGINE = ${ENGINE} ORDER BY (market_id, load, household)`,
  `CREATE TABLE IF NOT EXISTS ${LOADS} (market_id UInt32, load UInt64, state UInt8, checksum String,
    households UInt32, at DateTime DEFAULT now()) ENGINE = ${ENGINE} ORDER BY (market_id, load, state)`,
  ...ADDED.map((name) => addedSql(HOUSEHOLDS, name)),
  ...(shards === 1
    ? []
    : [
        `CREATE TABLE IF NOT EXISTS ${HOUSEHOLDS}_all AS ${HOUSEHOLDS}
    ENGINE = Distributed(${CLUSTER}, currentDatabase(), ${HOUSEHOLDS})`,
        ...ADDED.map((name) => addedSql(`${HOUSEHOLDS}_all`, name)),
      ]),
]

const addedSql = (table: string, name: string): string =>
  `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${name} UInt16`

export async function makeTables(clickhouse: Clickhouse): Promise<void> {
  for (let shard = 0; shard < clickhouse.shards; shard += 1) {
    for (const sql of tablesOf(clickhouse.shards)) await clickhouse.execute(shard, sql)
  }
}
