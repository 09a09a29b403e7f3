import { MOST_SCORE } from '../customers/index.ts'
import type { Cents } from '../money/index.ts'
import { inCents, inParts } from './charges.rules.ts'
import type { ScoreCost } from './question.rules.ts'

/** No household has a score as high: with it no household is chosen. */
export const SCORE_OF_NOBODY = MOST_SCORE + 1

/** What is bought from the best score down to this one; households of one score come together. */
export interface Bought {
  leastScore: number
  households: number
  /** In hundredths of a cent. */
  cost: number
}

/** Every possible purchase, from no household to all of them. */
function purchases(scores: readonly ScoreCost[]): Bought[] {
  const bought: Bought[] = [{ leastScore: SCORE_OF_NOBODY, households: 0, cost: 0 }]
  for (const { score, households, cost } of scores) {
    const before = bought.at(-1) as Bought
    bought.push({
      leastScore: score,
      households: before.households + households,
      cost: before.cost + cost,
    })
  }
  return bought
}

/** The most that fits: a purchase that costs no more than the one before is taken as well. */
function affordable(bought: readonly Bought[], most: number): Bought {
  return bought.findLast(({ cost }) => cost <= most) ?? (bought[0] as Bought)
}

/** The lowest score at which the cost still fits into a budget; zero: all households fit. */
export function thresholdFor(
  scores: readonly ScoreCost[],
  budget: Cents | null,
  /** How much the lines of the order may add by being rounded, in hundredths of a cent. */
  rounding = 0,
): number {
  if (budget === null) return 0
  const bought = purchases(scores)
  const most = affordable(bought, inParts(budget) - rounding)
  return most === bought.at(-1) ? 0 : most.leastScore
}

/** At most this is added to a cost by rounding each of its lines. */
export const roundingOf = (lines: number): number => (lines * inParts(1)) / 2

export interface BudgetPoint {
  budget: Cents
  households: number
  cost: Cents
}

const FIRST_STEP: Cents = 100_00
/** More points than this say no more in a picture. */
const MOST_POINTS = 60
const GROWTH = [2, 2.5, 2]

/** What each further $100 buys, until it buys all; larger steps where there would be too many. */
export function budgetCurve(scores: readonly ScoreCost[]): BudgetPoint[] {
  const bought = purchases(scores)
  const all = bought.at(-1) as Bought
  if (all.households === 0) return []
  const step = stepFor(inCents(all.cost))
  const count = Math.max(1, Math.ceil(all.cost / inParts(step)))
  return Array.from({ length: count }, (_, at) => {
    const budget = step * (at + 1)
    const { households, cost } = affordable(bought, inParts(budget))
    return { budget, households, cost: inCents(cost) }
  })
}

function stepFor(total: Cents): Cents {
  let step = FIRST_STEP
  for (let grown = 0; total / step > MOST_POINTS; grown += 1) step *= GROWTH[grown % 3] as number
  return step
}
