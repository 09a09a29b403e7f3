import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetCurve, SCORE_OF_NOBODY, thresholdFor, type ScoreCost } from './index.ts'

const at = (score: number, households: number, cents: number): ScoreCost => ({
  score,
  households,
  cost: cents * 100,
})
const SCORES = [at(9_000, 1, 10_00), at(8_000, 2, 20_00), at(7_000, 1, 10_00)]

test.for([
  ['nothing', 0, SCORE_OF_NOBODY],
  ['a cent less than the best costs', 9_99, SCORE_OF_NOBODY],
  ['the best', 10_00, 9_000],
  ['half of a tie, which is left out together', 20_00, 9_000],
  ['a tie', 30_00, 8_000],
  ['everybody', 40_00, 0],
  ['more than there is', 99_00, 0],
  ['no limit', null, 0],
] as const)('a budget for %s: %i cents reach down to %i [AUD-21, AUD-14]', ([, budget, score]) => {
  expect(thresholdFor(SCORES, budget)).toBe(score)
})

test('room is left for what rounding may add [AUD-21]', () => {
  expect(thresholdFor(SCORES, 30_00, 50)).toBe(9_000)
})

test('emails for nothing are taken along, however small the budget [AUD-21]', () => {
  expect(thresholdFor([at(5, 3, 0)], 0)).toBe(0)
})

const scores = fc.uniqueArray(fc.nat({ max: 10_000 }), { maxLength: 20 }).chain((all) =>
  fc.tuple(
    ...all
      .toSorted((one, other) => other - one)
      .map((score) =>
        fc.record({
          score: fc.constant(score),
          households: fc.integer({ min: 1, max: 9 }),
          cost: fc.nat({ max: 500_000 }),
        }),
      ),
  ),
)
const costFrom = (all: readonly ScoreCost[], least: number) =>
  all.filter(({ score }) => score >= least).reduce((sum, { cost }) => sum + cost, 0)

test('the threshold is the lowest one whose cost fits [AUD-21, AUD-14]', () => {
  fc.assert(
    fc.property(scores, fc.nat({ max: 20_000 }), (all, budget) => {
      const least = thresholdFor(all, budget)
      expect(costFrom(all, least)).toBeLessThanOrEqual(budget * 100)
      for (const { score } of all) {
        if (score < least) expect(costFrom(all, score)).toBeGreaterThan(budget * 100)
      }
    }),
  )
})

test('the curve says what each further $100 buys, until it buys everybody [AUD-03]', () => {
  const far = [at(9, 10, 90_00), at(8, 10, 90_00), at(7, 10, 90_00)]
  expect(budgetCurve(far)).toEqual([
    { budget: 100_00, households: 10, cost: 90_00 },
    { budget: 200_00, households: 20, cost: 180_00 },
    { budget: 300_00, households: 30, cost: 270_00 },
  ])
  expect(budgetCurve([])).toEqual([])
  expect(budgetCurve([at(9, 10, 0)])).toEqual([{ budget: 100_00, households: 10, cost: 0 }])
})

test('the curve never falls, and stays small enough to be drawn [AUD-03]', () => {
  const wide = scores.map((all) => all.map((one) => ({ ...one, cost: one.cost * 1_000 })))
  fc.assert(
    fc.property(fc.oneof(scores, wide), (all) => {
      const curve = budgetCurve(all)
      expect(curve.length).toBeLessThanOrEqual(60)
      for (const [place, point] of curve.entries()) {
        const before = curve[place - 1]
        expect(point.cost).toBeLessThanOrEqual(point.budget)
        if (before) expect(point.households).toBeGreaterThanOrEqual(before.households)
      }
      const everybody = all.reduce((sum, { households }) => sum + households, 0)
      expect(curve.at(-1)?.households ?? 0).toBe(everybody)
    }),
  )
})
