import { campaigns } from '@marquee/contract/campaigns'
import { markets } from '@marquee/contract/markets'
import { reorders } from '@marquee/contract/reorders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const [summary] = campaigns.search.example.reply.campaigns
const many = Array.from({ length: 45 }, (_, nth) => ({
  ...summary,
  key: nth + 1,
  id: nth + 1,
  name: `Campaign ${nth + 1}`,
  status: 'COMPLETED',
}))
const [difference] = reorders.differences.example.reply.differences
const bulk = reorders.read.example.reply

interface Requested {
  page?: number
  size: number
  campaignKeys: number[]
  marketKeys: number[]
}

/** The third campaign cannot be made, the second only with a note. */
const differenceOf = (campaignKey: number, marketKey = 14) => ({
  ...difference,
  campaignKey,
  campaignName: `Campaign ${campaignKey}`,
  marketKey,
  notes: [],
  ...(campaignKey === 2 && { notes: ['The mail date has passed.'] }),
  ...(campaignKey === 3 && { isPossible: false, reason: 'x', message: 'Its template is closed.' }),
})

beforeEach(() => {
  app.on('campaigns.search', ({ body }: Heard) => {
    const { page = 0, size } = body as Requested
    const shown = many.slice(page * size, (page + 1) * size)
    return { ...campaigns.search.example.reply, campaigns: shown, totalElements: 45, page, size }
  })
  app.on('markets.search', markets.search.example.reply)
  app.on('reorders.search', { bulkReorders: [], totalElements: 0, page: 0, size: 20 })
  app.on('reorders.differences', ({ body }: Heard) => {
    const { campaignKeys, marketKeys } = body as Requested
    const places = marketKeys.length > 0 ? marketKeys : [14]
    const pairs = campaignKeys.flatMap((key) => places.map((place) => differenceOf(key, place)))
    return { differences: pairs }
  })
  app.on('reorders.start', bulk)
  app.on('reorders.read', bulk)
  app.on('reorders.searchItems', { items: [], totalElements: 0, page: 0, size: 20 })
})

