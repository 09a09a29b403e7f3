import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import type { Tally } from '@marquee/rules/audience'
import { expect, test, vi } from 'vitest'
import { oracleOver } from '../../testing/audience-oracle.ts'
import {
  memberPage,
  population,
  question,
  scoreQuestion,
} from '../../testing/audience-populations.ts'
import { clusterOfTests } from '../../testing/clickhouse-cluster.ts'
import { copyMarkets } from '../../testing/clickhouse-copies.ts'
import { clickhouseEngine, type AudienceEngine } from '../index.ts'

const clickhouse = clusterOfTests()
/** Sets of households for each kind of question; npm test takes a few. */
const SETS = Number(process.env.AUDIENCE_SETS ?? 3)
const QUESTIONS = 25
vi.setConfig({ testTimeout: 40_000 + SETS * 20_000 })

async function bothAgree<Asked>(
  asked: fc.Arbitrary<Asked>,
  answers: (engine: AudienceEngine, asked: Asked) => Promise<unknown>,
): Promise<void> {
  const questions = fc.array(asked, { minLength: QUESTIONS, maxLength: QUESTIONS })
  const open = clickhouseEngine(clickhouse)
  await fc.assert(
    fc.asyncProperty(population, questions, async (markets, all) => {
      const checksum = randomBytes(32).toString('hex')
      const engine = open(await copyMarkets(clickhouse, markets, () => checksum))
      const oracle = oracleOver([...markets.values()].flat())
      for (const one of all) expect(await answers(engine, one)).toEqual(await answers(oracle, one))
    }),
    { numRuns: SETS },
  )
}

const inOrder = (tallies: readonly Tally[]) =>
  tallies.toSorted((x, y) => x.group - y.group || x.a - y.a || x.b - y.b || x.mask - y.mask)

test('ClickHouse tallies any households like the oracle, over two shards [AUD-02]', () =>
  bothAgree(question, async (engine, asked) => inOrder(await engine.tally(asked))))

test('ClickHouse costs them by score like the oracle [AUD-03]', () =>
  bothAgree(scoreQuestion, (engine, asked) => engine.scoreCosts(asked)))

test('ClickHouse pages through those who are chosen like the oracle', () =>
  bothAgree(fc.tuple(question, memberPage), (engine, [asked, page]) => engine.members(asked, page)))

test('ClickHouse tells how one household fares like the oracle', () => {
  const member = fc.record({
    marketKey: fc.constantFrom(3, 40),
    household: fc.constantFrom(100, 97, 94, 1),
  })
  return bothAgree(fc.tuple(question, member), (engine, [asked, one]) =>
    engine.memberOf(asked, one),
  )
})
