import { audience } from '@marquee/contract/audience'
import { maps } from '@marquee/contract/maps'
import { vehicles } from '@marquee/contract/vehicles'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { known, openAt, startedBuilder, withSteps } from '../testing/opened-step.ts'

const app = startedBuilder()

/** Every segment is offered. */
const audienceConfiguration = {
  audienceSegmentConfigurations: [],
  smartAudienceDefaultIncluded: false,
}
const saved = {
  totalSize: 200,
  pieces: 200,
  estimatedCost: 2_000,
  costWithoutDiscount: 2_000,
  bills: [2_000],
  isStale: false,
  savedAt: '2027-03-01T15:00:00.000Z',
}

beforeEach(() => {
  const campaign = withSteps([{}], { template: { ...known.template, audienceConfiguration } })
  app.on('campaigns.read', { ...campaign, audience: saved })
  app.on('vehicles.metadata', vehicles.metadata.example.reply)
  app.on('maps.zipCodeBoundaries', maps.zipCodeBoundaries.example.reply)
  app.on('audience.readSelection', audience.readSelection.example.reply)
  app.on('audience.search', {
    ...audience.search.example.reply,
    estimatedCost: 2_000,
    minimumOrderValue: 5_000,
  })
})

test('the summary lists a choice that is not saved, and what is missing to the minimum order value [AUD-26, AUD-28]', async () => {
  await openAt(app, 'audience-builder')
  await screen.findByRole('heading', { name: 'Your audience' })
  const summary = within(screen.getByRole('region', { name: 'Your campaign' }))
  const unsaved = () =>
    summary.queryByRole('link', { name: 'Save the audience: what you chose is not saved yet' })
  const small = () => summary.queryByRole('link', { name: /^Choose a wider audience: it costs/ })
  expect([unsaved(), small()]).toEqual([null, null])
  await user.click(screen.getByRole('checkbox', { name: 'Inactive Customers' }))
  await waitFor(() => expect(unsaved()).not.toBeNull())
  expect(small()?.textContent).toBe(
    'Choose a wider audience: it costs $20.00, which is $30.00 below the minimum order value of $50.00',
  )
  expect(summary.queryByText('Nothing is missing.')).toBeNull()
})
