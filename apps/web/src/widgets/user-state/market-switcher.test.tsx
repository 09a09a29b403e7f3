import { markets } from '@marquee/contract/markets'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { selection } from '../../api/selection.ts'
import { problem, type Heard } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'
import { nationalState, otherMarket, twoBrands } from '../../app/testing/states.ts'
import { oneBrand } from './testing/sample-state.ts'

const app = startedApp({ withShell: true })
const long = 'x'.repeat(60)

beforeEach(() => {
  app.on('markets.search', { ...markets.search.example.reply, markets: [otherMarket] })
})

async function openSwitcher() {
  await user.click(await screen.findByRole('button', { name: /Change market/ }))
  return screen.findByRole('dialog', { name: 'Choose a market' })
}

async function search(text: string) {
  const dialog = await openSwitcher()
  await user.type(within(dialog).getByRole('searchbox'), text)
  return within(dialog)
}

describe('who chooses', () => {
  test('a dealer with one market reads its name and has nothing to press [LVL-06]', async () => {
    app.start()
    // The page has a header of its own, below the bar.
    const [bar] = (await screen.findAllByRole('banner')) as [HTMLElement]
    expect(bar.textContent).toContain('Lakeside Honda')
    expect(within(bar).queryByRole('button', { name: /Change market/ })).toBeNull()
  })

  test('names of 60 characters are there in full for those who hear the page', async () => {
    const selectedMarket = nationalState.selectedMarket && {
      ...nationalState.selectedMarket,
      name: long,
    }
    app.start({ state: { ...nationalState, selectedMarket } })
    const button = await screen.findByRole('button', { name: /Change market/ })
    expect(button.textContent).toContain(long)
  })

  test('a person is offered their own level and those below it [LVL-02, LVL-03]', async () => {
    app.start({ state: nationalState })
    const group = within(await openSwitcher()).getByRole('group', { name: 'View as' })
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['National', 'Zone', 'District', 'Dealer'])
  })

  test.for([
    ['ZONE', ['Zone', 'District', 'Dealer']],
    ['DISTRICT', ['District', 'Dealer']],
  ] as const)('a person of level %s is offered no level above it [LVL-02]', async (row) => {
    const [level, offered] = row
    const person = { ...nationalState.person, level }
    app.start({ state: { ...nationalState, person, selectedUserLevel: level } })
    const group = within(await openSwitcher()).getByRole('group', { name: 'View as' })
    const buttons = within(group).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(offered)
    expect(buttons.map(({ ariaPressed }) => ariaPressed)).toEqual(
      offered.map((_, at) => String(at === 0)),
    )
  })
})

describe('finding a market', () => {
  test('the search asks for part of a name, and not only in the selected market [MKT-08, API-02]', async () => {
    app.start({ state: nationalState })
    const dialog = await search('oxbarrow')
    await dialog.findByRole('button', { name: /Oxbarrow Honda/ })
    const [call] = app.callsOf('markets.search')
    expect(call?.query).toEqual({})
    expect(call?.body).toMatchObject({ criteria: { text: 'oxbarrow' } })
  })

  test('the tree begins at the selected market and goes no higher than the person’s own [MKT-09]', async () => {
    app.start({ state: nationalState })
    const dialog = within(await openSwitcher())
    const below = await dialog.findByRole('list', { name: 'Markets below Honda National' })
    expect(within(below).getAllByRole('listitem')).toHaveLength(2)
    expect(dialog.getByText('All Brands')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'All Brands' })).toBeNull()
  })

  test('Down leads from the search box into the tree, between a market and what lies below it, and into what the search finds', async () => {
    app.start({ state: nationalState })
    const dialog = await openSwitcher()
    const box = within(dialog).getByRole('searchbox')
    const below = await within(dialog).findByRole('list', { name: /^Markets below / })
    await user.type(box, '{ArrowDown}')
    expect(below.contains(document.activeElement)).toBe(true)
    // The market itself stands above what lies below it, and is one more row to the keys.
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toContain('Honda National')
    await user.keyboard('{ArrowDown}')
    expect(below.contains(document.activeElement)).toBe(true)
    await user.type(box, otherMarket.name)
    const found = await within(dialog).findByRole('list', { name: 'Markets found' })
    await within(found).findByRole('button', { name: new RegExp(otherMarket.name) })
    await user.type(box, '{ArrowDown}')
    expect(document.activeElement?.textContent).toContain(otherMarket.name)
  })

  test('markets that cannot be loaded can be asked for again [ERR-13]', async () => {
    app.on('markets.search', problem(500, 'server.failed', 'Something went wrong on our side.'))
    app.start({ state: nationalState })
    const dialog = await search('oxbarrow')
    await dialog.findByText('Something went wrong on our side.')
    app.on('markets.search', { ...markets.search.example.reply, markets: [otherMarket] })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialog.findByRole('button', { name: /Oxbarrow Honda/ })
  })
})

