import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { TALLY_GROUPS, type AudienceQuestion } from '@marquee/rules/audience'
import type { CountedHousehold } from '@marquee/rules/customers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MarketFile } from '../../customers/index.ts'
import { openDuckdb } from '../../platform/duckdb/index.ts'
import { writeMarkets } from '../../testing/audience-files.ts'
import { duckdbEngine, heldMarkets, memoryEngine, type EngineOver } from '../index.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

const ROWS = 31_000
const MOST_ROWS = 2 * ROWS

const householdsOf = (marketKey: number): CountedHousehold[] =>
  Array.from({ length: ROWS }, (_, household) => ({
    marketKey,
    household,
    zip: 60_601,
    distance: household,
    segment: household % 4,
    contact: 15,
    scores: [household % 10_000, 0],
    vehicles: [200],
    isShared: false,
    personHash: BigInt(household),
    lastVisit: 20_000 - marketKey,
  }))

const ALL: AudienceQuestion = {
  marketKeys: [1],
  reached: [15],
  segments: null,
  vehicles: null,
  smartSelect: null,
  location: { type: 'DISTANCE', most: null, isUnplacedIncluded: false },
  isOncePerHousehold: false,
}

const writing = writeMarkets(duckdb, new Map([1, 2, 3].map((key) => [key, householdsOf(key)])))
afterAll(async () => (await writing).remove())

let files: ReadonlyMap<number, MarketFile>
let held: ReturnType<typeof heldMarkets>
let engineOver: EngineOver
/** How often the engine fell back to the files. */
let fallbacks = 0

beforeEach(async () => {
  files = (await writing).files
  held = heldMarkets(duckdb, MOST_ROWS)
  fallbacks = 0
  const ofFiles = duckdbEngine(duckdb)
  engineOver = memoryEngine(held, (some) => {
    const engine = ofFiles(some)
    return { ...engine, tally: (...of) => ((fallbacks += 1), engine.tally(...of)) }
  })
})

async function countOf(...marketKeys: number[]): Promise<number> {
  const tallies = await engineOver(files).tally({ ...ALL, marketKeys })
  await held.whenRead()
  const households = tallies.filter(({ group }) => group === TALLY_GROUPS.household)
  return households.reduce((sum, { count }) => sum + count, 0)
}

test('what was counted from its file is counted from memory from then on', async () => {
  expect(await countOf(1)).toBe(ROWS)
  expect(await countOf(1)).toBe(ROWS)
  expect(await countOf(1, 2)).toBe(2 * ROWS)
  expect(await countOf(2, 1)).toBe(2 * ROWS)
  expect(fallbacks).toBe(2)
})

test('a market that was published again is counted from its new file', async () => {
  await countOf(1)
  const rewritten = await writeMarkets(duckdb, new Map([[1, householdsOf(1).slice(1)]]))
  files = rewritten.files
  expect(await countOf(1)).toBe(ROWS - 1)
  expect(await countOf(1)).toBe(ROWS - 1)
  expect(fallbacks).toBe(2)
  await rewritten.remove()
})

test('a market that is held is served on when its file is lost, and its next version is read again [ERR-17]', async () => {
  const lost = await writeMarkets(duckdb, new Map([[1, householdsOf(1)]]))
  files = lost.files
  await countOf(1)
  await lost.remove()
  expect(await countOf(1)).toBe(ROWS)
  files = (await writing).files
  expect(await countOf(1)).toBe(ROWS)
  expect(fallbacks).toBe(2)
  files = lost.files
  await expect(countOf(1)).rejects.toThrow()
})

test('the least recently used market makes room', async () => {
  for (const key of [1, 2, 1, 3]) await countOf(key)
  fallbacks = 0
  await countOf(1)
  expect(fallbacks).toBe(0)
  await countOf(2)
  expect(fallbacks).toBe(1)
})

test('more than finds room is counted from the files, and drives nothing out', async () => {
  await countOf(1)
  expect(await countOf(1, 2, 3)).toBe(3 * ROWS)
  expect(await countOf(1, 2, 3)).toBe(3 * ROWS)
  await countOf(1)
  expect(fallbacks).toBe(3)
})

test('a file that was not handed in is not counted, though its market is held', async () => {
  await countOf(1)
  files = new Map()
  await expect(countOf(1)).rejects.toThrow('cannot be read')
})

test('a file that is lost while it is to be held is reported by the next question', async () => {
  const lost = await writeMarkets(duckdb, new Map([[1, householdsOf(1)]]))
  for (const { path } of lost.files.values()) rmSync(path)
  held.hold([1], lost.files)
  await held.whenRead()
  files = lost.files
  await expect(countOf(1)).rejects.toThrow('cannot be read')
  await lost.remove()
})

test('others have their turn before each of two markets, and who left is not counted on', async () => {
  await countOf(1, 2)
  const leave = new AbortController()
  const counting = engineOver(files).tally({ ...ALL, marketKeys: [1, 2] }, leave.signal)
  setImmediate(() => leave.abort('a newer question'))
  await expect(counting).rejects.toBe('a newer question')
})