async function open() {
  app.start({ path: '/campaign/bulk-reorder', state: adminState })
  await screen.findByRole('gridcell', { name: 'Campaign 1' }, { timeout: 20_000 })
}
const press = async (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const tick = async (name: string) => {
  const row = screen.getByRole('gridcell', { name }).closest('[role=row]') as HTMLElement
  await user.click(within(row).getByRole('checkbox'))
}
const chosen = () => screen.getAllByRole('status')[0]?.textContent
const part = (name: string) => within(screen.getByRole('region', { name }))
const outcomes = () =>
  within(screen.getByRole('grid', { name: 'Drafts to be made' }))
    .getAllByRole('gridcell', { name: /^Campaign/ })
    .map(({ textContent }) => textContent)

test('what was ordered is listed, narrowed by text, category, status and market, and never what is still being made [BULK-01, CMP-06]', async () => {
  await open()
  const criteria = () =>
    (app.callsOf('campaigns.search').at(-1)?.body as { criteria: object } | undefined)?.criteria
  expect(criteria()).toMatchObject({ statuses: expect.not.arrayContaining(['DRAFT']) })
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  expect(screen.queryByRole('option', { name: 'Bulk Reorder' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Draft' }))
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(screen.getByRole('option', { name: 'Objective Focused' }))
  await waitFor(() =>
    expect(criteria()).toEqual({ categories: ['ON_DEMAND'], statuses: ['DRAFT'], isWhole: true }),
  )
  await user.click(screen.getByRole('combobox', { name: 'Market' }))
  await user.click(await screen.findByRole('option', { name: /Lakeside Honda/ }))
  await waitFor(() => expect(app.callsOf('campaigns.search').at(-1)?.query.marketKey).toBe('14'))
})

test('campaigns stay chosen over pages, and all that are found are chosen at once [BULK-01]', async () => {
  await open()
  await tick('Campaign 1')
  await press('Go to next page')
  await screen.findByRole('gridcell', { name: 'Campaign 21' })
  await tick('Campaign 21')
  expect(chosen()).toBe('2 chosen')
  await press('Select all 45 campaigns')
  await waitFor(() => expect(chosen()).toBe('45 chosen'))
  await press('Check the drafts')
  await screen.findByText(/^44 drafts can be made/)
  const sent = app.callsOf('reorders.differences').map(({ body }) => body as Requested)
  expect(sent.map(({ campaignKeys }) => campaignKeys.length)).toEqual([25, 20])
})

describe('before anything is made', () => {
  test('each draft is shown with what to know, those that cannot be made alone where asked [BULK-01, BULK-06]', async () => {
    await open()
    for (const name of ['Campaign 1', 'Campaign 2', 'Campaign 3']) await tick(name)
    await press('Check the drafts')
    await screen.findByText('2 drafts can be made, 1 of them with notes, 1 cannot be made now')
    expect(outcomes()).toEqual(['Campaign 1', 'Campaign 2', 'Campaign 3'])
    await user.click(screen.getByRole('combobox', { name: 'Show' }))
    await user.click(screen.getByRole('option', { name: 'Cannot be made' }))
    await waitFor(() => expect(outcomes()).toEqual(['Campaign 3']))
    screen.getByText('Its template is closed.')
    expect(app.callsOf('reorders.start')).toEqual([])
  })

  test('another choice has to be checked again before it is started [BULK-01]', async () => {
    await open()
    await tick('Campaign 1')
    await press('Check the drafts')
    await screen.findByRole('button', { name: 'Make 1 draft' })
    await tick('Campaign 2')
    await screen.findByText('Your choice changed. Check again before you start.', {
      selector: 'p',
    })
    await press('Make 1 draft')
    expect(app.callsOf('reorders.start')).toEqual([])
  })

  test('a check that fails says why and is tried again [ERR-08]', async () => {
    app.on('reorders.differences', problem(503, 'busy', 'Not now.'))
    await open()
    await tick('Campaign 1')
    await press('Check the drafts')
    await screen.findByText('Not now.')
    app.on('reorders.differences', { differences: [differenceOf(1)] })
    await press('Try again')
    await screen.findByRole('button', { name: 'Make 1 draft' })
  })

  test('more than a thousand drafts are not checked, and nothing is checked of nothing [BULK-02]', async () => {
    const dealers = Array.from({ length: 30 }, (_, nth) => ({
      ...markets.search.example.reply.markets[0],
      key: nth + 100,
      name: `Dealer ${nth}`,
    }))
    app.on('markets.search', { markets: dealers, totalElements: 30, page: 0, size: 100 })
    await open()
    await press('Check the drafts')
    expect(app.callsOf('reorders.differences')).toEqual([])
    await press('Select all 45 campaigns')
    await user.click(screen.getByRole('radio', { name: 'for dealers that I choose' }))
    await press('Choose dealers')
    await user.click(await screen.findByRole('button', { name: 'Select all 30 dealers' }))
    await user.click(await screen.findByRole('button', { name: 'Use 30 dealers' }))
    await screen.findByText('45 campaigns for 30 dealers each: 1,350 drafts')
    await press('Check the drafts')
    expect(app.callsOf('reorders.differences')).toEqual([])
    // Beside the button, and read out.
    await screen.findAllByText(/These would be 1,350 drafts/)
  })
})

describe('the start', () => {
  test('makes what was checked, for the dealers and the day that were chosen, and leads to its progress [BULK-02, BULK-06, GEN-10]', async () => {
    await open()
    await tick('Campaign 1')
    await user.click(screen.getByRole('radio', { name: 'for dealers that I choose' }))
    await press('Choose dealers')
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose dealers' }))
    await dialog.findByRole('gridcell', { name: 'Lakeside Honda' })
    await user.click(dialog.getAllByRole('checkbox').at(-1) as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Use 1 dealer' }))
    await user.type(screen.getByRole('textbox', { name: 'Mail date' }), '04/12/2099')
    await press('Check the drafts')
    await user.click(await screen.findByRole('button', { name: 'Make 1 draft' }))
    await waitFor(() => expect(location.pathname).toBe(`/campaign/bulk-reorder/${bulk.id}`))
    const wish = { campaignKeys: [1], marketKeys: [14], deploymentDate: '2099-04-12' }
    expect(app.callsOf('reorders.start')[0]?.body).toEqual(wish)
  })

  test('that fails says why in a dialog and loses nothing of the choice [ERR-07, ERR-08]', async () => {
    app.on('reorders.start', problem(422, 'reorder.too-many', 'At most 1,000.'))
    await open()
    await tick('Campaign 1')
    await press('Check the drafts')
    await user.click(await screen.findByRole('button', { name: 'Make 1 draft' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'This could not be done' })
    within(dialog).getByText('At most 1,000.')
    expect(location.pathname).toBe('/campaign/bulk-reorder')
    expect(chosen()).toBe('1 chosen')
  })
})

test('earlier bulk reorders are listed with how they went, and searched [BULK-03, BULK-05]', async () => {
  app.on('reorders.search', reorders.search.example.reply)
  await open()
  const earlier = part('Earlier bulk reorders')
  const link = await earlier.findByRole('link')
  expect(link.getAttribute('href')).toBe('/campaign/bulk-reorder/4')
  await user.type(earlier.getByRole('searchbox'), 'winter{Enter}')
  await waitFor(() => expect(app.callsOf('reorders.search').at(-1)?.query.query).toBe('winter'))
})
