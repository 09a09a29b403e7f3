import { randomBytes } from 'node:crypto'
import { TALLY_GROUPS, type AudienceQuestion } from '@marquee/rules/audience'
import type { CountedHousehold } from '@marquee/rules/customers'
import { beforeEach, expect, test } from 'vitest'
import { clusterAddresses, clusterOfTests } from '../../testing/clickhouse-cluster.ts'
import { copyMarkets } from '../../testing/clickhouse-copies.ts'
import { likeHouseholds } from '../../testing/like-households.ts'
import {
  clickhouseCopies,
  clickhouseEngine,
  DataUnavailable,
  openClickhouse,
  type EngineOver,
} from '../index.ts'
import type { MarketFile } from '../../customers/index.ts'

const clickhouse = clusterOfTests()
const copies = clickhouseCopies(clickhouse)
const SHARDS = [0, 1]

const ALL: AudienceQuestion = {
  marketKeys: [1, 2, 3],
  reached: [15],
  segments: null,
  vehicles: null,
  smartSelect: null,
  location: { type: 'DISTANCE', most: null, isUnplacedIncluded: false },
  mailDay: null,
  isOncePerHousehold: false,
}

type Files = ReadonlyMap<number, MarketFile>

const aVersion = () => randomBytes(32).toString('hex')
const publish = (many: number, ...marketKeys: number[]) =>
  copyMarkets(
    clickhouse,
    new Map(marketKeys.map((key) => [key, likeHouseholds(key, many)])),
    aVersion,
  )

let files: Files
let engineOver: EngineOver
beforeEach(async () => {
  engineOver = clickhouseEngine(clickhouse)
  files = await publish(3_000, 1, 2, 3)
})

async function countOf(of: Files, ...marketKeys: number[]): Promise<number> {
  const tallies = await engineOver(of).tally({ ...ALL, marketKeys })
  const households = tallies.filter(({ group }) => group === TALLY_GROUPS.household)
  return households.reduce((sum, { count }) => sum + count, 0)
}

async function unavailable(answer: Promise<unknown>): Promise<readonly number[]> {
  const error = await answer.catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(DataUnavailable)
  return (error as DataUnavailable).marketKeys
}

const rowsOf = async (table: string, where: string) => {
  const counts = await Promise.all(
    SHARDS.map((shard) =>
      clickhouse.query(`SELECT count() FROM ${table} WHERE ${where}`, { shard }),
    ),
  )
  return counts.map(([row]) => row?.[0])
}

test('each market lies whole at one shard, and a question over both counts all', async () => {
  expect(await countOf(files, 1, 2, 3)).toBe(9_000)
  const marketsAt = (shard: number) =>
    clickhouse.query('SELECT DISTINCT market_id % 2 FROM audience_households', { shard })
  expect(await Promise.all(SHARDS.map(marketsAt))).toEqual([[[0]], [[1]]])
})

test('a question counts the version that it names while another is published and after', async () => {
  const later = await publish(500, 2)
  expect(await countOf(files, 1, 2, 3)).toBe(9_000)
  expect(await countOf(new Map([...files, ...later]), 1, 2, 3)).toBe(6_500)
  expect(await countOf(files, 2)).toBe(3_000)
})

test('no answer is torn while a market is replaced again and again [AUD-02]', async () => {
  let current = files
  const done = new AbortController()
  const counts = new Set<number>()
  const people = [1, 2, 3].map(async () => {
    while (!done.signal.aborted) counts.add(await countOf(current, 1, 2))
  })
  for (let round = 0; round < 6; round += 1) {
    current = new Map([...files, ...(await publish(round % 2 === 0 ? 700 : 3_000, 2))])
  }
  done.abort()
  await Promise.all(people)
  expect([...counts].filter((count) => count !== 3_700 && count !== 6_000)).toEqual([])
  expect(counts.size).toBeGreaterThan(0)
})

test('a load that broke off is no version, and the same version can be loaded again', async () => {
  const checksum = aVersion()
  const broken = await copies.begin(2)
  for (const household of likeHouseholds(2, 25_000)) await broken.add(household)
  const half = new Map([...files, [2, { path: '', checksum, rows: 25_000 }]])
  expect(await copies.missing(half)).toEqual([2])
  expect(await unavailable(countOf(half, 1, 2, 3))).toEqual([2])
  const again = await copies.begin(2)
  for (const household of likeHouseholds(2, 25_000)) await again.add(household)
  await again.end(checksum)
  expect(await copies.missing(half)).toEqual([])
  expect(await countOf(half, 1, 2, 3)).toBe(31_000)
})

test('a version that was never loaded closes its own market, by name', async () => {
  const foreign = new Map([...files, [3, { path: '', checksum: aVersion(), rows: 3_000 }]])
  expect(await unavailable(countOf(foreign, 1, 2, 3))).toEqual([3])
  expect(await countOf(foreign, 1, 2)).toBe(6_000)
  expect(await unavailable(countOf(new Map(), 1))).toEqual([1])
})

test('rows that were lost close their market, also after it was counted', async () => {
  expect(await countOf(files, 1, 2, 3)).toBe(9_000)
  const [[load]] = (await clickhouse.query(
    `SELECT load FROM audience_loads WHERE market_id = 2 AND checksum = '${files.get(2)?.checksum}'`,
  )) as [[number]]
  await drop(0, `load = ${load} AND household < 100`)
  expect(await unavailable(countOf(files, 1, 2, 3))).toEqual([2])
  expect(await countOf(files, 1, 3)).toBe(6_000)
})

