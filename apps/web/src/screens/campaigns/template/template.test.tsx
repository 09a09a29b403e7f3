import { campaigns } from '@marquee/contract/campaigns'
import { creatives } from '@marquee/contract/creatives'
import { pieces } from '@marquee/contract/pieces'
import { templates } from '@marquee/contract/templates'
import { SEASONS, templateReasons } from '@marquee/rules/templates'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { dealerState, nationalState } from '../../../app/testing/states.ts'

const app = startedApp()
const template = templates.read.example.reply
const dates = templates.selectableDates.example.reply
const region = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  app.on('templates.search', templates.search.example.reply)
  app.on('templates.enrollmentTiles', { enrollmentTiles: [] })
  app.on('templates.read', template)
  app.on('templates.firstPieces', { firstPieces: [] })
  app.on('templates.selectableDates', dates)
  app.on('creatives.search', creatives.search.example.reply)
})

async function open(path = '/campaigns/on-demand/31', state = dealerState) {
  app.start({ path, state })
  await screen.findByRole('heading', { level: 1, name: template.name })
}

test('a template tells its steps with timing, channels and creatives [TPL-03, TPL-12]', async () => {
  await open()
  const steps = await region('Touchpoints')
  steps.getByRole('heading', { name: '1. Postcard' })
  steps.getByText('On the first day · 2 coupons')
  steps.getByText('Direct mail (only with another channel)')
  steps.getByText('Road')
  expect(app.callsOf('templates.read')[0]).toMatchObject({
    path: '/campaign-template/31',
    query: { hierarchyId: 'HONDA' },
  })
})

test('a creative is shown as the piece that is mailed, however it is previewed [CRE-02, GEN-20]', async () => {
  const creative = creatives.read.example.reply
  const preview = { ...creative.preview, type: 'STATIC' as const }
  const photo = { photo: 'a'.repeat(64), photoUrl: '/photo.jpg', thumbnailUrl: '/small.jpg' }
  const shown = { ...creative, ...photo, preview }
  app.on('creatives.search', {
    ...creatives.search.example.reply,
    customCreativeTemplates: [shown],
  })
  await open()
  const piece = await (
    await region('Touchpoints')
  ).findByRole('img', { name: /^Winter road check, Front/ })
  expect(piece.textContent).toContain('Ready for the')
  expect(piece.querySelector('image')?.getAttribute('href')).toBe('/small.jpg')
})

test('a dealer sees the pieces of a template in their own name, staff a sample [TPL-10, CRE-01]', async () => {
  app.on('pieces.dealer', { ...pieces.dealer.example.reply, logo: null })
  const front = async () =>
    (await (await region('Touchpoints')).findByRole('img', { name: /front/i })).textContent
  await open()
  await waitFor(async () => expect(await front()).toContain('Lakeside Honda'))
  cleanup()
  await open('/campaigns/on-demand/31', nationalState)
  expect(await front()).toContain('Riverside Motors')
})

test('why staff alone start a campaign of several dealers is said once [LVL-12]', async () => {
  const reason = 'campaign-template.several-dealers-only'
  const can = { ...template.can, start: { ok: false, reason } } as const
  app.on('templates.read', { ...template, category: 'METRO', can })
  await open('/campaigns/metro-mailer/31')
  // What describes the button is read on it alone.
  const describes = screen
    .getByRole('button', { name: 'Create campaign' })
    .getAttribute('aria-describedby')
  const texts = screen
    .getAllByText(new RegExp(templateReasons[reason]))
    .filter(({ id }) => id !== describes)
  expect(texts).toHaveLength(1)
  expect(texts[0]?.textContent).toContain('Ask them to start one')
})

test('the variations among which a dealer chooses are named [CRE-01]', async () => {
  await open()
  await (
    await region('What you choose')
  ).findByText('Postcard: the variation of Road: as designed, Road')
  // All creatives of the template come at once.
  expect(app.callsOf('creatives.search')).toHaveLength(1)
  expect(app.callsOf('creatives.search')[0]?.query).toMatchObject({ keys: '11', size: '1' })
  expect(app.callsOf('creatives.read')).toEqual([])
})

test('a creative that could not be loaded says so in its place', async () => {
  app.on('creatives.search', problem(500, 'server.failed', 'No.'))
  await open()
  await (await region('Touchpoints')).findByText('The picture could not be loaded')
})

test('the picture of a creative is asked for only by those who may read creatives', async () => {
  await open('/campaigns/on-demand/31', { ...dealerState, permissions: ['CAN_SUBMIT_ORDER'] })
  await (await region('Mail dates')).findByRole('table')
  expect(app.callsOf('creatives.search')).toEqual([])
})

test('the first and last mail date stand by channel [DATE-20, DATE-21]', async () => {
  const EMAIL = ['2027-01-07', '2027-01-08', '2027-03-30']
  app.on('templates.selectableDates', { ...dates, selectableDates: { EMAIL, DIRECT_MAIL: [] } })
  await open()
  const table = within(await (await region('Mail dates')).findByRole('table'))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'ChannelFirst dateLast date',
    'Email01/07/202703/30/2027',
    'Direct mailNo date leftNo date left',
  ])
})

