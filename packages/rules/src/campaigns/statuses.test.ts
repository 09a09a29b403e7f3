import { expect, test } from 'vitest'
import { CAMPAIGN_STATUSES, campaignStatusLabels } from './index.ts'

test('every status has a label of its own, those that wait for a job or a season as well [CMP-07, CMP-08]', () => {
  const labels = CAMPAIGN_STATUSES.map((status) => campaignStatusLabels[status])
  expect(new Set(labels).size).toBe(CAMPAIGN_STATUSES.length)
  expect([campaignStatusLabels.BULKREORDER, campaignStatusLabels.RESERVED]).toEqual([
    'Bulk Reorder',
    'Reserved',
  ])
})
