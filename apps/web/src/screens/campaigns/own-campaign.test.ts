import { expect, test } from 'vitest'
import { ownCampaign } from './template-card.tsx'

test.for([
  ['a draft before what is approved', ['DRAFT', 'APPROVED'], 0],
  ['the last of two drafts', ['DRAFT', 'DRAFT', 'SUBMITTED'], 1],
  ['the enrollment whose seasons are all reserved', ['ACTIVE', 'RESERVED', 'RESERVED'], 0],
  ['the last of others', ['COMPLETED', 'ACTIVE'], 1],
  ['nothing where there is none', [], undefined],
] as const)('a card leads to %s [CMP-15, CMP-16]', ([, statuses, place]) => {
  const campaigns = statuses.map((status, key) => ({ key, status }))
  expect(ownCampaign(campaigns)?.key).toBe(place)
})