test('a campaign is created right there, for one’s own market and as long as one chooses [CMP-25, CMP-03]', async () => {
  const campaign = campaigns.read.example.reply
  app.on('campaigns.create', campaign)
  app.on('campaigns.read', campaign)
  const can = { ...template.can, start: { ok: true } }
  app.on('templates.read', { ...template, type: 'SUBSCRIPTION', can })
  await open()
  const start = await region('Start campaign')
  start.getByText('For Lakeside Honda.')
  await user.click(start.getByRole('radio', { name: 'Once' }))
  await user.click(start.getByRole('button', { name: 'Create campaign' }))
  await screen.findByRole('heading', { level: 1, name: campaign.name })
  expect(app.callsOf('campaigns.create')[0]?.query).toMatchObject({
    marketKey: '14',
    campaignCadence: 'STANDARD',
  })
})

test('a template that is not offered to the market says so, with the way to what is [TPL-09]', async () => {
  const start = { ok: false, reason: 'campaign-template.not-offered' }
  app.on('templates.read', { ...template, can: { ...template.can, start } })
  await open()
  await screen.findByText(
    'This template is not offered to Lakeside Honda, so no campaign can be created from it.',
  )
  const toCatalog = screen.getByRole('link', { name: 'See what is offered' })
  expect(toCatalog.getAttribute('href')).toBe('/campaigns/on-demand')
})

test('a date that cannot be chosen says why, and which it is [TPL-03]', async () => {
  const can = { ...dates.can, choose: { ok: false, reason: 'mail-date.locked' } }
  app.on('templates.selectableDates', { ...dates, can })
  const days = { deploymentDate: '2027-02-01', deploymentDateTwo: '2027-02-15' }
  app.on('templates.read', { ...template, ...days })
  await open()
  const part = await region('Mail dates')
  await part.findByText(templateReasons['mail-date.locked'])
  part.getByText('It is mailed on 02/01/2027 and 02/15/2027.')
})

test('mail dates that could not be loaded leave the rest in place', async () => {
  app.on('templates.selectableDates', problem(500, 'server.failed', 'No.'))
  await open()
  await (await region('Mail dates')).findByText('The mail dates could not be loaded')
  await region('Touchpoints')
})

test('price, minimum order and window are seen at a glance', async () => {
  await open()
  const glance = await region('At a glance')
  expect(glance.getByText(/Email \$/).textContent).toBe('Email $0.04\nDirect mail $0.69')
  glance.getByText('$200.00')
  glance.getByText('Always open')
  glance.getByText('Up to 50 miles')
})

test('an annual enrollment tells its four seasons [TPL-13]', async () => {
  const annual = templates.readAnnual.example.reply
  app.on('templates.read', { ...template, category: 'ANNUAL_SEASONAL' })
  app.on('templates.readAnnual', annual)
  await open('/campaigns/national-promotions/31')
  const seasons = await region('Seasons')
  await seasons.findByRole('heading', { name: 'Spring: Winter road check' })
})

test('a season says when its coupons are customized, but for winter [DATE-09, DATE-10, CONST-16]', async () => {
  const [one] = templates.readAnnual.example.reply.seasonalTemplates
  const seasonal = one?.template
  app.on('templates.read', { ...template, category: 'ANNUAL_SEASONAL' })
  app.on('templates.readAnnual', {
    ...templates.readAnnual.example.reply,
    seasonalTemplates: SEASONS.map((season) => ({ season, template: seasonal })),
  })
  await open('/campaigns/national-promotions/31')
  const seasons = await region('Seasons')
  const items = await seasons.findAllByRole('listitem')
  expect(items.map((item) => /Customization Period: .*/.exec(item.textContent)?.[0])).toEqual([
    'Customization Period: Early February',
    'Customization Period: Early April',
    'Customization Period: Early July',
    undefined,
  ])
})

test('an author is led to where the template is written; nobody else is [TPL-08]', async () => {
  await open()
  expect(screen.queryByRole('link', { name: 'Edit template' })).toBeNull()
  cleanup()
  app.on('templates.read', { ...template, can: { ...template.can, change: { ok: true } } })
  await open()
  expect(screen.getByRole('link', { name: 'Edit template' }).getAttribute('href')).toBe(
    '/admin/campaign-templates/31',
  )
})

test('the way back leads to the filters that one came from', async () => {
  app.start({ path: '/campaigns/on-demand?sort=newest' })
  await user.click(await screen.findByRole('link', { name: template.name }))
  await screen.findByRole('heading', { level: 1, name: template.name })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Objective Focused' }).getAttribute('href')).toBe(
    '/campaigns/on-demand?sort=newest',
  )
})

test.each([404, 400])('a template that is not there says so: %i', async (status) => {
  app.on('templates.read', problem(status, 'not-found', 'Not here.'))
  app.start({ path: '/campaigns/on-demand/999' })
  await screen.findByText('This template does not exist')
  screen.getByRole('link', { name: 'All templates' })
})

test('what could not be loaded can be tried again', async () => {
  app.on('templates.read', problem(500, 'server.failed', 'Something went wrong.'))
  app.start({ path: '/campaigns/on-demand/31' })
  await screen.findByText('The template could not be loaded')
  app.on('templates.read', template)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: template.name })
})

test('a template is found in its own part, whatever part the address names [RTE-15]', async () => {
  app.start({ path: '/campaigns/metro-mailer/31' })
  await screen.findByRole('heading', { level: 1, name: template.name })
  expect(location.pathname).toBe('/campaigns/on-demand/31')
})

test('under an address that is none of the five there is nothing [RTE-15]', async () => {
  app.start({ path: '/campaigns/seasonal/31' })
  await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
})

test('who has no market chosen is told to choose one [MKT-04]', async () => {
  app.start({ path: '/campaigns/on-demand/31', state: { ...nationalState, selectedMarket: null } })
  await screen.findByText('Choose a market to see the templates that are offered to it.')
})
