import { campaigns } from '@marquee/contract/campaigns'
import { creatives } from '@marquee/contract/creatives'
import { builderReasons } from '@marquee/rules/builder'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'

const app = startedApp()
const campaign = campaigns.read.example.reply

beforeEach(() => {
  app.on('campaigns.read', campaign)
  app.on('creatives.read', creatives.read.example.reply)
})

async function open(place: string) {
  app.start({ path: `/campaign/builder/7/${place}` })
  await screen.findByRole('heading', { level: 1 })
}
const place = () => window.location.pathname.replace('/campaign/builder/7/', '')

test('a campaign that is not there leads to the confirmation, which shows none of it [RTE-21, RTE-20]', async () => {
  app.on('campaigns.read', problem(404, 'not-found', 'Not here.'))
  await open('details')
  await screen.findByText('You cannot open this campaign')
  expect(place()).toBe('confirmation')
  expect(screen.queryByText(campaign.name)).toBeNull()
})

test('a campaign that can no longer be changed leads to the confirmation, which says why [RTE-07, RTE-17, CMP-18]', async () => {
  app.on('campaigns.read', { ...campaign, status: 'SUBMITTED', isEditable: false })
  await open('details')
  await screen.findByText(builderReasons['campaign.with-approvers'])
  expect(place()).toBe('confirmation')
  expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull()
})

test('a dealer who opens a metro parent is led to the confirmation [RTE-19]', async () => {
  app.on('campaigns.read', { ...campaign, category: 'METRO' })
  await open('details')
  await screen.findByText(builderReasons['builder.metro-parent'])
  expect(place()).toBe('confirmation')
})

test('the rail names each step with its state, and leads there [FLOW-02, FLOW-09]', async () => {
  await open('confirmation')
  const rail = within(await screen.findByRole('navigation', { name: 'Steps of the campaign' }))
  const steps = rail.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(steps).toEqual([
    '/campaign/builder/7/details',
    '/campaign/builder/7/audience-builder',
    '/campaign/builder/7/5/customize-coupon',
    '/campaign/builder/7/confirmation',
  ])
  expect(rail.getByRole('link', { current: 'step' }).getAttribute('href')).toContain('confirmation')
})

test('what is missing stands beside every step, each with the way to it [FLOW-09]', async () => {
  app.on('campaigns.read', { ...campaign, name: '', campaignStartDate: null })
  await open('confirmation')
  const links = await screen.findAllByRole('link', { name: /Campaign Name is a required field/ })
  expect(links[0]?.getAttribute('href')).toBe('/campaign/builder/7/details')
})

test('the keyboard begins a step at its own heading, past the way that all steps share', async () => {
  await open('confirmation')
  const rail = within(await screen.findByRole('navigation', { name: 'Steps of the campaign' }))
  await user.click(rail.getByRole('link', { name: /^Details/ }))
  await screen.findByRole('form', { name: 'Campaign details' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe(campaign.template.name))
  await user.tab()
  expect(document.activeElement?.getAttribute('name')).toBe('name')
})

test('an unknown place leads to the first step', async () => {
  await open('nowhere')
  await waitFor(() => expect(place()).toBe('details'))
})

test('a campaign that could not be loaded says why, and may be asked for again [ERR-12, GEN-18]', async () => {
  app.on('campaigns.read', problem(500, 'server.failed', 'The server had a bad day.'))
  await open('details')
  await screen.findByText('The server had a bad day.')
  screen.getByRole('button', { name: 'Try again' })
})

test('another campaign has nothing of the one before: its steps and its form are its own [CMP-34]', async () => {
  app.on('markets.search', { markets: [], totalElements: 0, page: 0, size: 20 })
  const other = { ...campaign, key: 8, id: 8, name: 'The other one', campaignStartDate: null }
  app.on('campaigns.read', ({ path }: Heard) => ({
    status: 200,
    body: path === '/campaign/8' ? other : campaign,
  }))
  await open('details')
  const name = /^Enter Campaign Name/
  const box = () => screen.findByRole<HTMLInputElement>('textbox', { name })
  expect((await box()).value).toBe(campaign.name)
  history.pushState(null, '', '/campaign/builder/8/details')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByRole('heading', { level: 1, name: 'The other one' })
  await waitFor(async () => expect((await box()).value).toBe('The other one'))
})

test('a step that waits for another says for what, also to who comes by its address', async () => {
  const [workflow] = campaign.workflows
  const [step] = workflow?.steps ?? []
  const filterItems = [
    { name: 'Road', creativeTemplateKey: 11 },
    { name: 'Snow', creativeTemplateKey: 12 },
  ]
  const creative = { ...step?.creative, creativeTemplateKey: null, creativeVersion: null }
  const waiting = { ...step, creative, creativeSelection: { filterItems } }
  app.on('campaigns.read', { ...campaign, workflows: [{ key: 1, steps: [waiting] }] })
  await open('5/customize-coupon')
  const alert = await screen.findByText(builderReasons['builder.creative-first'], {
    selector: '.MuiAlert-message',
  })
  expect(alert).toBeDefined()
})

test('a draft is deleted after a question, and leads back to its template [CMP-28]', async () => {
  app.on('campaigns.delete', { key: 7 })
  await open('confirmation')
  await user.click(await screen.findByRole('button', { name: 'Delete draft' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(app.callsOf('campaigns.delete')[0]?.path).toBe('/campaign/7'))
  await waitFor(() => expect(location.pathname).toBe('/campaigns/on-demand/31'))
})

test('a draft is deleted with what is typed in it after one question, not two [CMP-28]', async () => {
  app.on('campaigns.delete', { key: 7 })
  await open('details')
  const name = await screen.findByRole('textbox', { name: /^Enter Campaign Name/ })
  await user.type(name, '!')
  await user.click(screen.getByRole('button', { name: 'Delete draft' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(location.pathname).toBe('/campaigns/on-demand/31'))
})

test('with a single creative that has other looks, its step is there once it is loaded, and the address is believed [FLOW-04]', async () => {
  const { reply: creative } = creatives.read.example
  app.on('creatives.read', {
    ...creative,
    variations: [
      { id: 'tire', name: 'Tire close up', photo: null, photoUrl: '', thumbnailUrl: '' },
    ],
  })
  await open('5/select-creative')
  await screen.findByRole('form', { name: 'Creative' })
  expect(place()).toBe('5/select-creative')
})

test('the creative of a step that cannot be loaded says why, and is tried again [ERR-12, FLOW-04]', async () => {
  const { reply: creative } = creatives.read.example
  app.on('creatives.read', problem(500, 'server.failed', 'The server had a bad day.'))
  await open('5/select-creative')
  const said = await screen.findByText('The creative could not be loaded')
  const variation = { id: 'tire', name: 'Tire close up', photo: null }
  app.on('creatives.read', {
    ...creative,
    variations: [{ ...variation, photoUrl: '', thumbnailUrl: '' }],
  })
  await user.click(
    within(said.closest('[role="alert"]') as HTMLElement).getByRole('button', {
      name: 'Try again',
    }),
  )
  await screen.findByRole('form', { name: 'Creative' })
})

test('what may not be deleted has no button for it [CMP-28]', async () => {
  const refused = { ok: false as const, reason: 'campaign.cannot-delete' }
  app.on('campaigns.read', { ...campaign, can: { ...campaign.can, delete: refused } })
  await open('confirmation')
  await screen.findByRole('navigation', { name: 'Steps of the campaign' })
  expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull()
})
