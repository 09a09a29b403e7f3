import { campaigns } from '@marquee/contract/campaigns'
import { orders } from '@marquee/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../app/testing/start-app.tsx'

const app = startedApp()

beforeEach(() => {
  app.on('campaigns.calendar', campaigns.calendar.example.reply)
  app.on('orders.closeMailings', { withinDays: 14, closeMailings: [] })
})

const open = async () => {
  app.start({ path: '/calendar?month=2027-03' })
  await screen.findByRole('link', { name: 'Winter road check' })
}

test('a month shows each campaign on its mail date and leads to it [RTE-02, DATE-01]', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Winter road check' })
  expect(link.getAttribute('href')).toBe('/campaign/builder/7/details')
  expect(link.closest('td')?.textContent).toBe('15Winter road checkIn homes 03/20 to 03/25Draft')
  expect(app.callsOf('campaigns.calendar').at(-1)?.query).toMatchObject({
    from: '2027-03-01',
    days: '31',
  })
})

test('a dealer is warned where the same households get two pieces shortly after each other [DATE-05]', async () => {
  app.on('orders.closeMailings', orders.closeMailings.example.reply)
  await open()
  // Folded, so that the calendar stays where it is.
  const overlaps = await screen.findByRole('button', { name: '1 campaign overlap' })
  expect(screen.queryByText(/two pieces within/)).toBeNull()
  await user.click(overlaps)
  expect(overlaps.getAttribute('aria-expanded')).toBe('true')
  const warning = (await screen.findByText(/two pieces within 14 days/)).closest('[role=alert]')
  expect(warning?.textContent).toContain(
    '2,104 get “Winter road check” of 03/15/2027 and “Oil week” of 03/22/2027.',
  )
})

test('the list tells when pieces are in homes and how long coupons are good [DATE-02]', async () => {
  await open()
  await user.click(screen.getByRole('combobox', { name: 'View' }))
  await user.click(screen.getByRole('option', { name: 'List' }))
  const line = within(await screen.findByRole('region', { name: 'All together' }))
  line.getByText('Lakeside Honda · In homes 03/20/2027 to 03/25/2027 · Coupons until 06/30/2027')
})

test('another month is asked for and stands in the address [DATE-01]', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'Later month' }))
  await screen.findByText('April 2027')
  expect(app.callsOf('campaigns.calendar').at(-1)?.query).toMatchObject({ from: '2027-04-01' })
  expect(location.search).toBe('?month=2027-04')
})

test('arrow keys lead from day to day, and over the end of a month [RTE-02]', async () => {
  await open()
  const focused = () => (document.activeElement as HTMLElement).dataset.day
  const table = screen.getByRole('grid')
  table.querySelector<HTMLElement>('[data-day="2027-03-01"]')?.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('2027-03-09')
  await user.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('2027-04-03'))
  expect(location.search).toBe('?month=2027-04')
})
