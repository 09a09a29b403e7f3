import { approvals } from '@marquee/contract/approvals'
import { orders } from '@marquee/contract/orders'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'

const app = startedApp()
const order = orders.read.example.reply

beforeEach(() => {
  app.on('orders.read', order)
  app.on('orders.form', orders.form.example.reply)
})

test('an order shows its lines, its total and who submitted it, and makes its form [ORD-11]', async () => {
  app.start({ path: '/orders/12' })
  await screen.findByRole('heading', { level: 1, name: 'Order 12' })
  const row = await screen.findByRole('row', { name: /^Ann Arbor/ })
  expect(row.textContent).toBe(
    'Ann ArborDirect mail, $0.69 each, less $60.00Direct mail1,200$0.69$60.00$768.00',
  )
  expect(screen.getByText(/^Dana Whitfield, /)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Make an order form' }))
  const link = await screen.findByRole('link', { name: 'Open the order form' })
  expect(link.getAttribute('href')).toBe(orders.form.example.reply.url)
})

test('an order says who pays for it, and lists who gets its pieces as a test [MTR-03, ORD-11]', async () => {
  app.on('orders.read', { ...order, fundingType: 'DAA_FUNDING' })
  app.start({ path: '/orders/12' })
  await screen.findByText('The dealers’ association (DAA funding)')
  const seeds = within(screen.getByRole('list', { name: 'Seed recipients' }))
  expect(seeds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sam Hale, sam.hale@example.com, 1 Main Street, Ann Arbor',
  ])
})

test('an order says how many of its recipients are gone, and why [ORD-06]', async () => {
  const recipients = { ordered: 10, present: 8, erased: 1, optedOut: 0, unreachable: 1 }
  app.on('orders.read', { ...order, recipients })
  app.start({ path: '/orders/12' })
  await screen.findByText('2 of 10 recipients are gone')
  screen.getByText('1 was erased on request.')
  screen.getByText(/^1 can no longer be reached/)
  screen.getByText('The order now reaches 8 households.')
})

test('an order that was rejected says by whom and why, and not why a later one was [GEN-03]', async () => {
  const rejection = (key: number, at: string, words: string) => ({
    ...approvals.timeline.example.reply.events[0],
    key,
    action: 'reject',
    step: null,
    by: 'Dana Whitfield',
    at,
    words,
  })
  const decided = { name: 'Dana Whitfield', at: '2027-03-02T15:00:00.000Z' }
  app.on('orders.read', { ...order, status: 'REJECTED', decided })
  app.on('approvals.timeline', {
    ...approvals.timeline.example.reply,
    events: [
      rejection(1, decided.at, 'The coupon ends too soon.'),
      rejection(2, '2027-03-05T15:00:00.000Z', 'Of the next one.'),
    ],
  })
  app.start({ path: '/orders/12' })
  await screen.findByText('The coupon ends too soon.')
  expect(screen.queryByText('Of the next one.')).toBeNull()
})

test('an order whose review has begun stands as its campaign does [CMP-10, ORD-06]', async () => {
  const campaign = { ...order.campaign, status: 'ACKNOWLEDGED' }
  app.on('orders.read', { ...order, status: 'SUBMITTED', campaign })
  app.start({ path: '/orders/12' })
  const about = within(await screen.findByRole('region', { name: 'Order' }))
  about.getByText('Acknowledged')
})

test('an order in two waves says how much goes out in each [DATE-05, ORD-11]', async () => {
  const campaign = { ...order.campaign, secondMailDate: '2027-03-29' }
  app.on('orders.read', { ...order, campaign, pieces: 1_201, totalSize: 1_201 })
  app.start({ path: '/orders/12' })
  const title = await screen.findByText('Pieces per wave')
  expect(title.parentElement?.textContent).toContain('Wave 1: 601\nWave 2: 600')
})

test('one that is out of sight says so [ORD-11]', async () => {
  app.on('orders.read', problem(404, 'not-found', 'Not there.'))
  app.start({ path: '/orders/12' })
  await screen.findByText('There is no such order')
})
