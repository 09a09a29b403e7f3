import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { TALLY_GROUPS } from '@marquee/rules/audience'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { columnsFiles } from '../../customers/index.ts'
import { openDuckdb } from '../../platform/duckdb/index.ts'
import { agrees, inOrder, type Judged } from '../../testing/audience-agreement.ts'
import { writeMarkets } from '../../testing/audience-files.ts'
import {
  memberPage,
  population,
  question,
  scoreQuestion,
} from '../../testing/audience-populations.ts'
import { columnsEngine } from '../index.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())
const columns = columnsFiles(duckdb)
const engineOver = columnsEngine(columns)

/** npm test takes a few. */
const sets = Number(process.env.AUDIENCE_SETS ?? 4)
vi.setConfig({ testTimeout: 20_000 + sets * 10_000 })

const ofPublished: Judged = {
  async open(markets) {
    const { files, remove } = await writeMarkets(duckdb, markets)
    return { engine: engineOver(files), close: remove }
  },
  sets,
}

/** Only the files that were made of the published ones are left before the first question. */
const ofMadeFiles: Judged = {
  async open(markets) {
    const { files, remove } = await writeMarkets(duckdb, markets)
    for (const [key, file] of files) await columns.make(key, file)
    for (const { path } of files.values()) await rm(path)
    return { engine: engineOver(files), close: remove }
  },
  sets,
}

describe.each([
  ['files that are yet to be made', ofPublished],
  ['files that are made', ofMadeFiles],
])('the columns of %s', (_, judged) => {
  test('tally any households like the oracle [AUD-02]', () =>
    agrees(judged, question, async (engine, drawn) => inOrder(await engine.tally(drawn))))

  test('name those who are chosen like the oracle', () =>
    agrees(judged, question, (engine, drawn) => engine.chosen(drawn)))

  test('cost them by score like the oracle [AUD-03]', () =>
    agrees(judged, scoreQuestion, (engine, drawn) => engine.scoreCosts(drawn)))

  test('page through those who are chosen like the oracle', () =>
    agrees(judged, fc.tuple(question, memberPage), (engine, [drawn, page]) =>
      engine.members(drawn, page),
    ))

  test('answer how one household fares like the oracle', () => {
    const member = fc.record({
      marketKey: fc.constantFrom(3, 40),
      household: fc.constantFrom(100, 97, 94, 1),
    })
    return agrees(judged, fc.tuple(question, member), (engine, [drawn, one]) =>
      engine.memberOf(drawn, one),
    )
  })
})

test('each household is in one tally of its kind, for every question', async () => {
  await fc.assert(
    fc.asyncProperty(population, question, async (markets, drawn) => {
      const households = drawn.marketKeys.flatMap((key) => markets.get(key) ?? [])
      const { files, remove } = await writeMarkets(duckdb, markets)
      const tallies = await engineOver(files).tally(drawn)
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
