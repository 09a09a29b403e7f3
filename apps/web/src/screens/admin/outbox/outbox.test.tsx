import { outbox } from '@marquee/contract/outbox'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const page = outbox.search.example.reply
const subject = 'Riley Park approved “Spring service”.'

beforeEach(() => {
  app.on('outbox.search', page)
  app.on('outbox.read', outbox.read.example.reply)
})

const open = async () => {
  app.start({ path: '/admin/outbox', state: adminState })
  return screen.findByRole('button', { name: subject })
}

test('emails are searched by the server, and opened as they were written', async () => {
  const email = await open()
  await user.type(screen.getByRole('searchbox'), 'dana{Enter}')
  await waitFor(() =>
    expect(app.callsOf('outbox.search').at(-1)?.body).toMatchObject({ criteria: { text: 'dana' } }),
  )
  await user.click(email)
  const dialog = within(await screen.findByRole('dialog', { name: subject }))
  expect((await dialog.findByRole('region', { name: 'As text' })).textContent).toMatch(subject)
  expect(dialog.getByTitle('As mail programs show it')).toBeTruthy()
})

test('where there is no mail server it says that nothing is sent', async () => {
  await open()
  expect(screen.queryByText(/No mail server is set up/)).toBeNull()
  app.on('outbox.search', { ...page, isSending: false })
  app.start({ path: '/admin/outbox', state: adminState })
  expect(await screen.findByText(/No mail server is set up/)).toBeTruthy()
})
