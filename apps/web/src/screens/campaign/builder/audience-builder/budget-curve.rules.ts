import type { Breakdown } from './answers.ts'

export type BudgetPoint = Breakdown['budgetCurve'][number]

/** What is told of a further budget. */
export const NEXT_BUDGET = 100_00

/** How many households a budget buys, between two points in proportion. */
export function boughtFor(curve: readonly BudgetPoint[], budget: number): number {
  const after = curve.findIndex((point) => point.budget >= budget)
  if (after === -1) return curve.at(-1)?.households ?? 0
  const from = curve[after - 1] ?? { budget: 0, households: 0 }
  const to = curve[after] as BudgetPoint
  const part = to.budget === from.budget ? 1 : (budget - from.budget) / (to.budget - from.budget)
  return Math.round(from.households + (to.households - from.households) * part)
}

/** How many more the next $100 buys. */
export const nextBuys = (curve: readonly BudgetPoint[], spent: number): number =>
  boughtFor(curve, spent + NEXT_BUDGET) - boughtFor(curve, spent)
