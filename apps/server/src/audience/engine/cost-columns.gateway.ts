import type { HouseholdCosts, ScoreCost } from '@marquee/rules/audience'
import { CONTACT_CODES } from '@marquee/rules/customers'
import type { MarketColumns } from '../../customers/index.ts'
import type { LeftRows } from './audience-engine.gateway.ts'
import { maskingBy, type LookUps } from './column-masks.gateway.ts'

const SCORES = 2 ** 16

/** The cost of all households that pass, by their score of one model, best first. */
export function costColumns(
  { model, costs }: { model: number; costs: readonly HouseholdCosts[] },
  lookUps: LookUps,
) {
  const prices = new Map(costs.map(({ marketKey, byContact }) => [marketKey, byContact]))
  const households = new Uint32Array(SCORES)
  const cost = new Float64Array(SCORES)
  const masksFor = maskingBy(lookUps)
  return {
    count(market: MarketColumns, left: LeftRows): void {
      const { marketKey, rows, kind } = market
      const masks = masksFor(market, left)
      const byContact = prices.get(marketKey) ?? []
      const scores = market.scores[model] as Uint16Array
      for (let row = 0; row < rows; row += 1) {
        if (masks[row] !== 0) continue
        const score = scores[row]!
        households[score]! += 1
        cost[score]! += byContact[kind[row]! % CONTACT_CODES] ?? 0
      }
    },
    done(): ScoreCost[] {
      const scoreCosts: ScoreCost[] = []
      for (let score = SCORES - 1; score >= 0; score -= 1) {
        const many = households[score]!
        if (many > 0) scoreCosts.push({ score, households: many, cost: cost[score]! })
      }
      return scoreCosts
    },
  }
}
