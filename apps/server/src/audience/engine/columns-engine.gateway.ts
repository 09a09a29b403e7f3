import type { AudienceQuestion } from '@marquee/rules/audience'
import type { ColumnsFiles, MarketColumns } from '../../customers/index.ts'
import type { EngineOver, LeftRows } from './audience-engine.gateway.ts'
import { chooseColumns } from './choose-columns.gateway.ts'
import { lookUpsOf } from './column-masks.gateway.ts'
import { costColumns } from './cost-columns.gateway.ts'
import { countColumns } from './count-columns.gateway.ts'
import { eachMarket } from './each-market.gateway.ts'
import { memberInColumns } from './member-in-columns.gateway.ts'
import { lastOverlaps } from './overlap.gateway.ts'
import { pageColumns } from './page-columns.gateway.ts'
import { pressedOn } from './pressed-columns.gateway.ts'

/** Counts in this program, over the columns of one market after another. */
export function columnsEngine(columnsFiles: ColumnsFiles): EngineOver {
  const overlaps = lastOverlaps()
  return (files) => {
    const over = { columnsFiles, files }
    const count = async <Done>(
      question: AudienceQuestion,
      counting: Counting<Done>,
      signal: AbortSignal | undefined,
    ): Promise<Done> => {
      const keys = ascending(question.marketKeys)
      const left = isShared(question) ? await overlaps.of(keys, over, signal) : undefined
      const { only = keys } = counting
      const pressed = pressedOn(question.mailDay)
      await eachMarket(
        { ...over, keys: only },
        (market) => {
          counting.count(pressed(market), left?.get(market.marketKey))
          return counting.isDone?.() !== true
        },
        signal,
      )
      return counting.done()
    }
    return {
      tally: (question, signal) => count(question, countColumns(lookUpsOf(question)), signal),
      chosen: (question, signal) => count(question, chooseColumns(lookUpsOf(question)), signal),
      members(question, page, signal) {
        const paging = pageColumns(lookUpsOf(question), page)
        return count(question, { ...paging, only: marketsOf(question, page.marketKey) }, signal)
      },
      scoreCosts(scored, signal) {
        const { question } = scored
        const lookUps = lookUpsOf({ ...question, smartSelect: null })
        return count(question, costColumns(scored, lookUps), signal)
      },
      memberOf(question, member, signal) {
        const finding = memberInColumns(question, member)
        return count(question, { ...finding, only: marketsOf(question, member.marketKey) }, signal)
      },
    }
  }
}

interface Counting<Done> {
  count: (market: MarketColumns, left: LeftRows) => void
  /** These markets alone are of interest. */
  only?: readonly number[]
  /** Are the markets that are left of no matter? */
  isDone?: () => boolean
  done: () => Done
}

const isShared = ({ isOncePerHousehold, marketKeys }: AudienceQuestion) =>
  isOncePerHousehold && marketKeys.length > 1

const ascending = (keys: readonly number[]) =>
  [...new Set(keys)].toSorted((one, next) => one - next)

/** Null: all of them. */
const marketsOf = ({ marketKeys }: AudienceQuestion, only: number | null): readonly number[] =>
  ascending(only === null ? marketKeys : marketKeys.filter((key) => key === only))