describe('changing over', () => {
  const changed = { ...nationalState, selectedMarket: otherMarket }

  test('another market shows a loader, is saved after 2000 ms, reloads the toggles, and leads home [MKT-03, MKT-05, MKT-06, TGL-09, CONST-21]', async () => {
    app.on('userState.select', changed)
    app.start({ path: '/no/such/page', state: nationalState })
    const dialog = await search('oxbarrow')
    const row = await dialog.findByRole('button', { name: /Oxbarrow Honda/ })
    const togglesBefore = app.callsOf('toggles.read').length
    const chosen = performance.now()
    await user.click(row)
    await screen.findByText('Switching to Oxbarrow Honda…')
    await waitFor(() => expect(app.callsOf('userState.select')).toHaveLength(1))
    expect(performance.now() - chosen).toBeGreaterThanOrEqual(2000)
    expect(app.callsOf('userState.select')[0]?.body).toMatchObject({
      marketKey: 15,
      hierarchyId: 'HONDA',
    })
    await screen.findByRole('heading', { level: 1, name: 'Oxbarrow Honda' })
    await waitFor(() => expect(screen.queryByText('Switching to Oxbarrow Honda…')).toBeNull())
    const toggles = app.callsOf('toggles.read').slice(togglesBefore)
    expect(toggles.map(({ query }) => query.marketKey)).toContain('15')
    expect(selection().marketKey).toBe(15)
    expect(location.pathname).toBe('/')
  })

  test('a change that fails is told, and everything stays [MKT-05]', async () => {
    app.on('userState.select', problem(404, 'not-found', 'Not here.'))
    app.start({ state: nationalState })
    const dialog = await search('oxbarrow')
    await user.click(await dialog.findByRole('button', { name: /Oxbarrow Honda/ }))
    await screen.findByText('The market was not changed. Please try again.')
    expect(screen.queryByText('Switching to Oxbarrow Honda…')).toBeNull()
    expect(selection().marketKey).toBe(2)
  })

  test('the market that is selected already is not changed over to [MKT-05]', async () => {
    app.start({ state: nationalState })
    const dialog = within(await openSwitcher())
    await user.click(await dialog.findByRole('button', { name: /You are working here/ }))
    expect(screen.queryByText(/Switching to/)).toBeNull()
    expect(app.callsOf('userState.select')).toEqual([])
  })

  test('a brand by itself clears the market, and stands without being loaded [MKT-04, MKT-13]', async () => {
    app.on('userState.select', { ...nationalState, selectedMarket: null })
    app.start({ state: nationalState, initialization: twoBrands })
    const dialog = within(await openSwitcher())
    await user.click(dialog.getByRole('button', { name: 'Honda' }))
    await user.click(dialog.getByRole('button', { name: 'Work with Honda without a market' }))
    await screen.findByRole('heading', { level: 1, name: 'All of Honda' })
    expect(app.callsOf('userState.select')[0]?.body).toMatchObject({
      marketKey: null,
      hierarchyId: 'HONDA',
    })
    expect(selection().marketKey).toBeNull()
    expect(app.callsOf('userState.read')).toHaveLength(1)
  })

  test('another level is saved for the same market [LVL-02, SIGN-11]', async () => {
    app.on('userState.select', { ...nationalState, selectedUserLevel: 'DEALER' })
    app.start({ state: nationalState, initialization: oneBrand })
    const dialog = within(await openSwitcher())
    await user.click(dialog.getByRole('button', { name: 'Dealer' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Dealer' }).ariaPressed).toBe('true'),
    )
    expect(app.callsOf('userState.select')[0]?.body).toEqual({
      marketKey: 2,
      hierarchyId: 'HONDA',
      selectedUserLevel: 'DEALER',
    })
    expect(selection().selectedUserLevel).toBe('DEALER')
  })

  test('lists are of the level that is viewed as, which is said with the way back [LVL-01, LVL-02, CMP-22]', async () => {
    app.on('campaigns.search', {
      campaigns: [],
      totalElements: 0,
      page: 0,
      size: 25,
      isMore: false,
    })
    app.on('userState.select', ({ body }: Heard) => ({
      ...nationalState,
      selectedUserLevel: (body as { selectedUserLevel: string }).selectedUserLevel,
    }))
    app.start({ path: '/campaigns', state: { ...nationalState, selectedUserLevel: 'DEALER' } })
    const levels = () => app.callsOf('campaigns.search').map(({ query }) => query.selectedUserLevel)
    await screen.findByText('You are viewing as Dealer: campaigns above this level are left out.')
    await waitFor(() => expect(levels()).toEqual(['DEALER']))
    await user.click(screen.getByRole('button', { name: 'Back to National' }))
    await waitFor(() => expect(levels()).toEqual(['DEALER', 'NATIONAL']))
    expect(screen.queryByText(/You are viewing as/)).toBeNull()
  })
})
