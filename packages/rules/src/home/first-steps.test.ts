import { expect, test } from 'vitest'
import { FIRST_STEPS, nextStep, stepsDone, type FirstStepCounts } from './first-steps.rules.ts'

const NOTHING: FirstStepCounts = {
  brands: 0,
  dealers: 0,
  models: 0,
  people: 0,
  creatives: 0,
  templates: 0,
  customers: 0,
  campaigns: 0,
}

test('an empty installation begins with its brand, and goes on with the first step that brought nothing', () => {
  expect([nextStep(NOTHING), stepsDone(NOTHING)]).toEqual(['brands', 0])
  const counts = { ...NOTHING, brands: 1, dealers: 43, people: 2 }
  expect([nextStep(counts), stepsDone(counts)]).toEqual(['models', 3])
})

test('nothing is next where each step brought something', () => {
  const counts = Object.fromEntries(FIRST_STEPS.map((step) => [step, 1])) as Record<
    (typeof FIRST_STEPS)[number],
    number
  >
  expect([nextStep(counts), stepsDone(counts)]).toEqual([undefined, FIRST_STEPS.length])
})
