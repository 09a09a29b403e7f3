import { audit } from '@marquee/contract/audit'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const page = audit.search.example.reply

beforeEach(() => {
  app.on('audit.search', page)
  app.on('audit.read', audit.read.example.reply)
})

const open = async () => {
  app.start({ path: '/admin/audit', state: adminState })
  return screen.findByRole('button', { name: 'person.changed' })
}
/** All requests so far: of two calls at once, either may be the first to arrive. */
const criteria = () =>
  app.callsOf('audit.search').map(({ body }) => (body as { criteria: object }).criteria)

test('the log is narrowed by the server to a person, an event, a key, days and an outcome', async () => {
  await open()
  await user.type(screen.getByRole('searchbox'), 'person{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Person' }), 'dana')
  await user.type(screen.getByRole('textbox', { name: 'Key' }), '3x')
  await waitFor(() => expect(criteria()).toContainEqual({ event: 'person', who: 'dana' }))
  await user.type(screen.getByRole('textbox', { name: 'Key' }), '{Backspace}')
  await user.type(screen.getByLabelText('From'), '2027-03-01')
  await user.click(screen.getByRole('combobox', { name: 'Outcome' }))
  await user.click(screen.getByRole('option', { name: 'Denied' }))
  await waitFor(() =>
    expect(criteria()).toContainEqual({
      event: 'person',
      who: 'dana',
      object: 3,
      from: '2027-03-01',
      outcome: 'denied',
    }),
  )
})

test('a row opens with what changed before and after, and its seal', async () => {
  await user.click(await open())
  const dialog = within(await screen.findByRole('dialog', { name: 'person.changed' }))
  const row = within(await dialog.findByRole('table', { name: 'Changed: people 3' }))
  expect(row.getByRole('row', { name: 'level DEALER DISTRICT' })).toBeTruthy()
  expect(dialog.getByText(/^Link 4711, /)).toBeTruthy()
})

test('it says until when the chain is sealed, and that not all rows are listed', async () => {
  app.on('audit.search', { ...page, isCut: true })
  await open()
  expect(screen.getByText(/Sealed until 03\/14\/2027/)).toBeTruthy()
  expect(screen.getByText(/the newest 10,000 are listed/)).toBeTruthy()
})

test('all that is found is exported, and who does it reads how much that was', async () => {
  app.on('audit.export', { ...audit.export.example.reply, isCut: true })
  await open()
  await user.click(screen.getByRole('button', { name: 'Export all (up to 10,000)' }))
  await screen.findByText('1 rows were exported, the newest of those that match.')
  expect(app.callsOf('audit.export')[0]?.body).toEqual({ criteria: {} })
})
