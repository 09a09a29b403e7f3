import { sendings } from '@marquee/contract/sendings'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const { reply } = sendings.unsent.example
const [unknown] = reply.pieces as [(typeof reply.pieces)[0]]
const refused = {
  ...unknown,
  recipient: 8,
  name: null,
  state: 'refused',
  answer: '550 5.1.1 no such user',
}
const left = {
  ...unknown,
  recipient: 9,
  name: 'Ada Quill',
  state: 'suppressed',
  reason: 'OPTED_OUT',
  answer: null,
}
const all = { ...reply, pieces: [unknown, refused, left], totalElements: 3 }

async function open(answer: object = all) {
  app.on('sendings.unsent', answer)
  app.on('sendings.decideUnknown', sendings.decideUnknown.example.reply)
  app.start({ path: '/sendings/13/unsent', state: adminState })
  await screen.findByRole('heading', { name: 'Who did not get it' })
}
const last = () => app.callsOf('sendings.unsent').at(-1)?.body as { criteria: object }
const decided = () => app.callsOf('sendings.decideUnknown').map(({ body }) => body)
const { recipient, isSeed } = unknown

describe('who did not get a piece', () => {
  test('is listed with why, and leads to the customer where the caller may look them up', async () => {
    await open()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Mia Brandt' })
    expect(link.pathname).toBe('/admin/customers/4/1207')
    screen.getByText('Customer 8')
    screen.getByText('“550 5.1.1 no such user”')
    screen.getByText('opted out since')
    screen.getByText('Spring service: Postcard by Email, Lakeside Honda')
  })

  test('is narrowed by what became of it', async () => {
    await open()
    await screen.findByText('Customer 8')
    await user.click(screen.getByRole('combobox', { name: 'What became of it' }))
    await user.click(await screen.findByRole('option', { name: 'Refused' }))
    await waitFor(() => expect(last().criteria).toEqual({ states: ['refused'] }))
  })

  test('says that nobody is left where all have got it', async () => {
    await open({ ...reply, pieces: [], totalElements: 0, unknown: 0 })
    await screen.findByText('Each piece arrived, or is still to be sent.')
    expect(screen.queryByText(/it is not known whether/)).toBeNull()
  })
})

describe('an email that may have arrived', () => {
  test('is sent again once it is confirmed that it may come twice', async () => {
    await open()
    await user.click(await screen.findByRole('button', { name: 'Send again to Mia Brandt' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText(/Whoever has got it gets it twice/)
    screen.getByText('Send it again…')
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    await waitFor(() =>
      expect(decided()).toEqual([{ decision: 'send-again', pieces: [{ recipient, isSeed }] }]),
    )
    await screen.findByText('On the way again')
  })

  test('counts as sent with all others by one press', async () => {
    await open({ ...all, unknown: 2 })
    await user.click(await screen.findByRole('button', { name: 'Count all as sent' }))
    await waitFor(() => expect(decided()).toEqual([{ decision: 'count-as-sent' }]))
  })

  test('is only told of to whoever may not decide, and a decision that came second is explained', async () => {
    const no = { ok: false, reason: 'campaign.not-an-approver' } as const
    await open({ ...all, can: { sendAgain: no, countAsSent: { ok: true } } })
    await screen.findByText('Of one email it is not known whether it arrived')
    screen.getByText(/fell silent while it was handed over/)
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
    app.on('sendings.decideUnknown', problem(409, 'sending.decided-already', 'Someone was faster.'))
    await user.click(screen.getByRole('button', { name: 'Count as sent to Mia Brandt' }))
    await screen.findByText('Someone was faster.')
  })
})
