import type { AudienceQuestion } from '@marquee/rules/audience'
import type { EngineOver } from './audience-engine.gateway.ts'
import { chooseColumns } from './choose-columns.gateway.ts'
import { lookUpsOf } from './column-masks.gateway.ts'
import { costColumns } from './cost-columns.gateway.ts'
import { countColumns } from './count-columns.gateway.ts'
import type { heldMarkets } from './held-markets.gateway.ts'
import type { MarketColumns } from './market-columns.gateway.ts'
import { pageColumns } from './page-columns.gateway.ts'
import { overlapOf, type LeftRows } from './overlap.gateway.ts'
import { turn } from './turns.gateway.ts'

type Held = ReturnType<typeof heldMarkets>

/** Counts what is held; the rest another engine counts, and it is held from then on. */
export function memoryEngine(held: Held, others: EngineOver): EngineOver {
  const leftIn = lastOverlaps()
  return (files) => {
    const other = others(files)
    const columnsOf = (keys: readonly number[]) => held.columnsOf(keys, files)
    const fromMemory = countingHeld(columnsOf, leftIn)
    return {
      ...other,
      async tally(question, signal) {
        const lookUps = lookUpsOf(question)
        const count = (markets: Markets) => countColumns(lookUps, markets)
        const counted = await fromMemory(question, count, signal)
        if (counted) return counted
        const tallies = await other.tally(question, signal)
        // The other engine has just read the files and found them undamaged.
        held.hold(question.marketKeys, files)
        return tallies
      },
      async chosen(question, signal) {
        const lookUps = lookUpsOf(question)
        const choose = (markets: Markets) => chooseColumns(lookUps, markets)
        return (await fromMemory(question, choose, signal)) ?? other.chosen(question, signal)
      },
      async members(question, page, signal) {
        const lookUps = lookUpsOf(question)
        const find = (markets: Markets) => pageColumns(lookUps, markets, page)
        return (await fromMemory(question, find, signal)) ?? other.members(question, page, signal)
      },
      async scoreCosts(scored, signal) {
        const { question } = scored
        const count = () => costColumns(scored, lookUpsOf({ ...question, smartSelect: null }))
        return (await fromMemory(question, count, signal)) ?? other.scoreCosts(scored, signal)
      },
    }
  }
}

/** Undefined where not all of the markets are held. */
const countingHeld =
  (
    columnsOf: (marketKeys: readonly number[]) => Markets | undefined,
    leftIn: ReturnType<typeof lastOverlaps>,
  ) =>
  async <Done>(
    { marketKeys, isOncePerHousehold }: AudienceQuestion,
    count: Counting<Done>,
    signal: AbortSignal | undefined,
  ): Promise<Done | undefined> => {
    const markets = columnsOf(marketKeys.toSorted((one, next) => one - next))
    if (!markets || markets.length === 0) return undefined
    const isShared = isOncePerHousehold && markets.length > 1
    const left = isShared ? await leftIn(markets, signal) : undefined
    const counting = count(markets)
    const countNext = (one: MarketColumns) => {
      if (!counting.isDone?.()) counting.count(one, left?.get(one))
    }
    await eachInTurn(markets, countNext, signal)
    return counting.done()
  }

type Markets = readonly MarketColumns[]

type Counting<Done> = (markets: Markets) => {
  count: (market: MarketColumns, left: LeftRows) => void
  /** Are the markets that are left of no matter? */
  isDone?: () => boolean
  done: () => Done
}

/** After so many households, which is about two milliseconds, others have their turn. */
const ROWS_AT_ONCE = 60_000

async function eachInTurn(
  markets: Markets,
  work: (market: MarketColumns) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  let rows = Infinity
  for (const market of markets) {
    rows += market.rows
    if (rows > ROWS_AT_ONCE) {
      rows = market.rows
      await turn()
      signal?.throwIfAborted()
    }
    work(market)
  }
}

/** So many sets of markets are remembered: moving a slider counts the same markets again and again. */
const SETS = 8

/**
 * Which households of a set of markets are left to another market depends on the markets alone, not on
 * the question.
 */
function lastOverlaps() {
  const known: { markets: Markets; left: ReadonlyMap<MarketColumns, LeftRows> }[] = []
  return async (markets: Markets, signal: AbortSignal | undefined) => {
    const found = known.find(
      (one) =>
        one.markets.length === markets.length &&
        one.markets.every((market, at) => market === markets[at]),
    )
    if (found) return found.left
    const overlap = overlapOf()
    await eachInTurn(markets, (one) => overlap.see(one), signal)
    const left = new Map<MarketColumns, LeftRows>()
    await eachInTurn(markets, (one) => left.set(one, overlap.leftAt(one)), signal)
    known.unshift({ markets, left })
    known.splice(SETS)
    return left
  }
}
