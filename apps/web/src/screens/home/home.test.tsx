import { approvals } from '@marquee/contract/approvals'
import { blackoutDates } from '@marquee/contract/blackout-dates'
import { campaigns } from '@marquee/contract/campaigns'
import { home } from '@marquee/contract/home'
import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { CATEGORIES } from '@marquee/rules/templates'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../api/testing/answering-server.ts'
import { startedApp } from '../../app/testing/start-app.tsx'
import { adminState, nationalState } from '../../app/testing/states.ts'

const app = startedApp()

const found = home.read.example.reply

beforeEach(() => {
  app.on('home.read', found)
  app.on('approvals.count', approvals.count.example.reply)
})
const region = (name: string) => screen.findByRole('region', { name })

const closed = (date: string, hierarchyId: string | null = null) => ({
  ...blackoutDates.add.example.reply,
  key: Number(date.replaceAll('-', '')),
  date,
  hierarchyId,
})

const closedDays = (...days: ReturnType<typeof closed>[]) => ({
  ...blackoutDates.list.example.reply,
  blackoutDates: days,
})

test('a dealer reads where they are: place, address, phone, time zone [MKT-01, MKT-09]', async () => {
  app.start()
  const market = await region('This market')
  await within(market).findByText('1200 Washtenaw Ave, Ann Arbor, MI 48104')
  expect(market.textContent).toContain('(734) 555-0114')
  expect(market.textContent).toContain('Eastern Time')
  expect(market.textContent).toContain('208114')
  expect(screen.getByRole('group', { name: 'Place in the tree' }).textContent).toBe(
    'Honda National › Central Zone › District 4',
  )
})

test('the next five closed days are told, those that are over are not', async () => {
  const days = ['2020-01-01', ...[1, 2, 3, 4, 5, 6].map((day) => `2095-03-0${day}`)]
  app.on('blackoutDates.list', closedDays(...days.map((day) => closed(day))))
  app.start()
  const list = within(await region('Next closed days'))
  const shown = await list.findAllByRole('listitem')
  expect(shown).toHaveLength(5)
  expect(shown[0]?.textContent).toContain('03/01/2095')
})

test('closed days that cannot be loaded are told in the words of the catalogue [ERR-01]', async () => {
  app.on('blackoutDates.list', problem(500, 'server.failed', 'No.'))
  app.start()
  await screen.findAllByText(blackoutDateTexts.loadFailed)
})

test('who has no market chosen is led to choose one [MKT-04]', async () => {
  app.start({ state: { ...nationalState, selectedMarket: null } })
  await screen.findByRole('heading', { level: 1, name: 'All of Honda' })
  expect(screen.getByRole('button', { name: 'Choose a market' })).toBeDefined()
})

test('nothing is offered that a person may not open [LVL-12]', async () => {
  app.start()
  await region('This market')
  expect(screen.queryByRole('region', { name: 'You look after' })).toBeNull()
})

test('an administrator finds the screens that they look after [LVL-09]', async () => {
  app.start({ state: adminState })
  const links = within(await region('You look after')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/blackout-dates',
    '/admin/logo-approvals',
    '/admin/customers',
    '/admin/users',
    '/admin/feature-toggles',
  ])
})

test('a draft tells what it lacks, and leads to the first of it [RTE-02]', async () => {
  app.start()
  const drafts = within(await region('Drafts'))
  const link = await drafts.findByRole('link', { name: 'Continue with Winter road check' })
  expect(link.getAttribute('href')).toBe('/campaign/builder/7/audience-builder')
  drafts.getByText(/Choose the audience/)
})

test('a draft is known by the picture of its piece, and one without a piece by its name', async () => {
  const [draft] = found.drafts
  const fresh = { ...draft, key: 8, id: 8, name: 'Just begun' }
  app.on('home.read', { ...found, drafts: [draft, fresh] })
  const { picture } = campaigns.picture.example.reply
  app.on('campaigns.picture', ({ path }: Heard) => ({
    status: 200,
    body: { picture: path === '/campaign/7/picture' ? picture : null },
  }))
  app.start()
  const [begun, bare] = within(await region('Drafts')).getAllByRole('listitem')
  await waitFor(() => expect(begun?.querySelector('img')?.src).toBe(picture))
  expect(bare?.textContent).toContain('Just begun')
  expect(bare?.querySelector('img')).toBeNull()
})