/** A server removes in the background. */
async function drop(shard: number, where: string): Promise<void> {
  await clickhouse.execute(shard, `ALTER TABLE audience_households DELETE WHERE ${where}`)
  await expect.poll(async () => (await rowsOf('audience_households', where))[shard]).toBe(0)
}

test('what no market points to is let go after a while, and what is counted stays', async () => {
  const old = files
  const current = await publish(500, 1, 2, 3)
  const sum = async () => (await rowsOf('audience_loads', "checksum != ''")).join()
  const before = await sum()
  await copies.tidy(current)
  expect(await sum()).toBe(before)
  expect(await countOf(old, 1, 2, 3)).toBe(9_000)
  for (let shard = 0; shard < 2; shard += 1) await grow(shard)
  await copies.tidy(current)
  expect(await countOf(old, 1, 2, 3)).toBe(9_000)
  for (let shard = 0; shard < 2; shard += 1) await grow(shard)
  await copies.tidy(current)
  await expect.poll(() => rowsOf('audience_households', '1')).toEqual([500, 1_000])
  expect(await countOf(current, 1, 2, 3)).toBe(1_500)
})

/** As if all had been noted two hours earlier. */
async function grow(shard: number): Promise<void> {
  const columns = 'market_id, load, state, checksum, households, at'
  const older = '`audience_older`'
  await clickhouse.execute(shard, `DROP TABLE IF EXISTS ${older}`)
  await clickhouse.execute(shard, `RENAME TABLE audience_loads TO ${older}`)
  await clickhouse.execute(
    shard,
    `CREATE TABLE audience_loads (market_id UInt32, load UInt64, state UInt8, checksum String,
     households UInt32, at DateTime DEFAULT now()) ENGINE = MergeTree() PARTITION BY tuple()
     ORDER BY (market_id, load, state)`,
  )
  await clickhouse.execute(
    shard,
    `INSERT INTO audience_loads SELECT ${columns.replace(', at', ', at - 7200')} FROM ${older}`,
  )
}

test('a question whose caller has left ends at the servers too, with the reason of its signal', async () => {
  const leave = new AbortController()
  const answer = clickhouse.query(FOREVER, { signal: leave.signal })
  await expect.poll(running).toBe(1)
  leave.abort('a newer question')
  await expect(answer).rejects.toBe('a newer question')
  await expect.poll(running).toBe(0)
})

const FOREVER = 'SELECT sum(sipHash64(number)) FROM (SELECT number FROM system.numbers)'
const running = async () => {
  const sql = `SELECT count() FROM system.processes WHERE query LIKE '${FOREVER.slice(0, 30)}%'`
  return (await clickhouse.query(sql))[0]?.[0]
}

test('a question that takes too long ends by itself, and is reported as unreachable data', async () => {
  const hasty = openClickhouse(clusterAddresses(), 1)
  await expect(hasty.query(FOREVER)).rejects.toThrow(/ClickHouse/)
  await expect.poll(running).toBe(0)
})

test('a wrong password, or an unreachable server, closes all markets and reveals no secret', async () => {
  const wrong = clusterAddresses().map((address) => address.replace(/:[^:@]+@/, ':geheim@'))
  for (const addresses of [wrong, ['http://ann:geheim@127.0.0.1:9/x']]) {
    const engine = clickhouseEngine(openClickhouse(addresses))(files)
    const error = await engine.tally(ALL).catch((fault: unknown) => fault as DataUnavailable)
    expect(error).toMatchObject({ reason: 'audience.data-unavailable', marketKeys: [1, 2, 3] })
    expect(String((error as Error).cause)).toMatch(/ClickHouse/)
    expect(String((error as Error).cause)).not.toMatch(/geheim/)
  }
})

test('a fault of ours is no lost data', async () => {
  const error = await clickhouse.query('SELEKT 1').catch((fault: unknown) => fault)
  expect(error).not.toBeInstanceOf(DataUnavailable)
  expect(String(error)).toMatch(/code 62/)
  const zips = [1.5]
  const question = {
    ...ALL,
    location: { type: 'ZIPCODE' as const, zips, isUnplacedIncluded: false },
  }
  await expect(engineOver(files).tally(question)).rejects.toThrow(RangeError)
})

test('a question may name every ZIP code and model there is', async () => {
  const zips = Array.from({ length: 42_000 }, (_, at) => 501 + at * 2)
  const vehicles = Array.from({ length: 4_000 }, (_, at) => at + 128)
  const question = {
    ...ALL,
    vehicles,
    location: { type: 'ZIPCODE' as const, zips, isUnplacedIncluded: false },
  }
  const tallies = await engineOver(files).tally({ ...question, isOncePerHousehold: true })
  expect(tallies.filter(({ group }) => group === TALLY_GROUPS.zip)).toMatchObject([
    { a: 60_601, mask: 0, count: 9_000 },
  ])
})

test.each([
  ['a score', { scores: [70_000, 0] }],
  ['a vehicle', { vehicles: [-1] }],
  ['a segment', { segment: 1.5 }],
  ['a person', { personHash: 2n ** 64n }],
])('%s that does not fit is refused', async (_, wrong) => {
  const copy = await copies.begin(1)
  const [household] = likeHouseholds(1, 1) as [CountedHousehold]
  await expect(copy.add({ ...household, ...wrong })).rejects.toThrow(RangeError)
})
