import { contactOfKind, type MarketColumns } from '../../customers/index.ts'
import type { Chosen, ChosenOfMarket, LeftRows } from './audience-engine.gateway.ts'
import { maskingBy, type LookUps } from './column-masks.gateway.ts'

/** Picks the households that pass every filter, of one market after another. */
export function chooseColumns(lookUps: LookUps) {
  const chosen = new Map<number, ChosenOfMarket>()
  const masksFor = maskingBy(lookUps)
  return {
    count(market: MarketColumns, left: LeftRows): void {
      const masks = masksFor(market, left)
      const isChosen = (_: number, row: number) => masks[row] === 0
      chosen.set(market.marketKey, {
        households: market.household.filter(isChosen),
        contacts: market.kind.filter(isChosen).map(contactOfKind),
      })
    },
    done: (): Chosen => chosen,
  }
}
