import { annual } from '@marquee/contract/annual'
import { campaigns } from '@marquee/contract/campaigns'
import { orders } from '@marquee/contract/orders'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { openAt, startedBuilder, withSteps } from '../testing/opened-step.ts'

const app = startedBuilder()
const known = annual.read.example.reply
const year = { ...campaigns.read.example.reply, category: 'ANNUAL_SEASONAL', workflows: [] }
const spring = withSteps(
  [{ key: 31, creative: { ...step().creative, targetAttachmentCount: 0 } }],
  {
    key: 30,
    name: 'Spring starts here',
    season: 'SPRING',
    annualCampaignKey: 7,
  },
)
const winter = withSteps([{ key: 41, creative: { ...step().creative, attachments: [] } }], {
  key: 40,
  name: 'Winter ready',
  season: 'WINTER',
  annualCampaignKey: 7,
})

function step() {
  const [first] = campaigns.read.example.reply.workflows[0]?.steps ?? []
  if (!first) throw new Error('The example of a campaign has a step.')
  return first
}

const enrolled = (...ofSeasons: Record<string, unknown>[]) => ({
  ...known,
  ...year,
  seasonals: ofSeasons.map((campaign) => ({
    season: campaign['season'],
    campaign,
    customization: { state: 'open', closes: '2027-02-14', daysLeft: 12 },
  })),
})

beforeEach(() => {
  app.on('campaigns.read', year)
  app.on('annual.read', enrolled(spring, winter))
})

const card = async (name: string) => within(await screen.findByRole('listitem', { name }))

describe('the seasons of a year', () => {
  test('stand in the rail under their names, and each says what it lacks [ANN-17, RTE-08, FLOW-12]', async () => {
    await openAt(app, 'seasonal-campaigns')
    const rail = within(await screen.findByRole('navigation', { name: 'Steps of the campaign' }))
    expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [
        'details',
        'audience-builder',
        'seasonal-campaigns',
        '31/30/customize-seasonal-coupon',
        '41/40/customize-seasonal-coupon',
        'confirmation',
      ].map((place) => `/campaign/builder/7/${place}`),
    )
    rail.getByRole('link', { name: /^Winter ready/ })
    const lacking = await card('Winter ready')
    lacking.getByRole('link', { name: /coupons/ })
    const whole = await card('Spring starts here')
    whole.getByText('You can customize it now.')
    expect(whole.queryByRole('link', { name: /coupons/ })).toBeNull()
  })

  test('are customized like any campaign, by the call for seasons [ANN-08, ANN-17, RTE-11]', async () => {
    app.on('annual.updateStep', winter)
    await openAt(app, 'seasonal-campaigns')
    const winterCard = await card('Winter ready')
    await user.click(winterCard.getByRole('link', { name: 'Customize' }))
    await screen.findByRole('heading', { level: 2, name: /Winter ready/ })
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(app.callsOf('annual.updateStep')).toHaveLength(1))
    expect(app.callsOf('annual.updateStep')[0]?.body).toMatchObject({ key: 41, campaignKey: 40 })
  })

  test('say once they are ordered how long they take changes, and why they take none [RTE-18, DATE-09, DATE-10]', async () => {
    const reserved = { status: 'RESERVED', can: { ...spring.can, saveStep: { ok: true } } }
    const later = { ok: false, reason: 'campaign.not-in-period' }
    app.on('campaigns.read', { ...year, status: 'APPROVED', isEditable: false })
    app.on(
      'annual.read',
      enrolled(
        { ...spring, ...reserved },
        { ...winter, ...reserved, can: { ...winter.can, saveStep: later } },
      ),
    )
    await openAt(app, 'seasonal-campaigns')
    const open = await card('Spring starts here')
    open.getByText('12 days left to customize it, until 02/14/2027.')
    open.getByText('Customization Period: Early February')
    const closed = await card('Winter ready')
    expect(closed.queryByText(/Customization Period/)).toBeNull()
    expect(closed.queryByRole('link', { name: 'Customize' })).toBeNull()
  })
})

