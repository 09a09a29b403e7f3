import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { TALLY_GROUPS, type AudienceQuestion } from '@marquee/rules/audience'
import type { CountedHousehold } from '@marquee/rules/customers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { MarketFile } from '../../customers/index.ts'
import { openDuckdb } from '../../platform/duckdb/index.ts'
import { writeMarkets, type WrittenMarkets } from '../../testing/audience-files.ts'
import { DataUnavailable, duckdbEngine, type EngineOver } from '../index.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

const householdsOf = (marketKey: number): CountedHousehold[] =>
  Array.from({ length: 3_000 }, (_, household) => ({
    marketKey,
    household,
    zip: 60_601,
    distance: household,
    segment: household % 4,
    contact: 15,
    scores: [household, 0],
    vehicles: [200],
    personHash: BigInt(household),
    lastVisit: 20_000 - marketKey,
    isShared: false,
  }))

const ALL: AudienceQuestion = {
  marketKeys: [1, 2, 3],
  reached: [15],
  segments: null,
  vehicles: null,
  smartSelect: null,
  location: { type: 'DISTANCE', most: null, isUnplacedIncluded: false },
  isOncePerHousehold: false,
}

let markets: WrittenMarkets
let engineOver: EngineOver
beforeEach(async () => {
  engineOver = duckdbEngine(duckdb)
  markets = await writeMarkets(duckdb, new Map([1, 2, 3].map((key) => [key, householdsOf(key)])))
})
afterEach(() => markets.remove())

const pathOf = (marketKey: number) => (markets.files.get(marketKey) as MarketFile).path

async function countOf(...marketKeys: number[]): Promise<number> {
  const tallies = await engineOver(markets.files).tally({ ...ALL, marketKeys })
  const households = tallies.filter(({ group }) => group === TALLY_GROUPS.household)
  return households.reduce((sum, { count }) => sum + count, 0)
}

async function unavailable(answer: Promise<unknown>): Promise<readonly number[]> {
  const error = await answer.catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(DataUnavailable)
  return (error as DataUnavailable).marketKeys
}

const DAMAGES: [string, (path: string) => void][] = [
  ['lost', (path) => rmSync(path)],
  ['cut short', (path) => truncateSync(path, 2_000)],
  ['emptied', (path) => truncateSync(path, 0)],
  ['longer than it was', (path) => appendFileSync(path, 'x')],
  ['of another market', (path) => copyFileSync(pathOf(1), path)],
  ['changed in one byte', changeOneByte],
]

function changeOneByte(path: string): void {
  const bytes = readFileSync(path)
  bytes[500] = (bytes[500] as number) ^ 1
  writeFileSync(path, bytes)
}

test.each(DAMAGES)('a file that is %s closes its own market, by name', async (_, damage) => {
  damage(pathOf(2))
  expect(await unavailable(countOf(1, 2, 3))).toEqual([2])
  expect(await countOf(1, 3)).toBe(6_000)
})

test('a file that is lost after it was read is reported by name as well', async () => {
  expect(await countOf(1, 2, 3)).toBe(9_000)
  rmSync(pathOf(2))
  truncateSync(pathOf(3), 1_000)
  expect(await unavailable(countOf(1, 2, 3))).toEqual([2, 3])
  expect(await countOf(1)).toBe(3_000)
})

test('a market whose file was not handed in is not read', async () => {
  const engine = engineOver(new Map([...markets.files].slice(0, 1)))
  expect(await unavailable(engine.tally(ALL))).toEqual([2, 3])
  expect(await unavailable(engine.members(ALL, { marketKey: null, skip: 0, take: 1 }))).toEqual([
    2, 3,
  ])
})

test('a question whose caller has left ends with the reason of its signal', async () => {
  const leave = new AbortController()
  const counting = engineOver(markets.files).tally(ALL, leave.signal)
  leave.abort('a newer question')
  await expect(counting).rejects.toBe('a newer question')
  expect(await countOf(1)).toBe(3_000)
})

test('no market is no household', async () => {
  expect(await engineOver(markets.files).tally({ ...ALL, marketKeys: [] })).toEqual([])
})

test('values that are no whole numbers never become part of a question', async () => {
  const zips = ["1'::BIT, 0)) --" as unknown as number]
  const question = {
    ...ALL,
    location: { type: 'ZIPCODE' as const, zips: [...zips, 1.5], isUnplacedIncluded: false },
  }
  await expect(engineOver(markets.files).tally(question)).rejects.toThrow()
})
