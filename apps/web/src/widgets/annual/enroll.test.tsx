import { annual } from '@marquee/contract/annual'
import { campaigns } from '@marquee/contract/campaigns'
import { markets } from '@marquee/contract/markets'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'
import { dealerState, nationalState } from '../../app/testing/states.ts'

const app = startedApp()
const known = templates.read.example.reply
const template = {
  ...known,
  category: 'ANNUAL_SEASONAL' as const,
  can: { ...known.can, start: { ok: true } },
}
const campaign = { ...campaigns.read.example.reply, category: 'ANNUAL_SEASONAL', workflows: [] }
const ENROLLED =
  'This dealer is enrolled in these seasons already. Open the enrollment to change it.'

beforeEach(() => {
  app.on('templates.read', template)
  app.on('annual.validateAnnual', { valid: true, errorReason: null })
  app.on('annual.seasonalBeforeAnnual', { exists: false })
  app.on('annual.create', annual.create.example.reply)
  app.on('annual.read', annual.read.example.reply)
  app.on('campaigns.read', campaign)
  app.on('markets.search', { markets: [], totalElements: 0, page: 0, size: 20 })
})

async function enroll(state = dealerState) {
  app.start({ path: '/campaign/annualseasonal/31', state })
  await user.click(await screen.findByRole('button', { name: 'Enroll' }))
}

test('a dealer is enrolled by one press, once nothing stands against it [ANN-05, ANN-11, ANN-12, ANN-16, CONST-27]', async () => {
  await enroll()
  await waitFor(() => expect(window.location.pathname).toBe('/campaign/builder/7/details'))
  expect(app.callsOf('annual.validateAnnual')[0]?.query).toMatchObject({
    annualCampaignTemplateKey: '31',
    marketKey: '14',
  })
  // The call has this brand for all of them; the server goes by the market's.
  expect(app.callsOf('annual.seasonalBeforeAnnual')[0]?.query).toEqual({
    hierarchyId: 'HONDA',
    marketKey: '14',
  })
  expect(app.callsOf('annual.create')[0]?.path).toBe('/campaign/createAnnualEnrolment/31')
})

test('one who is enrolled reads so, and cannot go on [ANN-11, ANN-14, ANN-16]', async () => {
  app.on('annual.validateAnnual', { valid: false, errorReason: ENROLLED })
  await enroll()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Before you enroll' }))
  dialog.getByText(ENROLLED)
  const buttons = dialog.getAllByRole('button').map((button) => button.textContent)
  expect(buttons.filter((text) => text === 'Yes')).toEqual([])
  expect(app.callsOf('annual.create')).toEqual([])
})

test('one who has drafts of the seasons is asked, and keeps them either way [ANN-12, ANN-16]', async () => {
  app.on('annual.seasonalBeforeAnnual', { exists: true })
  await enroll()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Before you enroll' }))
  expect(app.callsOf('annual.create')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(app.callsOf('annual.create')).toHaveLength(1))
})

test('what another person did in the meantime is said as the reason [ANN-16]', async () => {
  app.on('annual.create', problem(409, 'annual.enrolled', ENROLLED))
  await enroll()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Before you enroll' }))
  dialog.getByText(ENROLLED)
})

test('a failure is said, and the next try may succeed [ANN-05]', async () => {
  app.on('annual.create', problem(500, 'unexpected', 'Something went wrong'))
  await enroll()
  await screen.findByText('The enrollment could not be created. Please try again.')
})

test('staff choose the dealer first [ANN-05]', async () => {
  const [found] = markets.search.example.reply.markets
  const dealer = { ...found, key: 15, name: 'Harbor Honda', type: 'DEALER' as const }
  app.on('markets.search', { markets: [dealer], totalElements: 1, page: 0, size: 20 })
  app.start({ path: '/campaign/annualseasonal/31', state: nationalState })
  const market = await screen.findByRole('combobox', { name: /dealer/ })
  await user.click(screen.getByRole('button', { name: 'Enroll' }))
  expect(app.callsOf('annual.create')).toEqual([])
  await user.type(market, 'Harbor')
  await user.click(await screen.findByRole('option', { name: /Harbor Honda/ }))
  await user.click(screen.getByRole('button', { name: 'Enroll' }))
  await waitFor(() =>
    expect(app.callsOf('annual.create')[0]?.query).toMatchObject({ marketKey: '15' }),
  )
})
