import { sendings } from '@marquee/contract/sendings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { startedApp, user } from '../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../app/testing/states.ts'

const app = startedApp()
const page = sendings.search.example.reply
const [going] = page.sendings as [(typeof page.sendings)[0]]
const halted = sendings.halt.example.reply
const refused = { ok: false, reason: 'sending.not-national' } as const
const dealers = { ...page, can: { halt: refused, lift: refused } }
const held = {
  ...going,
  key: 14,
  campaign: 'Fall tires',
  state: 'held',
  standing: 'held',
  heldFor: 'late',
  perMinute: 0,
  can: { ...going.can, letGo: { ok: true }, pause: refused },
}

beforeEach(() => {
  app.on('sendings.search', page)
})

async function open(answer: object = page, state = adminState) {
  app.on('sendings.search', answer)
  app.start({ path: '/sendings', state })
  await screen.findByRole('heading', { name: 'On its way' })
}
const last = () => app.callsOf('sendings.search').at(-1)?.body as { criteria: object }
const banner = async () =>
  (await screen.findByText(/wrong price/)).closest('[role=alert]')?.textContent
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('what is on its way', () => {
  test('is listed with what comes next, leads to its campaign, and its figures add up', async () => {
    await open()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Spring service' })
    expect(link.pathname).toMatch(/^\/campaign\/builder\/7/)
    screen.getByText('Going out')
    screen.getByText('About 2 minutes left')
    screen.getByText(
      '2,998 planned = 990 to be sent + 10 leaving now + 1,980 sent + 4 refused + 0 not known + 14 left out',
    )
  })

  test('is narrowed by where it stands and by channel', async () => {
    await open()
    await screen.findByRole('link', { name: 'Spring service' })
    await user.click(screen.getByRole('combobox', { name: 'Where it stands' }))
    await user.click(await screen.findByRole('option', { name: 'Paused' }))
    await waitFor(() => expect(last().criteria).toEqual({ standings: ['paused'] }))
  })

  test('is paused where a person may, and let go once they have read why it waits', async () => {
    app.on('sendings.move', { sendings: [], halts: [], daily: null })
    await open({ ...page, sendings: [going, held], totalElements: 2 })
    await user.click(await screen.findByRole('button', { name: /^Pause: Postcard by Email/ }))
    screen.getByText('Late by over 24 hours')
    await user.click(screen.getByRole('button', { name: /^Let go: Postcard by Email/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText(/Its day is over by more than 24 hours/)
    await user.click(dialog.getByRole('button', { name: 'Let go' }))
    await waitFor(() =>
      expect(app.callsOf('sendings.move').map(({ body }) => body)).toEqual([
        { action: 'pause', sendingKeys: [13] },
        { action: 'let-go', sendingKeys: [14] },
      ]),
    )
  })
})

describe('everything', () => {
  test('is stopped with a reason, by who may', async () => {
    app.on('sendings.halt', halted)
    await open()
    await user.click(await screen.findByRole('button', { name: 'Stop everything' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong price')
    await user.click(dialog.getByRole('button', { name: 'Stop everything' }))
    await waitFor(() =>
      expect(app.callsOf('sendings.halt')[0]?.body).toEqual({ reason: 'Wrong price' }),
    )
  })

  test('is stopped also while the list of it cannot be read', async () => {
    app.on('sendings.halt', halted)
    app.on('sendings.search', { status: 500, body: 'no problem document' })
    app.start({ path: '/sendings', state: adminState })
    await screen.findByText('An error occurred.')
    await press('Stop everything')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong price')
    await user.click(dialog.getByRole('button', { name: 'Stop everything' }))
    await waitFor(() => expect(app.callsOf('sendings.halt')).toHaveLength(1))
  })

  test('that is stopped says by whom and why, and continues once that is confirmed', async () => {
    app.on('sendings.lift', sendings.lift.example.reply)
    await open({ ...page, ...halted })
    expect(await banner()).toMatch(/sent at Honda.*wrong price.*By Dana Whitfield/)
    expect(screen.queryByRole('button', { name: 'Stop everything' })).toBeNull()
    await press('Let everything continue')
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Let everything continue' }))
    await waitFor(() => expect(app.callsOf('sendings.lift')).toHaveLength(1))
  })

  test('is not stopped by a dealer, who sees that it is', async () => {
    await open({ ...dealers, halts: halted.halts }, dealerState)
    expect(await banner()).toContain('wrong price')
    expect(screen.queryByRole('button', { name: 'Stop everything' })).toBeNull()
  })
})