const counted = {
  totalSize: 1_204,
  pieces: 1_204,
  estimatedCost: 48_160,
  costWithoutDiscount: 48_160,
  bills: [48_160],
  savedAt: '2027-03-01T15:00:00.000Z',
  isStale: false,
}

test('a season that is ordered is canceled by itself, with what that saves [ANN-17]', async () => {
  const can = { ...spring.can, cancel: { ok: true } }
  const reserved = { status: 'RESERVED', audience: counted, can }
  app.on('campaigns.read', { ...year, status: 'APPROVED', isEditable: false })
  app.on('annual.read', enrolled({ ...spring, ...reserved }, winter))
  app.on('orders.cancel', { ...spring, status: 'CANCELLED' })
  await openAt(app, 'seasonal-campaigns')
  const ordered = await card('Spring starts here')
  await user.click(ordered.getByRole('button', { name: 'Cancel season' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/\$481\.60 is not billed\. The other seasons stand\.$/)
  await user.click(dialog.getByRole('button', { name: /^Cancel/ }))
  await waitFor(() => expect(app.callsOf('orders.cancel')[0]?.path).toContain('/30/'))
})

test('a season that was canceled is mailed on no day, costs nothing and has no period any more', async () => {
  const ordered = { status: 'RESERVED', audience: counted }
  app.on('campaigns.read', { ...year, status: 'APPROVED', isEditable: false })
  app.on(
    'annual.read',
    enrolled({ ...spring, ...ordered, status: 'CANCELLED' }, { ...winter, ...ordered }),
  )
  await openAt(app, 'seasonal-campaigns')
  const canceled = await card('Spring starts here')
  canceled.getByText('Canceled')
  expect(canceled.queryByText(/Customization Period/)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Continue' }))
  const costs = within(await screen.findByRole('region', { name: 'What the year comes to' }))
  costs.getByRole('row', { name: /^Winter ready/ })
  costs.getByRole('row', { name: 'The year 1,204 $481.60' })
  expect(costs.queryByText(/Spring starts here/)).toBeNull()
  const summary = within(screen.getByRole('region', { name: 'Your campaign' }))
  summary.getByText(/^Winter ready/)
  expect(summary.queryByText(/Spring starts here/)).toBeNull()
})

test('a year is submitted with all its seasons, once each has an audience [ORD-02, ORD-04, AUD-24]', async () => {
  app.on('annual.read', enrolled({ ...spring, audience: counted }))
  app.on('orders.createAnnual', orders.createAnnual.example.reply)
  app.on('orders.submitAnnual', orders.submitAnnual.example.reply)
  await openAt(app, 'confirmation')
  const costs = within(await screen.findByRole('region', { name: 'What the year comes to' }))
  costs.getByRole('row', { name: 'Spring starts here Mailed 03/15/2027 1,204 $481.60' })
  await user.click(screen.getByRole('button', { name: /^Submit order/ }))
  await waitFor(() => expect(app.callsOf('orders.submitAnnual')).toHaveLength(1))
  expect(app.callsOf('orders.createAnnual')[0]?.body).toMatchObject({ campaignKey: 7 })
})

test('the details of a year have the mail date of each season, which is saved with it [DATE-22, DATE-23, DATE-09, SEED-13, CHN-01]', async () => {
  app.on('templates.selectableDates', {
    ...templates.selectableDates.example.reply,
    selectableDates: { EMAIL: ['2027-03-15', '2027-03-16'] },
  })
  const saved = enrolled(spring)
  app.on('annual.update', saved)
  app.on('annual.read', saved)
  await openAt(app, 'details')
  const form = within(await screen.findByRole('form', { name: 'Campaign details' }))
  form.getByText(
    'Seeds will be copied to all seasonals and may be updated during customization periods.',
  )
  const date = await form.findByRole('textbox', { name: 'Spring starts here' })
  form.getByText('Customization Period: Early February')
  await user.click(date)
  await user.clear(date)
  await user.type(date, '03/16/2027')
  await user.click(form.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(app.callsOf('annual.update')).toHaveLength(1))
  expect(app.callsOf('annual.update')[0]?.body).toMatchObject({
    key: 7,
    campaignName: year.name,
    campaigns: [{ templateKey: year.template.key, deploymentDate: '2027-03-16' }],
  })
})
