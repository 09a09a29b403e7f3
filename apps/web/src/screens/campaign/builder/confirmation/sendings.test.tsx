import { sendings } from '@marquee/contract/sendings'
import { sendingReasons } from '@marquee/rules/sendings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { known, openAt, startedBuilder } from '../testing/opened-step.ts'

const app = startedBuilder()
const [example] = sendings.ofCampaign.example.reply.sendings as [object]
const may = { ok: true } as const
const not = { ok: false, reason: 'sending.not-now' } as const

beforeEach(() => {
  app.on('campaigns.read', { ...known, status: 'ACTIVE', isEditable: false })
})

const part = async () => within(await screen.findByRole('region', { name: 'What is sent' }))

test('a campaign that began says what is sent, for how many, and who is left out and why', async () => {
  const second = {
    ...example,
    key: 13,
    wave: 2,
    dueOn: '2027-03-22',
    planned: null,
    plannedAt: null,
    waitsFor: null,
  }
  const again = { ...second, key: 14, channel: 'EMAIL', wave: 1, isSecond: true }
  const none = { pending: 0, dispatching: 0, accepted: 0, refused: 0, unknown: 0, suppressed: 0 }
  app.on('sendings.ofCampaign', {
    sendings: [
      example,
      ...[second, again].map((one) => ({ ...one, pieces: none, suppressed: [] })),
    ],
    halts: [],
    daily: null,
  })
  await openAt(app, 'confirmation')
  const shown = await part()
  expect(shown.getByText('8 opted out since')).toBeDefined()
  const lines = within(shown.getByRole('list', { name: 'What is sent' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Postcard by Direct mail03/08/2027 · 2,998 planned · 0 sent · 8 left outPrint package not handed over yet.The 8 who did not get itOn its wayPause',
    'Postcard by Direct mail, wave 203/22/2027 · how many is known on its dayOn its dayPause',
    'Postcard by Email, again to those who did not open it03/22/2027 · how many is known on its dayOn its dayPause',
  ])
})

test('what cannot be taken back is confirmed first; what is stopped is shown at once', async () => {
  app.on('sendings.ofCampaign', { sendings: [example], halts: [], daily: null })
  const can = { letGo: not, pause: not, resume: not, stop: not }
  app.on('sendings.move', {
    sendings: [{ ...example, state: 'stopped', can }],
    halts: [],
    daily: null,
  })
  await openAt(app, 'confirmation')
  await user.click((await part()).getByRole('button', { name: 'Stop all' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/never sent, and cannot be resumed/)).toBeDefined()
  app.on('sendings.ofCampaign', {
    sendings: [{ ...example, state: 'stopped', can }],
    halts: [],
    daily: null,
  })
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  await (await part()).findByText('Stopped')
  expect(app.callsOf('sendings.move').map(({ body }) => body)).toEqual([
    { action: 'stop', sendingKeys: [12] },
  ])
})

test('what waits for a person says why, and is let go after a look at it', async () => {
  const can = { letGo: may, pause: not, resume: not, stop: may }
  const held = { ...example, state: 'held', heldFor: 'late', planned: null, plannedAt: null, can }
  app.on('sendings.ofCampaign', { sendings: [held], halts: [], daily: null })
  app.on('sendings.move', problem(409, 'sending.not-now', sendingReasons['sending.not-now']))
  await openAt(app, 'confirmation')
  await (await part()).findByText(/over by more than 24 hours/)
  await user.click((await part()).getByRole('button', { name: 'Let go what waits' }))
  await user.click(await screen.findByRole('button', { name: 'Let go' }))
  await screen.findByText(/changed meanwhile, or it is over/)
})

test('whoever may not let go what waits reads who decides', async () => {
  const can = { letGo: not, pause: not, resume: not, stop: not }
  const held = { ...example, state: 'held', heldFor: 'late', planned: null, plannedAt: null, can }
  app.on('sendings.ofCampaign', { sendings: [held], halts: [], daily: null })
  await openAt(app, 'confirmation')
  await (await part()).findByText(/Whoever approves your campaigns decides that\.$/)
  expect((await part()).queryAllByRole('button')).toEqual([])
})

test('what goes out day by day says how far it has come, also on a day without anyone due, and is paused', async () => {
  const { daily } = sendings.pauseDaily.example.reply
  const running = { ...daily, isPaused: false, can: { pause: may, resume: not } }
  app.on('sendings.ofCampaign', { sendings: [], halts: [], daily: running })
  app.on('sendings.pauseDaily', { sendings: [], halts: [], daily })
  await openAt(app, 'confirmation')
  const shown = await part()
  expect(shown.getByText(/All days to 03\/08\/2027 were looked at/)).toBeDefined()
  expect(shown.getByText('41 of at most 200 households in March 2027')).toBeDefined()
  app.on('sendings.ofCampaign', { sendings: [], halts: [], daily })
  await user.click(shown.getByRole('button', { name: 'Pause this campaign' }))
  await (await part()).findByText('It is paused: whoever is due meanwhile waits.')
  expect((await part()).getByRole('button', { name: 'Resume this campaign' })).toBeDefined()
  expect(app.callsOf('sendings.pauseDaily').map(({ body }) => body)).toEqual([{ isPaused: true }])
})

test('before it begins nothing is shown, and what cannot be loaded is loaded again by a press', async () => {
  app.on('sendings.ofCampaign', problem(409, 'busy', 'Not now.'))
  await openAt(app, 'confirmation')
  const failed = await part()
  app.on('sendings.ofCampaign', { sendings: [], halts: [], daily: null })
  await user.click(failed.getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What is sent' })).toBeNull())
})
