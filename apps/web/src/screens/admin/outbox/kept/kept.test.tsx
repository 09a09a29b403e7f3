import { keptEmails } from '@marquee/contract/kept-emails'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'

const app = startedApp()
const page = keptEmails.search.example.reply
const { subject } = keptEmails.read.example.reply

beforeEach(() => {
  app.on('keptEmails.search', page)
  app.on('keptEmails.read', keptEmails.read.example.reply)
})

const open = async () => {
  app.start({ path: '/admin/outbox/kept', state: adminState })
  return screen.findByRole('button', { name: subject })
}

test('emails of campaigns are searched by the server, and read down to the wire [CHN-03]', async () => {
  const email = await open()
  await user.type(screen.getByRole('searchbox'), 'mia{Enter}')
  await waitFor(() =>
    expect(app.callsOf('keptEmails.search').at(-1)?.body).toMatchObject({
      criteria: { text: 'mia' },
    }),
  )
  await user.click(email)
  const dialog = within(await screen.findByRole('dialog', { name: subject }))
  expect((await dialog.findByRole('region', { name: 'As text' })).textContent).toMatch(subject)
  expect(dialog.getByRole('region', { name: 'As it was sent' }).textContent).toMatch('From:')
  expect(dialog.getByTitle('As mail programs show it')).toBeTruthy()
})

test('it says whether emails of campaigns are kept or leave', async () => {
  await open()
  expect(screen.getByText(/No mail server is set up for campaigns/)).toBeTruthy()
  app.on('keptEmails.search', { ...page, isSending: true })
  app.start({ path: '/admin/outbox/kept', state: adminState })
  expect(await screen.findByText(/emails of campaigns are sent/)).toBeTruthy()
})
