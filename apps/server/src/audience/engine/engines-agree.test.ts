import fc from 'fast-check'
import { tmpdir } from 'node:os'
import { TALLY_GROUPS } from '@marquee/rules/audience'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openDuckdb } from '../../platform/duckdb/index.ts'
import { agrees, inOrder, type Judged } from '../../testing/audience-agreement.ts'
import { writeMarkets } from '../../testing/audience-files.ts'
import {
  memberPage,
  population,
  question,
  scoreQuestion,
} from '../../testing/audience-populations.ts'
import { duckdbEngine, heldMarkets, memoryEngine } from '../index.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

/** npm test takes a few. */
const sets = Number(process.env.AUDIENCE_SETS ?? 4)
vi.setConfig({ testTimeout: 20_000 + sets * 10_000 })

const ofFiles: Judged = {
  async open(markets) {
    const { files, remove } = await writeMarkets(duckdb, markets)
    return { engine: duckdbEngine(duckdb)(files), close: remove }
  },
  sets,
}

/** As where there are too many households to be looked at in one. */
const inParts: Judged = {
  async open(markets) {
    const { files, remove } = await writeMarkets(duckdb, markets)
    return { engine: duckdbEngine(duckdb, 1)(files), close: remove }
  },
  sets,
}

/** The files are deleted before the first question. */
const ofMemory: Judged = {
  async open(markets) {
    const { files, remove } = await writeMarkets(duckdb, markets)
    const held = heldMarkets(duckdb, 1_000)
    held.hold([...files.keys()], files)
    await held.whenRead()
    await remove()
    return { engine: memoryEngine(held, duckdbEngine(duckdb))(files) }
  },
  sets,
}

describe.each([
  ['DuckDB', ofFiles],
  ['the columns in memory', ofMemory],
])('%s', (_, judged) => {
  test('tallies any households like the oracle [AUD-02]', () =>
    agrees(judged, question, async (engine, drawn) => inOrder(await engine.tally(drawn))))

  test('names those who are chosen like the oracle', () =>
    agrees(judged, question, (engine, drawn) => engine.chosen(drawn)))

  test('costs them by score like the oracle [AUD-03]', () =>
    agrees(judged, scoreQuestion, (engine, drawn) => engine.scoreCosts(drawn)))

  test('pages through those who are chosen like the oracle', () =>
    agrees(judged, fc.tuple(question, memberPage), (engine, [drawn, page]) =>
      engine.members(drawn, page),
    ))
})

test('DuckDB adds up what it tallies market by market like the oracle [AUD-02]', () =>
  agrees(inParts, question, async (engine, drawn) => inOrder(await engine.tally(drawn))))

test('DuckDB answers how one household fares like the oracle', () => {
  const member = fc.record({
    marketKey: fc.constantFrom(3, 40),
    household: fc.constantFrom(100, 97, 94, 1),
  })
  return agrees(ofFiles, fc.tuple(question, member), (engine, [drawn, one]) =>
    engine.memberOf(drawn, one),
  )
})

test('each household is in one tally of its kind, for every question', async () => {
  await fc.assert(
    fc.asyncProperty(population, question, async (markets, drawn) => {
      const households = drawn.marketKeys.flatMap((key) => markets.get(key) ?? [])
      const { files, remove } = await writeMarkets(duckdb, markets)
      const tallies = await duckdbEngine(duckdb)(files).tally(drawn)
      const sum = (group: number) =>
        tallies.filter((one) => one.group === group).reduce((all, { count }) => all + count, 0)
      const { zip, household, market, overlap } = TALLY_GROUPS
      expect(sum(household) + sum(overlap)).toBe(households.length)
      expect(sum(zip)).toBe(sum(market))
      await remove()
    }),
    { numRuns: 20 },
  )
})
