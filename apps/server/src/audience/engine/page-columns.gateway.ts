import type { MarketColumns } from '../../customers/index.ts'
import type { LeftRows, Member, MemberPage } from './audience-engine.gateway.ts'
import { maskingBy, type LookUps } from './column-masks.gateway.ts'

/** Finds a page of the households that pass every filter: the markets after it are not looked at. */
export function pageColumns(lookUps: LookUps, { skip, take }: MemberPage) {
  const masksFor = maskingBy(lookUps)
  const members: Member[] = []
  let before = skip
  return {
    isDone: () => members.length === take,
    count(market: MarketColumns, left: LeftRows): void {
      const masks = masksFor(market, left)
      for (let row = 0; row < market.rows && members.length < take; row += 1) {
        if (masks[row] !== 0) continue
        if (before > 0) before -= 1
        else members.push({ marketKey: market.marketKey, household: market.household[row] ?? 0 })
      }
    },
    done: (): Member[] => members,
  }
}
