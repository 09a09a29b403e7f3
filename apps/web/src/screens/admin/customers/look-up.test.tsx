import { customers } from '@marquee/contract/customers'
import { markets } from '@marquee/contract/markets'
import { customerReasons } from '@marquee/rules/customers'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'
import { lookUpTexts } from './texts.ts'

const app = startedApp()
const { reply } = customers.lookUp.example
const [ada] = reply.customers
const other = {
  ...ada,
  household: 1_208,
  line1: '7 Elm St',
  city: 'Ypsilanti',
  postalCode: '48197',
  email: null,
  sourceId: null,
  vehicle: null,
  lastVisitOn: '2024-02-02',
}

beforeEach(() => {
  app.on('customers.search', customers.search.example.reply)
  app.on('markets.search', markets.search.example.reply)
  app.on('customers.lookUp', reply)
})

const box = () => screen.getByRole('searchbox', { name: lookUpTexts.label })
async function lookUp(text: string) {
  app.start({ path: '/admin/customers', state: adminState })
  await user.type(await screen.findByRole('searchbox', { name: lookUpTexts.label }), text)
  await user.click(screen.getByRole('button', { name: lookUpTexts.button }))
}

test('a customer is looked up in the chosen market by a press, and never while typing', async () => {
  app.on('customers.lookUp', { customers: [ada, other], hasMore: false })
  app.start({ path: '/admin/customers', state: adminState })
  await user.type(await screen.findByRole('searchbox', { name: lookUpTexts.label }), 'quill')
  expect(app.callsOf('customers.lookUp')).toEqual([])
  await user.type(box(), ' {Enter}')
  const [first, second] = within(
    await screen.findByRole('list', { name: lookUpTexts.title }),
  ).getAllByRole('listitem')
  expect(app.callsOf('customers.lookUp')).toMatchObject([
    { query: { marketKey: '2', hierarchyId: 'HONDA' }, body: { text: 'quill' } },
  ])
  screen.getByText(lookUpTexts.found(2))
  expect(first?.textContent).toContain('No. 10024 · 2023 Civic · last visit 03/02/2026')
  expect(first?.textContent).toContain('Ann Arbor, MI 48104')
  expect(second?.textContent).toContain('7 Elm StYpsilanti, MI 48197')
  const link = within(first as HTMLElement).getByRole('link', { name: 'Ada Quill' })
  expect(link.getAttribute('href')).toBe('/admin/customers/14/1207')
  expect(location.search).toBe('')
})

test('who searches with one letter reads what is missing, and nothing is sent', async () => {
  await lookUp('q')
  await screen.findByText(customerReasons['customers.search-too-short'])
  expect(app.callsOf('customers.lookUp')).toEqual([])
})

test('where no one matches, and where there are too many, the page says what to do', async () => {
  app.on('customers.lookUp', { customers: [], hasMore: false })
  await lookUp('quill')
  await screen.findByText(lookUpTexts.none)
  app.on('customers.lookUp', { customers: [ada], hasMore: true })
  await user.type(box(), 's{Enter}')
  await screen.findByText(lookUpTexts.more(1))
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(screen.queryByText(lookUpTexts.more(1))).toBeNull())
})

test('what failed is shown and can be tried again', async () => {
  const words = customerReasons['customers.too-many-to-search']
  app.on('customers.lookUp', problem(422, 'customers.too-many-to-search', words))
  await lookUp('quill')
  await screen.findByText(words)
  app.on('customers.lookUp', reply)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Ada Quill' })
})

test('who may not see names reads which permission is missing', async () => {
  const permissions = adminState.permissions.filter((one) => one !== 'CAN_SEARCH_AUDIENCE')
  app.start({ path: '/admin/customers', state: { ...adminState, permissions } })
  await screen.findByText(lookUpTexts.needs)
  expect(screen.queryByRole('searchbox', { name: lookUpTexts.label })).toBeNull()
})
