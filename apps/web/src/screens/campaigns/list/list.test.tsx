import { campaigns } from '@marquee/contract/campaigns'
import { orders } from '@marquee/contract/orders'
import { reorders } from '@marquee/contract/reorders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'

const app = startedApp()
const page = campaigns.search.example.reply
const [draft] = page.campaigns
const running = {
  ...draft,
  key: 8,
  name: 'Spring service',
  status: 'ACTIVE',
  can: { ...draft.can, delete: { ok: false, reason: 'campaign.cannot-delete' } },
}
const found = (...rows: object[]) => ({ ...page, campaigns: rows, totalElements: rows.length })

beforeEach(() => app.on('campaigns.search', found(draft, running)))

async function open(search = '') {
  app.start({ path: `/campaigns${search}` })
  await screen.findByRole('link', { name: 'Winter road check' })
}

const requested = () =>
  app.callsOf('campaigns.search').at(-1)?.body as { criteria: object; size: number }

test('a campaign shows its status in the words of the product and leads to its builder [CMP-07, CMP-40]', async () => {
  await open()
  const row = screen.getByRole('row', { name: /Spring service/ })
  within(row).getByText('Active')
  const link = within(row).getByRole('link', { name: 'Spring service' })
  expect(link.getAttribute('href')).toBe('/campaign/builder/8')
})

test('what a need sets off shows households and money of a month, and its cap [CMP-40, ORD-11]', async () => {
  const monthly = {
    households: 924,
    estimatedCost: 3_697,
    isEverybody: false,
    mostPerHousehold: 400,
  }
  const reminders = {
    ...running,
    category: 'REMINDERS',
    audience: null,
    monthly,
    monthlyCap: 1_000,
  }
  const recall = {
    ...reminders,
    key: 9,
    name: 'Recall',
    monthly: { ...monthly, isEverybody: true },
    monthlyCap: null,
  }
  const cut = { ...reminders, key: 10, name: 'Cut short', monthlyCap: 15 }
  app.on('campaigns.search', found(draft, reminders, recall, cut))
  await open()
  const rowOf = (name: RegExp) => screen.getByRole('row', { name }).textContent
  expect(rowOf(/Spring service/)).toMatch(/924cap 1,000\$36\.97a month/)
  expect(rowOf(/Recall/)).toMatch(/924at most\$36\.97at most/)
  expect(rowOf(/Cut short/)).toMatch(/15at most\$0\.60at most/)
})

test('a draft that came back says so, a second wave its day, and what a need sets off that it has none [CMP-40, GEN-03]', async () => {
  const waves = { deploymentDate: '2027-03-15', deploymentDateTwo: '2027-03-29' }
  const back = { ...draft, ...waves, name: 'Came back', isSentBack: true }
  const reminders = { ...running, category: 'REMINDERS', deploymentDate: null, name: 'Due' }
  app.on('campaigns.search', found(back, reminders))
  app.start({ path: '/campaigns' })
  await screen.findByRole('link', { name: 'Came back' })
  const textOf = (name: RegExp) => screen.getByRole('row', { name }).textContent
  expect(textOf(/Came back/)).toContain('DraftRejected')
  expect(textOf(/Came back/)).toContain('03/15/2027\n03/29/2027')
  expect(textOf(/Due/)).toContain('When due')
})

test('what the address says is asked for, and what is chosen stands in the address [CMP-22]', async () => {
  await open('?status=DRAFT')
  expect(requested().criteria).toEqual({ statuses: ['DRAFT'], isWhole: true })
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(screen.getByRole('option', { name: 'Metro Mailer' }))
  await user.click(screen.getByRole('checkbox', { name: 'Favorites' }))
  await waitFor(() =>
    expect(requested().criteria).toEqual({
      statuses: ['DRAFT'],
      categories: ['METRO'],
      isFavorite: true,
    }),
  )
  await waitFor(() => expect(location.search).toBe('?status=DRAFT&category=METRO&favorites=1'))
})

test('a metro campaign stands in one row, which leads to the parts of its dealers and back [CMP-40]', async () => {
  const metro = { ...running, name: 'Detroit days', category: 'METRO', dealerCount: 40 }
  app.on('campaigns.search', found(draft, metro))
  await open()
  app.on('campaigns.search', found({ ...metro, dealerCount: null, parentCampaignKey: 8 }))
  await user.click(screen.getByRole('link', { name: '40 dealers of Detroit days' }))
  await screen.findByText('What each dealer of “Detroit days” gets.')
  expect(requested().criteria).toEqual({ parentCampaignKey: 8 })
  await user.click(screen.getByRole('link', { name: 'All campaigns' }))
  await screen.findByRole('link', { name: 'Winter road check' })
  expect(location.search).toBe('')
})

