import type { Chosen } from './audience-engine.gateway.ts'
import { masksOf, type LookUps } from './column-masks.gateway.ts'
import type { MarketColumns } from './market-columns.gateway.ts'
import { LEFT_TO_ANOTHER } from './mask-sql.gateway.ts'
import type { LeftRows } from './overlap.gateway.ts'

/** Picks the households that pass every filter, of one market after another. */
export function chooseColumns(lookUps: LookUps, markets: readonly MarketColumns[]) {
  const chosen = new Map<number, Uint32Array>()
  const masks = new Uint8Array(Math.max(...markets.map(({ rows }) => rows)))
  return {
    count(market: MarketColumns, left: LeftRows): void {
      masksOf(market, lookUps, masks)
      for (const row of left ?? []) masks[row] = LEFT_TO_ANOTHER
      const isChosen = (_: number, row: number) => masks[row] === 0
      chosen.set(market.marketKey, market.household.filter(isChosen))
    },
    done: (): Chosen => chosen,
  }
}
