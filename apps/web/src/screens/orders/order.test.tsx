import { orders } from '@marquee/contract/orders'
import { screen } from '@testing-library/react'
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

test('one that is out of sight says so [ORD-11]', async () => {
  app.on('orders.read', problem(404, 'not-found', 'Not there.'))
  app.start({ path: '/orders/12' })
  await screen.findByText('There is no such order')
})
