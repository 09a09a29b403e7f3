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
  return screen.findByRole('button', { name: 'User changed' })
}
/** All requests so far: of two calls at once, either may be the first to arrive. */
const criteria = () =>
  app.callsOf('audit.search').map(({ body }) => (body as { criteria: object }).criteria)

test('the log is narrowed by the server to a person, an event, a key, days and an outcome', async () => {
  await open()
  await user.type(screen.getByRole('searchbox'), 'person{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Person' }), 'dana')
  await user.type(screen.getByRole('textbox', { name: 'Its number' }), '3x')
  await waitFor(() => expect(criteria()).toContainEqual({ event: 'person', who: 'dana' }))
  await user.type(screen.getByRole('textbox', { name: 'Its number' }), '{Backspace}')
  await user.type(screen.getByLabelText('From'), '2027-03-01')
  await user.click(screen.getByRole('combobox', { name: 'Outcome' }))
  await user.click(screen.getByRole('option', { name: 'Denied' }))
  await waitFor(() =>
    expect(criteria()).toContainEqual({
      event: 'person',
      who: 'dana',
      about: { key: 3 },
      from: '2027-03-01',
      outcome: 'denied',
    }),
  )
})

test('a row opens with what changed before and after, and its seal', async () => {
  await user.click(await open())
  const dialog = within(await screen.findByRole('dialog', { name: 'User changed' }))
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

test('the history of one thing opens narrowed to it, and leads to the thing', async () => {
  app.start({ path: '/admin/audit?kind=campaign&key=96', state: adminState })
  await screen.findByRole('button', { name: 'User changed' })
  expect(criteria()).toEqual([{ about: { kind: 'campaign', key: 96 } }])
  expect(screen.getByRole('combobox', { name: 'About' }).textContent).toBe('Campaign')
  const link = screen.getByRole('link', { name: 'User 3 Dana Whitfield' })
  expect(link.getAttribute('href')).toBe('/admin/users?q=Dana+Whitfield')
})

test('of many things the first are named, and those that are gone lead nowhere', async () => {
  const about = [
    { kind: 'campaign' as const, key: 96, name: 'Winter road check' },
    { kind: 'campaign' as const, key: 97, name: null },
  ]
  const [row] = page.rows
  app.on('audit.search', { ...page, rows: [{ ...row, about, aboutCount: 44 }] })
  await open()
  const cell = screen.getByText(/and 42 more/)
  expect(cell.textContent).toBe('Campaign 96 Winter road check, Campaign 97 and 42 more')
  expect(within(cell).getAllByRole('link')).toHaveLength(1)
})
