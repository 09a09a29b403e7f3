import { campaigns } from '@marquee/contract/campaigns'
import { listPreferences } from '@marquee/contract/list-preferences'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'

const app = startedApp()
const page = campaigns.search.example.reply
const [draft] = page.campaigns
const drafts = { key: 1, name: 'My drafts', address: 'mine=1&status=DRAFT', opensFirst: false }
const road = { key: 2, name: 'Road', address: 'q=road&sort=-name', opensFirst: false }

const savedAre = (list: string, ...savedFilters: object[]) =>
  app.on('listPreferences.read', { lists: [{ list, savedFilters, columns: [] }] })

beforeEach(() => {
  app.on('campaigns.search', { ...page, campaigns: [draft], totalElements: 1 })
  savedAre('campaigns', drafts, road)
})

async function open(search = '') {
  app.start({ path: `/campaigns${search}` })
  await screen.findByRole('link', { name: 'Winter road check' })
}

const searched = () => app.callsOf('campaigns.search').at(-1)?.body as any
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const pressed = (name: string) => button(name).getAttribute('aria-pressed')
const search = () => screen.getByRole<HTMLInputElement>('searchbox')

test('one press sets search text, filters and order; another one sets none', async () => {
  await open()
  await user.click(button('Road'))
  await waitFor(() =>
    expect(searched()).toMatchObject({
      criteria: { text: 'road' },
      sort: [{ id: 'name', direction: 'DESCENDING' }],
    }),
  )
  expect([search().value, pressed('Road'), pressed('My drafts')]).toEqual(['road', 'true', 'false'])
  expect(document.activeElement).toBe(button('Road'))
  await waitFor(() => expect(location.search).toBe('?q=road&sort=-name'))
  await user.click(button('My drafts'))
  await waitFor(() =>
    expect(searched()).toMatchObject({
      criteria: { statuses: ['DRAFT'], isMine: true, isWhole: true },
      sort: [],
    }),
  )
  expect([search().value, pressed('Road'), pressed('My drafts')]).toEqual(['', 'false', 'true'])
  await user.click(button('My drafts'))
  await waitFor(() => expect(location.search).toBe('?all=1'))
  expect([pressed('Road'), pressed('My drafts')]).toEqual(['false', 'false'])
})

test('what is set is saved under a name; before something is set, the button says what is missing', async () => {
  const active = { key: 3, name: 'Running', address: 'status=ACTIVE', opensFirst: false }
  await open()
  expect(button('Save filters').ariaDisabled).toBe('true')
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(screen.getByRole('option', { name: 'Active' }))
  app.on('listPreferences.saveFilter', active)
  savedAre('campaigns', drafts, road, active)
  await user.click(button('Save filters'))
  const dialog = within(screen.getByRole('dialog', { name: 'Save filters' }))
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), '  Running {Enter}')
  await screen.findByText('“Running” is saved')
  expect(app.callsOf('listPreferences.saveFilter')[0]).toMatchObject({
    path: '/list-preferences/campaigns/filter',
    body: { name: 'Running', address: 'status=ACTIVE' },
  })
  await waitFor(() => expect(pressed('Running')).toBe('true'))
  expect(button('Save filters').ariaDisabled).toBe('true')
})

test('a name that is taken, too long or missing is refused where it is typed, and what the server says is shown', async () => {
  await open('?status=ACTIVE')
  await user.click(button('Save filters'))
  const dialog = within(screen.getByRole('dialog', { name: 'Save filters' }))
  const name = dialog.getByRole('textbox', { name: /Name/ })
  const send = () => user.click(dialog.getByRole('button', { name: 'Save filters' }))
  await send()
  await dialog.findAllByText('Required')
  await user.type(name, 'MY DRAFTS')
  await dialog.findAllByText(/already have saved filters with this name/)
  await user.clear(name)
  await user.type(name, 'x'.repeat(41))
  await dialog.findAllByText('Max characters allowed: 40')
  await user.clear(name)
  await user.type(name, 'Fine')
  app.on('listPreferences.saveFilter', problem(409, 'saved-filter.too-many', 'No more room.'))
  await send()
  await dialog.findAllByText('No more room.')
})

test('filters that were changed after a press may replace the saved ones', async () => {
  await open()
  await user.click(button('My drafts'))
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Favorites' }))
  const address = 'status=DRAFT&favorites=1&mine=1'
  app.on('listPreferences.changeFilter', { ...drafts, address })
  savedAre('campaigns', { ...drafts, address }, road)
  await user.click(button('Update “My drafts”'))
  await waitFor(() => expect(pressed('My drafts')).toBe('true'))
  expect(app.callsOf('listPreferences.changeFilter')[0]).toMatchObject({
    path: '/list-preferences/filter/1',
    body: { address },
  })
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
})

