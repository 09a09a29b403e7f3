import { expect, test } from 'vitest'
import { missingInAudience } from './index.ts'

const counted = { totalSize: 200, estimatedCost: 12_000, minimumOrderValue: 15_000 }
const texts = (...given: Parameters<typeof missingInAudience>) =>
  missingInAudience(...given).map(({ text }) => text)

const UNSAVED = 'Save the audience: what you chose is not saved yet'
const SMALL =
  'Choose a wider audience: it costs $120.00, which is $30.00 below the minimum order value of $150.00'

test('a choice that is not saved is missing, and so is what it costs too little, before it is saved [AUD-26, AUD-28]', () => {
  expect(texts(counted, { isDirty: true, isSaved: true })).toEqual([UNSAVED, SMALL])
  expect(texts(counted, { isDirty: false, isSaved: false })).toEqual([SMALL])
  const enough = { ...counted, estimatedCost: 15_000 }
  expect(texts(enough, { isDirty: true, isSaved: false })).toEqual([UNSAVED])
  expect(texts(enough, { isDirty: false, isSaved: false })).toEqual([])
})

test('what is saved was accepted, and where there are no households or no minimum nothing is said of money [AUD-28]', () => {
  expect(texts(counted, { isDirty: false, isSaved: true })).toEqual([])
  const empty = { ...counted, totalSize: 0, estimatedCost: 0 }
  expect(texts(empty, { isDirty: false, isSaved: false })).toEqual([])
  const free = { ...counted, minimumOrderValue: null }
  expect(texts(free, { isDirty: true, isSaved: false })).toEqual([UNSAVED])
})
