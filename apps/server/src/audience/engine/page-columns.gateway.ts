import type { Member, MemberPage } from './audience-engine.gateway.ts'
import { masksOf, type LookUps } from './column-masks.gateway.ts'
import type { MarketColumns } from './market-columns.gateway.ts'
import { LEFT_TO_ANOTHER } from './mask-sql.gateway.ts'
import type { LeftRows } from './overlap.gateway.ts'

/** Finds a page of the households that pass every filter: the markets after it are not looked at. */
export function pageColumns(
  lookUps: LookUps,
  markets: readonly MarketColumns[],
  { marketKey, skip, take }: MemberPage,
) {
  const masks = new Uint8Array(Math.max(...markets.map(({ rows }) => rows)))
  const members: Member[] = []
  let before = skip
  return {
    isDone: () => members.length === take,
    count(market: MarketColumns, left: LeftRows): void {
      if (marketKey !== null && market.marketKey !== marketKey) return
      masksOf(market, lookUps, masks)
      for (const row of left ?? []) masks[row] = LEFT_TO_ANOTHER
      for (let row = 0; row < market.rows && members.length < take; row += 1) {
        if (masks[row] !== 0) continue
        if (before > 0) before -= 1
        else members.push({ marketKey: market.marketKey, household: market.household[row] ?? 0 })
      }
    },
    done: (): Member[] => members,
  }
}
