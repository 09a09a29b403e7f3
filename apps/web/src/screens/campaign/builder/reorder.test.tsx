import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../../api/testing/answering-server.ts'
import { user } from '../../../app/testing/start-app.tsx'
import { dealerState, otherMarket } from '../../../app/testing/states.ts'
import { known, openAt, startedBuilder } from './testing/opened-step.ts'

const app = startedBuilder()
const over = { ...known, status: 'COMPLETED' as const, isEditable: false, isActive: false }
const notes = ['The mail date 02/01/2027 has passed. Choose another one.']
const draft = { ...known, key: 8, reorder: { campaignKey: 7, notes } }

beforeEach(() => {
  sessionStorage.clear()
  app.on('campaigns.read', ({ path }: Heard) => (path.endsWith('/8') ? draft : over))
  app.on('reorders.reorder', draft)
  app.on('reorders.reorderForMarket', draft)
})

const button = (name: string) => screen.findByRole('button', { name })
const reorderNote = () => screen.queryByRole('note', { name: 'Not everything carried over' })

test('a campaign that is over is made again where it lies, and the draft says what was not taken over, until it is dismissed [CMP-31]', async () => {
  await openAt(app, 'confirmation')
  expect(screen.queryByRole('button', { name: /^Reorder for/ })).toBeNull()
  await user.click(await button('Reorder'))
  await waitFor(() => expect(location.pathname).toMatch(/^\/campaign\/builder\/8\/\w/))
  await waitFor(() => expect(reorderNote()).not.toBeNull())
  const note = within(reorderNote() as HTMLElement)
  note.getByText(notes[0] as string)
  expect(note.getByRole('link').getAttribute('href')).toBe('/campaign/builder/7/confirmation')
  await user.click(note.getByRole('button', { name: 'Dismiss' }))
  expect(reorderNote()).toBeNull()
  expect(app.callsOf('reorders.reorder')).toHaveLength(1)
})

test('it is made for another dealer that is selected [CMP-32]', async () => {
  app.start({
    path: '/campaign/builder/7/confirmation',
    state: { ...dealerState, selectedMarket: otherMarket },
  })
  await user.click(await button(`Reorder for ${otherMarket.name}`))
  await waitFor(() => expect(app.callsOf('reorders.reorderForMarket')).toHaveLength(1))
  expect(app.callsOf('reorders.reorderForMarket')[0]?.query).toMatchObject({
    marketKey: String(otherMarket.key),
    hierarchyId: 'HONDA',
  })
  await waitFor(() => expect(location.pathname).toMatch('/campaign/builder/8/'))
})

test('a reorder that fails says why in a dialog, and the campaign stays open [ERR-07, ERR-08]', async () => {
  app.on('reorders.reorder', problem(409, 'campaign-template.not-offered', 'No longer offered.'))
  await openAt(app, 'confirmation')
  await user.click(await button('Reorder'))
  const dialog = await screen.findByRole('alertdialog', { name: 'This could not be done' })
  within(dialog).getByText('No longer offered.')
  app.on('reorders.reorder', { status: 500, body: 'no problem document' })
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await user.click(await button('Reorder'))
  await screen.findByText('Request failed with status code 500')
  expect(location.pathname).toBe('/campaign/builder/7/confirmation')
})

test('what may not be made again says why, and a draft offers no reorder [CMP-31]', async () => {
  const can = { ...over.can, reorder: { ok: false, reason: 'campaign.several-dealers-only' } }
  app.on('campaigns.read', { ...over, can })
  await openAt(app, 'confirmation')
  await user.click(await button('Reorder'))
  expect(app.callsOf('reorders.reorder')).toEqual([])
})

test('a draft of which everything was taken over says so; one that was built says nothing [CMP-31]', async () => {
  app.on('campaigns.read', { ...draft, key: 7, reorder: { campaignKey: 3, notes: [] } })
  await openAt(app, 'confirmation')
  await screen.findByText(/Everything carried over/)
  expect(screen.queryByRole('button', { name: 'Reorder' })).toBeNull()
})
