import { TALLY_GROUPS, type AudienceQuestion, type Tally } from '@marquee/rules/audience'
import type { MarketFile } from '../../customers/index.ts'
import { DataUnavailable, type EngineOver } from '../engine/audience-engine.gateway.ts'
import { chosenByMarket } from './chosen-by-market.gateway.ts'
import { ClickhouseAway, type Clickhouse } from './clickhouse.gateway.ts'
import { allHouseholds } from './clickhouse-tables.gateway.ts'
import { completeLoads, type CompleteLoad } from './market-loads.gateway.ts'
import {
  chosenSql,
  memberSql,
  membersSql,
  scoreCostsSql,
  tallyKeyOf,
  tallySql,
  type Source,
} from './question-sql.gateway.ts'

type Files = ReadonlyMap<number, MarketFile>

/** Counts at a cluster: the same versions as the files that it is handed, by their checksums. */
export function clickhouseEngine(clickhouse: Clickhouse): EngineOver {
  const known = knownLoads(clickhouse)
  const runnerOver = runnersOf(clickhouse, known)
  return (files) => {
    const run = runnerOver(files)
    return {
      async tally(question, signal) {
        const { rows, loads } = await run(question, (from) => tallySql(question, from), signal)
        const tallies = talliesOf(rows)
        if (isWhole(tallies, loads)) return tallies
        // If rows were lost since they were counted, the next lines say of which market; else the
        // fault is ours.
        known.forget(loads)
        await known.of(question.marketKeys, files, signal)
        throw new Error('ClickHouse answered for other households than it was asked for')
      },
      async scoreCosts(scored, signal) {
        const { rows } = await run(scored.question, (from) => scoreCostsSql(scored, from), signal)
        return rows.map(([score = 0, households = 0, cost = 0]) => ({ score, households, cost }))
      },
      async chosen(question, signal) {
        const { rows } = await run(question, (from) => chosenSql(question, from), signal)
        return chosenByMarket(question.marketKeys, rows)
      },
      async members(question, page, signal) {
        const { rows } = await run(question, (from) => membersSql(question, page, from), signal)
        return rows.map(([marketKey = 0, household = 0]) => ({ marketKey, household }))
      },
      async memberOf(question, member, signal) {
        const { rows } = await run(question, (from) => memberSql(question, member, from), signal)
        const [row] = rows
        if (!row) return undefined
        const [contact = 0, mask = 0, left, placed] = row
        return { contact, mask, isLeftToAnother: left === 1, isPlaced: placed === 1 }
      },
    }
  }
}

type RunQuestion = (
  question: AudienceQuestion,
  sql: (source: Source) => string,
  signal: AbortSignal | undefined,
) => Promise<{ rows: number[][]; loads: readonly CompleteLoad[] }>

const runnersOf = (clickhouse: Clickhouse, known: ReturnType<typeof knownLoads>) => {
  const table = allHouseholds(clickhouse)
  return (files: Files): RunQuestion =>
    async ({ marketKeys }, sql, signal) => {
      if (marketKeys.length === 0) return { rows: [], loads: [] }
      try {
        const loads = await known.of(marketKeys, files, signal)
        return { rows: await clickhouse.query(sql({ table, loads }), { signal }), loads }
      } catch (error) {
        if (!(error instanceof ClickhouseAway)) throw error
        throw new DataUnavailable(ascending(marketKeys), { cause: error })
      }
    }
}

/** A load does not change, so that one look at it serves as long as the program runs. */
function knownLoads(clickhouse: Clickhouse) {
  const known = new Map<number, CompleteLoad>()
  return {
    async of(marketKeys: readonly number[], files: Files, signal?: AbortSignal) {
      const keys = [...new Set(marketKeys)]
      const isKnown = (key: number) =>
        files.has(key) && known.get(key)?.checksum === files.get(key)?.checksum
      const missing = keys.filter((key) => !isKnown(key))
      for (const [key, load] of await completeLoads(clickhouse, missing, files, signal)) {
        known.set(key, load)
      }
      const lost = keys.filter((key) => !isKnown(key))
      if (lost.length > 0) throw new DataUnavailable(ascending(lost))
      return keys.map((key) => known.get(key) as CompleteLoad)
    },

    forget(loads: readonly CompleteLoad[]) {
      for (const { marketKey } of loads) known.delete(marketKey)
    },
  }
}

const ascending = (keys: readonly number[]) => keys.toSorted((a, b) => a - b)

/** Rows are finer than tallies where a market's mask says no more than that any filter failed. */
function talliesOf(rows: readonly number[][]): Tally[] {
  const tallies: Tally[] = []
  const markets = new Map<string, Tally>()
  for (const [key = 0, count = 0, known = 0, sumDistance = 0, mostDistance = 0] of rows) {
    const { group, a, b, mask } = tallyKeyOf(key)
    if (group === TALLY_GROUPS.household) {
      tallies.push({ group, a, b, mask, count, known, sumDistance, mostDistance })
    } else if (group === TALLY_GROUPS.market) {
      const ofMarket = { group, a, b, mask: Math.min(mask, 1), ...NO_DISTANCES }
      const figures = [a, b, ofMarket.mask].join()
      const before = markets.get(figures)?.count ?? 0
      markets.set(figures, { ...ofMarket, count: before + count })
    } else if (group !== 0) {
      tallies.push({ group: group as Tally['group'], a, b, mask, count, ...NO_DISTANCES })
    }
  }
  return [...tallies, ...markets.values()]
}

const NO_DISTANCES = { known: 0, sumDistance: 0, mostDistance: 0 }

/** Each household stands in one tally of these two groups. */
function isWhole(tallies: readonly Tally[], loads: readonly CompleteLoad[]): boolean {
  const { household, overlap } = TALLY_GROUPS
  const counted = tallies.filter(({ group }) => group === household || group === overlap)
  const expected = loads.reduce((sum, { households }) => sum + households, 0)
  return counted.reduce((sum, { count }) => sum + count, 0) === expected
}
