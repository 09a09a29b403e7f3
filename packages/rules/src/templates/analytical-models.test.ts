import { expect, test } from 'vitest'
import { analyticalModelProblem, templateTexts } from './index.ts'

test.for([
  ['service-likelihood', null, undefined],
  ['purchase-likelihood', 'gut-feeling', undefined],
  [null, 'gut-feeling', undefined],
  ['gut-feeling', 'gut-feeling', undefined],
  ['gut-feeling', null, templateTexts.modelUnknown],
  ['gut-feeling', 'service-likelihood', templateTexts.modelUnknown],
  ['Service-Likelihood', 'gut-feeling', templateTexts.modelUnknown],
] as const)('the model %s in place of %s: %s [TPL-03]', ([model, stored, problem]) => {
  expect(analyticalModelProblem(model, stored)).toBe(problem)
})
