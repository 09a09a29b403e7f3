import { campaigns } from '@marquee/contract/campaigns'
import { markets } from '@marquee/contract/markets'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { dealerState, nationalState } from '../../../app/testing/states.ts'

const app = startedApp()
const template = templates.read.example.reply
const campaign = campaigns.read.example.reply
const [found] = markets.search.example.reply.markets
const other = { ...found, key: 15, name: 'Harbor Honda', type: 'DEALER' as const }
const FAILED = 'The campaign could not be created. Please try again.'

beforeEach(() => {
  app.on('templates.read', { ...template, can: { ...template.can, start: { ok: true } } })
  app.on('campaigns.create', campaign)
  app.on('campaigns.read', campaign)
  app.on('markets.search', { markets: [], totalElements: 0, page: 0, size: 20 })
})

async function open(state = dealerState) {
  app.start({ path: '/campaign/ondemand/31', state })
  await screen.findByRole('heading', { level: 1, name: `Start ${template.name}` })
}
const create = () => user.click(screen.getByRole('button', { name: 'Create campaign' }))

test('a dealer starts a campaign for their own market and lands on its first step [CMP-25, FLOW-08, GEN-06]', async () => {
  await open()
  screen.getByText('For Lakeside Honda.')
  expect(screen.queryByRole('combobox')).toBeNull()
  await create()
  await screen.findByRole('heading', { level: 1, name: campaign.name })
  expect(app.callsOf('campaigns.create')[0]).toMatchObject({
    path: '/campaign/create/31',
    query: { hierarchyId: 'HONDA', marketKey: '14', campaignCadence: 'STANDARD' },
  })
  expect(window.location.pathname).toBe('/campaign/builder/7/details')
})

test('the address of another category leads to that of the template [RTE-16]', async () => {
  app.start({ path: '/campaign/metro/31', state: dealerState })
  await waitFor(() => expect(window.location.pathname).toBe('/campaign/ondemand/31'))
  await screen.findByRole('heading', { level: 1, name: `Start ${template.name}` })
})

test.for([
  ['ON_DEMAND', 'ondemand'],
  ['METRO', 'metro'],
  ['REMINDERS', 'srs'],
  ['SEASONAL', 'seasonal'],
  ['SERVICE_PROGNOSTICS', 'serviceprognostics'],
  ['ANNUAL_SEASONAL', 'annualseasonal'],
])('a template of %s is started at its own address, %s [RTE-14]', async ([category, slug]) => {
  app.on('templates.read', { ...template, category })
  app.start({ path: '/campaign/anything/31', state: dealerState })
  await waitFor(() => expect(window.location.pathname).toBe(`/campaign/${slug}/31`))
  await screen.findByRole('heading', { level: 1, name: `Start ${template.name}` })
})

test('a failed start says so in the words of the product, and everything stays [ERR-09]', async () => {
  app.on('campaigns.create', problem(409, 'campaign-template.inactive', 'It is not offered.'))
  await open()
  await create()
  await waitFor(() => expect(screen.getAllByText(FAILED).length).toBeGreaterThan(0))
  expect(screen.queryByText('It is not offered.')).toBeNull()
  expect(window.location.pathname).toBe('/campaign/ondemand/31')
})

test('staff who work for a dealer to whom the template is not offered read that, and are led to the catalog [ERR-09, TPL-09]', async () => {
  const code = 'campaign-template.not-offered'
  app.on('campaigns.create', problem(409, code, 'It is not offered.'))
  const { selectedMarket } = dealerState
  const permissions = ['CAN_READ_CAMPAIGNS' as const, 'CAN_SUBMIT_ORDER' as const]
  await open({ ...nationalState, permissions, selectedMarket })
  await create()
  await screen.findByText(
    'This template is not offered to Lakeside Honda, so no campaign can be created from it.',
  )
  expect(screen.queryByText(FAILED)).toBeNull()
  expect(screen.getByRole('link', { name: 'See what is offered' }).getAttribute('href')).toBe(
    '/campaigns/on-demand',
  )
})

test('before they press a button where that is known, whichever dealer they choose [TPL-09, CMP-25]', async () => {
  const start = { ok: false, reason: 'campaign-template.not-offered' }
  app.on('templates.read', ({ query }: { query: Record<string, string> }) => ({
    ...template,
    can: { ...template.can, start: query.marketKey === '14' ? start : { ok: true } },
  }))
  const { selectedMarket } = dealerState
  const permissions = ['CAN_READ_CAMPAIGNS' as const, 'CAN_SUBMIT_ORDER' as const]
  await open({ ...nationalState, permissions, selectedMarket })
  await screen.findByText(/^This template is not offered to Lakeside Honda/)
  await create()
  expect(app.callsOf('campaigns.create')).toEqual([])
  app.on('markets.search', { ...markets.search.example.reply, markets: [other] })
  const field = screen.getByRole('combobox', { name: /For which dealer/ })
  await user.clear(field)
  await user.type(field, other.name)
  await user.click(await screen.findByRole('option', { name: new RegExp(other.name) }))
  await waitFor(() => expect(screen.queryByText(/is not offered to/)).toBeNull())
  await create()
  await waitFor(() => expect(app.callsOf('campaigns.create')).toHaveLength(1))
})

test('how long it runs is asked where the template runs until it is canceled [CMP-25, CMP-03]', async () => {
  const can = { ...template.can, start: { ok: true } }
  app.on('templates.read', { ...template, type: 'SUBSCRIPTION', can })
  await open()
  await user.click(screen.getByRole('radio', { name: 'Once' }))
  await create()
  await waitFor(() =>
    expect(app.callsOf('campaigns.create')[0]?.query).toMatchObject({
      campaignCadence: 'STANDARD',
    }),
  )
})

test('staff choose the dealer, as a campaign of one kind belongs to one', async () => {
  await open({ ...nationalState, permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'] })
  await create()
  expect((await screen.findAllByText(/Choose the dealer|Required/)).length).toBeGreaterThan(0)
  expect(app.callsOf('campaigns.create')).toEqual([])
})
