import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { test, vi } from 'vitest'
import { agrees, inOrder, type Judged } from '../../testing/audience-agreement.ts'
import { memberPage, question, scoreQuestion } from '../../testing/audience-populations.ts'
import { clusterOfTests } from '../../testing/clickhouse-cluster.ts'
import { copyMarkets } from '../../testing/clickhouse-copies.ts'
import { clickhouseEngine } from '../index.ts'

const clickhouse = clusterOfTests()
/** npm test takes a few. */
const sets = Number(process.env.AUDIENCE_SETS ?? 3)
vi.setConfig({ testTimeout: 40_000 + sets * 20_000 })

const engineOver = clickhouseEngine(clickhouse)
const judged: Judged = {
  async open(markets) {
    const checksum = randomBytes(32).toString('hex')
    return { engine: engineOver(await copyMarkets(clickhouse, markets, () => checksum)) }
  },
  sets,
}

test('ClickHouse tallies any households like the oracle, over two shards [AUD-02]', () =>
  agrees(judged, question, async (engine, drawn) => inOrder(await engine.tally(drawn))))

test('ClickHouse names those who are chosen like the oracle', () =>
  agrees(judged, question, (engine, drawn) => engine.chosen(drawn)))

test('ClickHouse costs them by score like the oracle [AUD-03]', () =>
  agrees(judged, scoreQuestion, (engine, drawn) => engine.scoreCosts(drawn)))

test('ClickHouse pages through those who are chosen like the oracle', () =>
  agrees(judged, fc.tuple(question, memberPage), (engine, [drawn, page]) =>
    engine.members(drawn, page),
  ))

test('ClickHouse answers how one household fares like the oracle', () => {
  const member = fc.record({
    marketKey: fc.constantFrom(3, 40),
    household: fc.constantFrom(100, 97, 94, 1),
  })
  return agrees(judged, fc.tuple(question, member), (engine, [drawn, one]) =>
    engine.memberOf(drawn, one),
  )
})
