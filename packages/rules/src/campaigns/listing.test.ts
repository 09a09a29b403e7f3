import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areAllReserved,
  CAMPAIGN_STATUSES,
  preferredCampaign,
  type CampaignStatus,
} from './index.ts'

const listed = (...statuses: CampaignStatus[]) => statuses.map((status, key) => ({ key, status }))

test.each<[string, CampaignStatus[], number | undefined]>([
  ['a draft, whatever comes after it', ['DRAFT', 'SUBMITTED', 'APPROVED'], 0],
  ['a draft, whatever comes before it', ['APPROVED', 'SUBMITTED', 'DRAFT'], 2],
  ['of several drafts the last', ['DRAFT', 'APPROVED', 'DRAFT', 'ACTIVE'], 2],
  ['without a draft the last that is submitted', ['SUBMITTED', 'SUBMITTED', 'APPROVED'], 1],
  ['without either the last that is approved', ['APPROVED', 'ACTIVE', 'APPROVED', 'CANCELLED'], 2],
  ['none, where no status is preferred', ['ACTIVE', 'RESERVED', 'ACKNOWLEDGED'], undefined],
  ['none of none', [], undefined],
])('a list is stood for by %s [CMP-14, CMP-15]', (_, statuses, key) => {
  expect(preferredCampaign(listed(...statuses))?.key).toBe(key)
})

test('the campaign that stands for a list has no later campaign of the same status [CMP-15]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...CAMPAIGN_STATUSES)), (statuses) => {
      const found = preferredCampaign(listed(...statuses))
      if (found) expect(statuses.lastIndexOf(found.status)).toBe(found.key)
    }),
  )
})

test.each<[CampaignStatus[], boolean]>([
  [[], false],
  [['ACTIVE'], true],
  [['RESERVED'], true],
  [['SUBMITTED', 'RESERVED', 'RESERVED'], true],
  [['RESERVED', 'SUBMITTED'], false],
  [['DRAFT', 'RESERVED', 'DRAFT', 'RESERVED'], false],
])('%j is all reserved: %s, for the first does not matter [CMP-16, CMP-17]', (statuses, all) => {
  expect(areAllReserved(listed(...statuses))).toBe(all)
})
