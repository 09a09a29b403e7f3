import { audience } from '@marquee/contract/audience'
import { maps } from '@marquee/contract/maps'
import { vehicles } from '@marquee/contract/vehicles'
import type { AudienceRequest } from '@marquee/rules/audience'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { known, openAt, startedBuilder, withSteps } from '../testing/opened-step.ts'

const app = startedBuilder()
const template = {
  ...known.template,
  distanceFilteringMax: 50,
  audienceConfiguration: {
    audienceSegmentConfigurations: [
      { segmentType: 'ACTIVE' as const, isDisabled: false, isDefaultIncluded: true },
    ],
    smartAudienceDefaultIncluded: true,
  },
}

beforeEach(() => {
  app.on('campaigns.read', withSteps([{}], { template }))
  app.on('vehicles.metadata', vehicles.metadata.example.reply)
  app.on('maps.zipCodeBoundaries', maps.zipCodeBoundaries.example.reply)
  app.on('audience.search', audience.search.example.reply)
})

test.for([
  ['12.555', 'Must be a currency value with at most 2 decimals'],
  ['a lot', 'Must be a currency value with at most 2 decimals'],
  ['-1', 'Must be greater than or equal to: 0'],
])('a budget of %j is refused where it is typed, and not asked for [FRM-08]', async (row) => {
  const [typed, words] = row as [string, string]
  await openAt(app, 'audience-builder')
  await user.click(await screen.findByRole('textbox', { name: 'Budget' }))
  await user.paste(typed)
  await screen.findByText(words)
  const budgets = app
    .callsOf('audience.search')
    .map(({ body }) => (body as AudienceRequest).spendingLimit ?? null)
  expect(budgets).not.toContainEqual(expect.any(Number))
})
