import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { TALLY_GROUPS, type AudienceQuestion } from '@marquee/rules/audience'
import type { CountedHousehold } from '@marquee/rules/customers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { columnsFiles, type MarketFile } from '../../customers/index.ts'
import { columnsPathOf } from '../../customers/testing/index.ts'
import { openDuckdb } from '../../platform/duckdb/index.ts'
import { writeMarkets, type WrittenMarkets } from '../../testing/audience-files.ts'
import { likeHouseholds } from '../../testing/like-households.ts'
import { columnsEngine, DataUnavailable, type EngineOver } from '../index.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

const ROWS = 3_000

/** The first ten are known at every market. */
const householdsOf = (marketKey: number): CountedHousehold[] =>
  likeHouseholds(marketKey, ROWS).map((one) => ({ ...one, isShared: one.household < 10 }))

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

const MANY = Array.from({ length: 12 }, (_, at) => at + 1)
let markets: WrittenMarkets
let engineOver: EngineOver
beforeEach(async () => {
  engineOver = columnsEngine(columnsFiles(duckdb))
  markets = await writeMarkets(duckdb, new Map(MANY.map((key) => [key, householdsOf(key)])))
})
afterEach(() => markets.remove())

async function countOf(...marketKeys: number[]): Promise<number> {
  return counted({ ...ALL, marketKeys })
}

async function counted(question: AudienceQuestion): Promise<number> {
  const tallies = await engineOver(markets.files).tally(question)
  const households = tallies.filter(({ group }) => group === TALLY_GROUPS.household)
  return households.reduce((sum, { count }) => sum + count, 0)
}

async function unavailable(answer: Promise<unknown>): Promise<readonly number[]> {
  const error = await answer.catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(DataUnavailable)
  return (error as DataUnavailable).marketKeys
}

function lose(marketKey: number): void {
  const { path } = markets.files.get(marketKey) as MarketFile
  rmSync(path)
  rmSync(columnsPathOf(path), { force: true })
}

test('lost files close their own markets, and all of them are named at once', async () => {
  for (const key of [2, 9, 11]) lose(key)
  expect(await unavailable(countOf(...MANY))).toEqual([2, 9, 11])
  expect(await countOf(1, 3)).toBe(2 * ROWS)
})

test('a file that is lost after it was counted is named as well', async () => {
  expect(await countOf(1, 2, 3)).toBe(3 * ROWS)
  lose(2)
  expect(await unavailable(countOf(1, 2, 3))).toEqual([2])
})

test('a market is counted on when its published file is lost, for a version never changes [ERR-17]', async () => {
  await countOf(1)
  rmSync((markets.files.get(1) as MarketFile).path)
  expect(await countOf(1)).toBe(ROWS)
})

test('a market that was published again is counted by its new file', async () => {
  await countOf(1)
  const again = await writeMarkets(duckdb, new Map([[1, householdsOf(1).slice(1)]]))
  const tallies = await engineOver(again.files).tally({ ...ALL, marketKeys: [1] })
  const [first] = tallies.filter(({ group }) => group === TALLY_GROUPS.market)
  expect(first?.count).toBe(ROWS - 1)
  await again.remove()
})

test('a market whose file was not handed in is not read', async () => {
  await countOf(1, 2, 3)
  const engine = engineOver(new Map([...markets.files].slice(0, 1)))
  expect(await unavailable(engine.tally(ALL))).toEqual([2, 3])
  const page = { marketKey: null, skip: 0, take: 5_000 }
  expect(await unavailable(engine.members(ALL, page))).toEqual([2, 3])
})

test('whoever is known at several markets is counted at one of them, by each set of markets anew [AUD-02]', async () => {
  const once = { ...ALL, isOncePerHousehold: true }
  expect(await counted({ ...once, marketKeys: MANY })).toBe(12 * ROWS - 11 * 10)
  expect(await counted({ ...once, marketKeys: MANY })).toBe(12 * ROWS - 11 * 10)
  expect(await counted({ ...once, marketKeys: [1, 2] })).toBe(2 * ROWS - 10)
  expect(await counted({ ...once, marketKeys: [2, 1, 2] })).toBe(2 * ROWS - 10)
  expect(await counted({ ...once, marketKeys: [2] })).toBe(ROWS)
})

test('of a page only as many markets are counted as it takes, and of one market that alone', async () => {
  for (const key of [9, 10, 11, 12]) lose(key)
  const question = { ...ALL, marketKeys: MANY }
  const engine = engineOver(markets.files)
  const page = await engine.members(question, { marketKey: null, skip: 10, take: 3 })
  expect(page.map(({ household }) => household)).toEqual([10, 11, 12])
  const ofEight = await engine.members(question, { marketKey: 8, skip: 1, take: 2 })
  expect(ofEight).toEqual([1, 2].map((household) => ({ marketKey: 8, household })))
  expect(await engine.memberOf(question, { marketKey: 8, household: ROWS })).toBeUndefined()
})

test('no market is no household', async () => {
  expect(await countOf()).toBe(0)
})

test('who leaves before anything is counted, or meanwhile, is not counted on', async () => {
  const question = { ...ALL, marketKeys: MANY }
  await countOf(...MANY)
  const before = new AbortController()
  const counting = engineOver(markets.files).tally(question, before.signal)
  before.abort('a newer question')
  await expect(counting).rejects.toBe('a newer question')
  const meanwhile = new AbortController()
  const halfway = engineOver(markets.files).tally(question, meanwhile.signal)
  setImmediate(() => meanwhile.abort('a newer question'))
  await expect(halfway).rejects.toBe('a newer question')
})