test('a list opens with those that have the star, and says so in its address', async () => {
  savedAre('campaigns', { ...drafts, opensFirst: true }, road)
  await open()
  expect(app.callsOf('campaigns.search').map(({ body }: any) => body.criteria)).toEqual([
    { statuses: ['DRAFT'], isMine: true, isWhole: true },
  ])
  await waitFor(() => expect(location.search).toBe('?status=DRAFT&mine=1'))
  expect(pressed('My drafts, opens first')).toBe('true')
  await user.click(button('My drafts, opens first'))
  await waitFor(() => expect(searched().criteria).toEqual({ isWhole: true }))
  // Who goes on from here and comes back finds it so again.
  await waitFor(() => expect(location.search).toBe('?all=1'))
  cleanup()
  await open('?all=1')
  expect(searched().criteria).toEqual({ isWhole: true })
})

test('a link that names filters goes before the star', async () => {
  savedAre('campaigns', { ...drafts, opensFirst: true })
  await open('?status=ACTIVE')
  expect(searched().criteria).toEqual({ statuses: ['ACTIVE'], isWhole: true })
})

test('they are renamed, get the star and are deleted in one place', async () => {
  await open()
  await user.click(button('Manage saved filters'))
  const dialog = within(screen.getByRole('dialog', { name: 'Saved filters' }))
  const starred = { ...road, opensFirst: true }
  app.on('listPreferences.changeFilter', starred)
  savedAre('campaigns', drafts, starred)
  await user.click(dialog.getByRole('button', { name: 'Open with Road' }))
  await waitFor(() =>
    expect(
      dialog.getByRole('button', { name: 'Open with Road' }).getAttribute('aria-pressed'),
    ).toBe('true'),
  )
  const renamed = { ...drafts, name: 'Open work' }
  app.on('listPreferences.changeFilter', renamed)
  savedAre('campaigns', renamed, starred)
  await user.click(dialog.getByRole('button', { name: 'Rename My drafts' }))
  const naming = within(screen.getByRole('dialog', { name: 'Rename saved filters' }))
  const name = naming.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
  expect(name.value).toBe('My drafts')
  await user.clear(name)
  await user.type(name, 'Open work{Enter}')
  await dialog.findByText('Open work')
  app.on('listPreferences.deleteFilter', { key: 1 })
  savedAre('campaigns', starred)
  await user.click(dialog.getByRole('button', { name: 'Delete Open work' }))
  const asks = within(screen.getByRole('alertdialog', { name: 'Delete “Open work”?' }))
  await user.click(asks.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(dialog.queryByText('Open work')).toBeNull())
  expect(app.callsOf('listPreferences.changeFilter').map(({ body }) => body)).toEqual([
    { opensFirst: true },
    { name: 'Open work' },
  ])
})

test('without its saved filters a list is there as usual, and they may be tried for again', async () => {
  app.on('listPreferences.read', problem(500, 'server.failed', 'Something went wrong.'))
  await open()
  screen.getByText('Your saved filters could not be loaded.')
  savedAre('campaigns', drafts)
  await user.click(button('Try again'))
  await screen.findByRole('button', { name: 'My drafts' })
})

test('columns are shown as they were left, on the server, and go back to how they were', async () => {
  app.on('listPreferences.read', {
    lists: [
      {
        list: 'campaigns',
        savedFilters: [],
        columns: [
          { id: 'cost', isShown: false, width: null },
          { id: 'zodiac', isShown: true, width: 90 },
        ],
      },
    ],
  })
  app.on('listPreferences.arrangeColumns', listPreferences.arrangeColumns.example.reply)
  app.on('listPreferences.resetColumns', { columns: [] })
  await open()
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(titles()).not.toContain('Cost')
  await user.click(button('Columns'))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Changed' }))
  await waitFor(() => expect(titles()).toContain('Changed'))
  await waitFor(() =>
    expect(app.callsOf('listPreferences.arrangeColumns').map(({ body }) => body)).toEqual([
      { columns: [{ id: 'updatedAt', isShown: true, width: null }] },
    ]),
  )
  await user.click(screen.getByRole('menuitem', { name: 'Back to how it was' }))
  await waitFor(() => expect(titles()).toContain('Cost'))
  expect(titles()).not.toContain('Changed')
  await waitFor(() => expect(app.callsOf('listPreferences.resetColumns')).toHaveLength(1))
})

test('columns that could not be stored go back to what is stored', async () => {
  app.on(
    'listPreferences.arrangeColumns',
    problem(500, 'server.failed', 'Something went wrong on our side, and nothing was changed.'),
  )
  await open()
  await user.click(button('Columns'))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Cost' }))
  await screen.findByText(/Something went wrong on our side/)
  await waitFor(() => screen.getByRole('columnheader', { name: 'Cost' }))
})
