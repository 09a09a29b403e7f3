import fc from 'fast-check'
import { tmpdir } from 'node:os'
import { TALLY_GROUPS, type Tally } from '@marquee/rules/audience'
import { afterAll, expect, test, vi } from 'vitest'
import { openDuckdb } from '../../platform/duckdb/index.ts'
import { writeMarkets } from '../../testing/audience-files.ts'
import { oracleOver } from '../../testing/audience-oracle.ts'
import {
  memberPage,
  population,
  question,
  scoreQuestion,
} from '../../testing/audience-populations.ts'
import { duckdbEngine, type AudienceEngine } from '../index.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

/** Sets of households for each kind of question; npm test takes a few. */
const SETS = Number(process.env.AUDIENCE_SETS ?? 4)
const QUESTIONS = 25
vi.setConfig({ testTimeout: 20_000 + SETS * 10_000 })

/** Asks both about random households in files; many questions for each set of them, for files take time. */
async function bothAgree<Asked>(
  asked: fc.Arbitrary<Asked>,
  answers: (engine: AudienceEngine, asked: Asked) => Promise<unknown>,
): Promise<void> {
  const questions = fc.array(asked, { minLength: QUESTIONS, maxLength: QUESTIONS })
  await fc.assert(
    fc.asyncProperty(population, questions, async (markets, all) => {
      const { files, remove } = await writeMarkets(duckdb, markets)
      const [engine, oracle] = [
        duckdbEngine(duckdb)(files),
        oracleOver([...markets.values()].flat()),
      ]
      for (const one of all) expect(await answers(engine, one)).toEqual(await answers(oracle, one))
      await remove()
    }),
    { numRuns: SETS },
  )
}

const inOrder = (tallies: readonly Tally[]) =>
  tallies.toSorted((x, y) => x.group - y.group || x.a - y.a || x.b - y.b || x.mask - y.mask)

test('DuckDB tallies any households like the oracle [AUD-02]', () =>
  bothAgree(question, async (engine, asked) => inOrder(await engine.tally(asked))))

test('DuckDB costs them by score like the oracle [AUD-03]', () =>
  bothAgree(scoreQuestion, (engine, asked) => engine.scoreCosts(asked)))

test('DuckDB pages through those who are chosen like the oracle', () =>
  bothAgree(fc.tuple(question, memberPage), (engine, [asked, page]) => engine.members(asked, page)))

test('DuckDB tells how one household fares like the oracle', () => {
  const member = fc.record({
    marketKey: fc.constantFrom(3, 40),
    household: fc.constantFrom(100, 97, 94, 1),
  })
  return bothAgree(fc.tuple(question, member), (engine, [asked, one]) =>
    engine.memberOf(asked, one),
  )
})

test('each household is in one tally of its kind, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(population, question, async (markets, asked) => {
      const households = asked.marketKeys.flatMap((key) => markets.get(key) ?? [])
      const { files, remove } = await writeMarkets(duckdb, markets)
      const tallies = await duckdbEngine(duckdb)(files).tally(asked)
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
