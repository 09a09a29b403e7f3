import { audience } from '@marquee/contract/audience'
import { maps } from '@marquee/contract/maps'
import { vehicles } from '@marquee/contract/vehicles'
import type { AudienceRequest } from '@marquee/rules/audience'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { known, openAt, startedBuilder, withSteps } from '../testing/opened-step.ts'
import { vehicleTexts } from './texts.ts'

const app = startedBuilder()

const audienceBySegment = (['NEW', 'ACTIVE', 'LAPSED', 'INACTIVE'] as const).map(
  (segmentName, at) => ({
    segmentName,
    filteredCount: 100 * (at + 1),
    total: 1_000 * (at + 1),
  }),
)
/** Every segment is offered. */
const audienceConfiguration = {
  audienceSegmentConfigurations: [],
  smartAudienceDefaultIncluded: false,
}

beforeEach(() => {
  app.on(
    'campaigns.read',
    withSteps([{}], { template: { ...known.template, audienceConfiguration } }),
  )
  app.on('vehicles.metadata', vehicles.metadata.example.reply)
  app.on('maps.zipCodeBoundaries', maps.zipCodeBoundaries.example.reply)
  app.on('audience.search', { ...audience.search.example.reply, audienceBySegment })
})

const isRequested = (part: Partial<AudienceRequest>) =>
  waitFor(() => expect(app.callsOf('audience.search').at(-1)?.body).toMatchObject(part))

async function open() {
  await openAt(app, 'audience-builder')
  await screen.findByRole('heading', { name: 'Your audience' })
}

test('customers are grouped into new, active, inactive and lapsed, each with its own counts [AUD-16]', async () => {
  await open()
  const groups = screen.getAllByRole('checkbox', { name: / Customers$/ })
  const seen = groups.map((box) => {
    const counts = box.closest('label')?.textContent?.match(/[\d,]+/g) ?? []
    return [box.getAttribute('aria-label'), counts.slice(-2)]
  })
  expect(Object.fromEntries(seen)).toEqual({
    'New Customers': ['100', '1,000'],
    'Active Customers': ['200', '2,000'],
    'Lapsed Customers': ['300', '3,000'],
    'Inactive Customers': ['400', '4,000'],
  })
})

test('segments stand in cards with their counts; one that the template switches off says so [AUD-15, AUD-17, AUD-02]', async () => {
  const audienceSegmentConfigurations = [
    { segmentType: 'NEW' as const, isDisabled: true, isDefaultIncluded: false },
    { segmentType: 'ACTIVE' as const, isDisabled: false, isDefaultIncluded: true },
  ]
  const offering = { ...audienceConfiguration, audienceSegmentConfigurations }
  app.on(
    'campaigns.read',
    withSteps([{}], { template: { ...known.template, audienceConfiguration: offering } }),
  )
  await open()
  const card = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(card('New Customers').disabled).toBe(true)
  screen.getByText('This template does not offer this segment.')
  expect(card('Active Customers').checked).toBe(true)
  await user.click(card('Lapsed Customers'))
  await isRequested({
    segments: [
      { segmentName: 'NEW', selected: false },
      { segmentName: 'ACTIVE', selected: true },
      { segmentName: 'LAPSED', selected: true },
      { segmentName: 'INACTIVE', selected: false },
    ],
  })
})

describe('the years of a model', () => {
  const years = [2026, 2024, 2023]
  const metadata = [
    { make: 'Honda', model: 'Civic', years },
    { make: 'Honda', model: 'Fit', years: [2020] },
  ]
  const tree = () => within(screen.getByRole('tree', { name: 'Models' }))
  const model = (name: string) => tree().getByRole('treeitem', { name: new RegExp(`^${name}, `) })
  const stateOf = (name: string) => model(name).getAttribute('aria-label')?.split(', ').slice(1, -1)
  const year = (label: number) =>
    tree().getByRole('treeitem', { name: new RegExp(`^Civic ${label}, `) })

  test('are those in which it was sold, and the model says all, part or none of them [AUD-10, AUD-06]', async () => {
    app.on('vehicles.metadata', { vehicleMetadataDto: metadata })
    await open()
    model('Civic').focus()
    await user.keyboard('{ArrowRight}')
    // What can be selected ends with the newest and the oldest year of the model.
    const offered = tree().getAllByRole('treeitem', { name: /^Civic \d/ })
    expect(offered.map((item) => item.getAttribute('data-stop'))).toHaveLength(years.length)
    expect(offered.map((item) => item.textContent?.slice(0, 4))).toEqual(years.map(String))
    expect(stateOf('Civic')).toEqual(['All years selected'])
    year(2024).focus()
    await user.keyboard(' ')
    await waitFor(() => expect(year(2024).ariaChecked).toBe('false'))
    expect(stateOf('Civic')).toEqual(['Partial years selected: 2026', '2023'])
    expect(model('Civic').ariaChecked).toBe('mixed')
    expect(stateOf('Fit')).toEqual(['All years selected'])
    await isRequested({
      vehicleModels: [
        { model: 'Civic', years: years.map((one) => ({ year: one, selected: one !== 2024 })) },
        { model: 'Fit', years: [{ year: 2020, selected: true }] },
      ],
    })
  })

  test('of all models that are available are ticked at once, which is no filter any more [AUD-10]', async () => {
    app.on('vehicles.metadata', { vehicleMetadataDto: metadata })
    await open()
    const named = (label: string) => screen.getByRole('button', { name: `${label}: Vehicles` })
    await user.click(named('None'))
    await waitFor(() => expect(stateOf('Civic')).toEqual(['No years selected']))
    expect(stateOf('Fit')).toEqual(['No years selected'])
    await user.click(named('All'))
    await waitFor(() => expect(stateOf('Fit')).toEqual(['All years selected']))
    screen.getByText(vehicleTexts.every)
  })
})
