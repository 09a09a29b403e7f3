import type { Cents } from '../money/index.ts'
import type { OrderTotals } from './quote.rules.ts'

/** What a year costs: its seasons together, and unknown where one of them is. */
export function yearTotals(seasons: readonly OrderTotals[]): OrderTotals {
  const total = (of: (season: OrderTotals) => Cents | null) =>
    seasons.reduce<Cents | null>((sum, season) => {
      const one = of(season)
      return sum === null || one === null ? null : sum + one
    }, 0)
  return {
    totalSize: total(({ totalSize }) => totalSize),
    pieces: total(({ pieces }) => pieces),
    costWithoutDiscount: total(({ costWithoutDiscount }) => costWithoutDiscount),
    totalDiscount: total(({ totalDiscount }) => totalDiscount),
    estimatedCost: total(({ estimatedCost }) => estimatedCost),
    monthly: null,
  }
}