test('a draft that came back says why, and all others are a press away [RTE-02]', async () => {
  app.on('home.read', { ...found, counts: [{ category: 'METRO', status: 'DRAFT', count: 12 }] })
  app.start()
  const drafts = within(await region('Drafts'))
  await drafts.findByText('Rejected: Please mail a week later.')
  const all = drafts.getByRole('link', { name: 'Show all 12 drafts' })
  expect(all.getAttribute('href')).toBe('/campaigns?status=DRAFT')
})

test('of what waits for a decision all that is submitted is a press away [RTE-02]', async () => {
  app.on('home.read', { ...found, counts: [{ category: 'METRO', status: 'SUBMITTED', count: 9 }] })
  app.start()
  const waiting = within(await region('Waiting for a decision'))
  const all = await waiting.findByRole('link', { name: 'Show all 9 submitted' })
  expect(all.getAttribute('href')).toBe('/campaigns?status=SUBMITTED')
})

const startsAt = async () =>
  within(await region('Start a campaign'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a campaign is started from each part of the catalog [RTE-02]', async () => {
  app.start({ state: adminState })
  expect(await startsAt()).toEqual([
    '/campaigns/on-demand',
    '/campaigns/always-on',
    '/campaigns/national-promotions',
    '/campaigns/metro-mailer',
    '/campaigns/service-prognostics',
  ])
})

test('a dealer is not led to campaigns of several dealers, which staff start [RTE-02, LVL-12]', async () => {
  app.start()
  expect(await startsAt()).toEqual([
    '/campaigns/on-demand',
    '/campaigns/always-on',
    '/campaigns/national-promotions',
    '/campaigns/service-prognostics',
  ])
})

test('the tiles count the campaigns of each category and lead to them [RTE-02]', async () => {
  app.on('home.read', {
    ...found,
    counts: [
      { category: 'ON_DEMAND', status: 'DRAFT', count: 2 },
      { category: 'ON_DEMAND', status: 'ACTIVE', count: 3 },
    ],
  })
  app.start()
  const tiles = within(await region('Campaigns by category'))
  const tile = tiles.getByRole('link', { name: 'Objective Focused' })
  expect(tile.getAttribute('href')).toBe('/campaigns?category=ON_DEMAND')
  expect(tile.closest('li')?.textContent).toBe('Objective Focused5Draft\u00A02 · Active\u00A03')
})

test('a category that a person neither has nor can start has no tile [RTE-02]', async () => {
  app.start()
  const ofDealer = within(await region('Campaigns by category'))
  expect(ofDealer.getAllByRole('listitem')).toHaveLength(CATEGORIES.length - 1)
  expect(ofDealer.queryByRole('link', { name: 'Metro Mailer' })).toBeNull()
  cleanup()
  app.on('home.read', { ...found, counts: [{ category: 'METRO', status: 'ACTIVE', count: 1 }] })
  app.start()
  const tiles = within(await region('Campaigns by category'))
  expect(tiles.getByRole('link', { name: 'Metro Mailer' })).toBeTruthy()
})

test('whoever decides on orders is told how many wait on them, a dealer is not asked [RTE-02]', async () => {
  app.start({ state: adminState })
  await screen.findByText('3 campaigns wait for your decision.')
})

test('with the toggle off, the home has the same links and asks for no campaigns [TGL-04, RTE-02]', async () => {
  app.start({ toggles: { IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED: false } })
  const links = within(await region('Where to go')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toContain('/campaigns?status=DRAFT')
  expect(app.callsOf('home.read')).toEqual([])
})

test('the place of the picture of a draft without a piece says that it is a draft', async () => {
  app.on('campaigns.picture', { picture: null })
  app.start()
  await within(await region('Drafts')).findByText('Draft')
})
