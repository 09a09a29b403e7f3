import { campaigns } from '@marquee/contract/campaigns'
import { orders } from '@marquee/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { adminState } from '../../app/testing/states.ts'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'

const app = startedApp()
const found = campaigns.search.example.reply
const [summary] = found.campaigns

beforeEach(() => {
  app.on('campaigns.calendar', campaigns.calendar.example.reply)
  app.on('orders.closeMailings', { withinDays: 14, closeMailings: [] })
  app.on('campaigns.search', { ...found, campaigns: [], totalElements: 0 })
})

const open = async () => {
  app.start({ path: '/calendar?month=2027-03' })
  await screen.findByRole('link', { name: 'Winter road check' })
}

test('a month shows each campaign on its mail date and leads to it [RTE-02, DATE-01]', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Winter road check' })
  expect(link.getAttribute('href')).toBe('/campaign/builder/7')
  expect(link.closest('td')?.textContent).toBe(
    '15Winter road checkLakeside HondaIn homes 03/20 to 03/25Direct mail · 11,110 piecesDraft',
  )
  expect(app.callsOf('campaigns.calendar').at(-1)?.query).toMatchObject({
    from: '2027-03-01',
    days: '31',
  })
})

const reminder = {
  ...summary,
  name: 'Time for service',
  category: 'REMINDERS',
  monthlyCap: 15,
  monthly: { households: 255, estimatedCost: 1_020, isEverybody: false, mostPerHousehold: 400 },
}

test('what is sent when it is due stands below, for it is on no day [RTE-02]', async () => {
  app.on('campaigns.search', { ...found, campaigns: [reminder], totalElements: 7 })
  await open()
  const due = within(await screen.findByRole('region', { name: 'All year round' }))
  due.getByRole('link', { name: 'Time for service' })
  due.getByText('Lakeside Honda · Always On · at most 15 households a month')
  expect(due.getByRole('link', { name: 'All of Recall' }).getAttribute('href')).toBe(
    '/campaigns?category=RECALL',
  )
  expect(app.callsOf('campaigns.search').at(-1)?.body).toMatchObject({
    criteria: { categories: ['REMINDERS', 'SERVICE_PROGNOSTICS', 'RECALL'] },
  })
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(screen.getByRole('option', { name: 'Objective Focused' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'All year round' })).toBeNull())
})

test('what is sent when it is due may fail to load by itself, and is asked for again [ERR-22]', async () => {
  app.on('campaigns.search', problem(503, 'server.unavailable', 'Try again.'))
  await open()
  await screen.findByText('What is sent all year round could not be loaded')
  app.on('campaigns.search', { ...found, campaigns: [reminder], totalElements: 1 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Time for service' })
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
  line.getByText(
    'Lakeside Honda · In homes 03/20/2027 to 03/25/2027 · Direct mail · 11,110 pieces · Coupons until 06/30/2027',
  )
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

test('of a campaign in two waves each says about how much it is [DATE-02]', async () => {
  const { reply } = campaigns.calendar.example
  const [mailing] = reply.mailings
  app.on('campaigns.calendar', {
    ...reply,
    mailings: [{ ...mailing, deploymentDateTwo: '2027-03-22' }],
  })
  app.start({ path: '/calendar?month=2027-03' })
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Winter road check' })).toHaveLength(2),
  )
  expect(screen.getAllByText('Direct mail · about 5,555 pieces')).toHaveLength(2)
})

test('what is shown is narrowed by the server, and the address keeps how', async () => {
  await open()
  for (const [filter, choice] of [
    ['Status', 'Approved'],
    ['Category', 'Recall'],
    ['Channel', 'Email'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: filter }))
    await user.click(screen.getByRole('option', { name: choice }))
  }
  await waitFor(() =>
    expect(app.callsOf('campaigns.calendar').at(-1)?.query).toMatchObject({
      status: 'APPROVED',
      category: 'RECALL',
      channel: 'EMAIL',
    }),
  )
  expect(location.search).toBe('?month=2027-03&status=APPROVED&category=RECALL&channel=EMAIL')
})

test('a nation sees how much is mailed on each day, and opens a day by its zones', async () => {
  const { reply } = campaigns.calendar.example
  app.on('campaigns.calendar', ({ query }: Heard) =>
    query.days === '1' ? reply : { ...reply, days: [{ date: '2027-03-15', count: 1_204 }] },
  )
  app.start({ path: '/calendar?month=2027-03', state: adminState })
  const day = await screen.findByRole('button', { name: '1,204 campaigns on Monday, 03/15/2027' })
  expect(day.textContent).toContain('1,204')
  expect(screen.queryByRole('link', { name: 'Winter road check' })).toBeNull()
  await user.click(day)
  const opened = within(await screen.findByRole('dialog', { name: 'Monday, 03/15/2027' }))
  await opened.findByRole('link', { name: 'Winter road check' })
  expect(app.callsOf('campaigns.calendar').at(-1)?.query).toMatchObject({
    from: '2027-03-15',
    days: '1',
  })
})