test('a heart makes a campaign a favorite, and says so when the list has it [CMP-19]', async () => {
  app.on('campaigns.favorite', campaigns.favorite.example.reply)
  await open()
  const heart = { name: 'Make Winter road check a favorite' }
  expect(screen.getByRole('button', heart).getAttribute('aria-pressed')).toBe('false')
  app.on('campaigns.search', found({ ...draft, isFavorite: true }, running))
  await user.click(screen.getByRole('button', heart))
  await screen.findByRole('button', { name: 'Remove Winter road check from the favorites' })
  expect(app.callsOf('campaigns.favorite')[0]?.path).toBe('/campaign/7/favorite')
})

test('only what may be deleted can be, and is asked about first [CMP-28, CMP-40, UI-08]', async () => {
  app.on('campaigns.delete', campaigns.delete.example.reply)
  await open()
  expect(screen.queryByRole('button', { name: 'Delete Spring service' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete Winter road check' }))
  const warning = within(await screen.findByRole('alertdialog'))
  await user.click(warning.getByRole('button', { name: 'Yes' }))
  await screen.findByText('“Winter road check” is deleted')
})

test('a list that is not counted to its end says how far it goes [CMP-40]', async () => {
  app.on('campaigns.search', { ...page, totalElements: 10_000, isMore: true })
  await open()
  await screen.findByText(/There are more than 10,000 campaigns/)
})

test('what runs is asked to be canceled with a reason, and made again, from its row [CMP-26, CMP-40]', async () => {
  const can = { ...running.can, cancel: { ok: true }, reorder: { ok: true } }
  app.on('campaigns.search', found(draft, { ...running, can }))
  app.on('orders.cancel', orders.cancel.example.reply)
  app.on('reorders.reorder', reorders.reorder.example.reply)
  app.on('campaigns.read', campaigns.read.example.reply)
  await open()
  expect(screen.queryByRole('button', { name: 'Cancel Winter road check' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel Spring service' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Ask to cancel' }))
  await user.type(asking.getByRole('textbox', { name: 'Reason' }), 'Closed')
  await user.click(asking.getByRole('button', { name: 'Ask to cancel' }))
  await waitFor(() => expect(app.callsOf('orders.cancel')[0]?.body).toEqual({ reason: 'Closed' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Reorder Spring service' }))
  await waitFor(() => expect(app.callsOf('reorders.reorder')[0]?.path).toBe('/campaign/8/reorder'))
})

const tick = (name: string) =>
  user.click(within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('checkbox'))

test('several campaigns are deleted by one question; one that was submitted meanwhile says so and stays chosen [CMP-19]', async () => {
  const second = { ...draft, key: 9, name: 'Second draft' }
  app.on('campaigns.search', found(draft, second, running))
  app.on('campaigns.delete', ({ path }: Heard) =>
    path.endsWith('/9')
      ? problem(409, 'campaign.cannot-delete', 'Only a draft can be deleted.')
      : campaigns.delete.example.reply,
  )
  await open()
  for (const name of ['Winter road check', 'Second draft', 'Spring service']) await tick(name)
  await user.click(screen.getByRole('button', { name: 'Delete 2 drafts' }))
  const asks = within(screen.getByRole('alertdialog', { name: 'Delete 2 drafts?' }))
  asks.getByText('“Winter road check”, “Second draft”')
  await user.click(asks.getByRole('button', { name: 'Yes' }))
  await screen.findByText('1 draft deleted')
  screen.getByText(/Second draft: Only a draft can be deleted\./)
  screen.getByRole('button', { name: 'Delete 1 draft' })
})

test('of metro campaigns it is said that the parts of their dealers are deleted as well [CMP-19, MTR-22]', async () => {
  app.on('campaigns.search', found({ ...draft, category: 'METRO', dealerCount: 40 }))
  await open()
  await tick('Winter road check')
  await user.click(screen.getByRole('button', { name: 'Delete 1 draft' }))
  const asks = within(screen.getByRole('alertdialog', { name: 'Delete 1 draft?' }))
  asks.getByText('The parts of 40 dealers in them are deleted as well.')
})

test('several campaigns are added to the favorites without a question [CMP-22]', async () => {
  app.on('campaigns.favorite', campaigns.favorite.example.reply)
  await open()
  await tick('Winter road check')
  await tick('Spring service')
  await user.click(screen.getByRole('button', { name: 'Add 2 to favorites' }))
  await waitFor(() => expect(app.callsOf('campaigns.favorite')).toHaveLength(2))
  await screen.findByText('2 campaigns added to your favorites')
})
