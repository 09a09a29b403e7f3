import { expect, test } from 'vitest'
import { blackoutDateTexts } from './index.ts'

test('the texts for blackout dates are those of the specification [ERR-01, ERR-02, ERR-03]', () => {
  expect(blackoutDateTexts).toEqual({
    loadFailed:
      'Something went wrong while loading the blackout dates. Please try again later or reach out to support',
    updateFailed:
      'Something went wrong while updating the blackout dates. Please try again later or reach out to support',
    updated: 'Blackout dates updated successfully',
  })
})
