import { marketGroups } from '@marquee/contract/market-groups'
import { marketGroupReasons } from '@marquee/rules/market-groups'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'

const app = startedApp()
const detroit = marketGroups.details.example.reply
const group = marketGroups.list.example.reply.marketGroups[0]
const [lakeside] = detroit.markets
const dealer = (marketId: number) => ({
  ...lakeside,
  marketId,
  marketName: `Dealer ${marketId}`,
  sourceId: { id: `2040${marketId}` },
})
/** Three dealers of many, for twenty rows take the test's browser seconds. */
const few = (all: readonly object[], page: number) => ({
  markets: all.slice(page * 3, page * 3 + 3),
  totalElements: all.length,
  page,
  size: 20,
})
const many = Array.from({ length: 45 }, (_, place) => dealer(place + 10))
const others = Array.from({ length: 45 }, (_, place) => dealer(place + 100))

beforeEach(() => {
  app.on('marketGroups.details', ({ query }: Heard) =>
    reply({ ...detroit, ...few(many, Number(query.page)), marketCount: 45 }),
  )
  app.on('marketGroups.candidates', ({ body }: Heard) => {
    const { criteria, page } = body as { criteria: { text?: string }; page: number }
    const { text = '' } = criteria
    const found = others.filter(({ marketName }) => marketName.includes(text))
    return reply(few(found, page))
  })
  app.on('marketGroups.userCandidates', marketGroups.userCandidates.example.reply)
})
const reply = (body: object) => ({ status: 200, body })

async function open(search = '') {
  app.start({ path: `/admin/market-groups/3${search}`, state: adminState })
  await screen.findByRole('heading', { level: 1, name: 'Detroit Metro' })
}
const last = (operation: string) => app.callsOf(operation).at(-1)
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`${name} `) }))
const tick = async (name: string) => user.click((await rowOf(name)).getByRole('checkbox'))
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

describe('the dealers of a group', () => {
  test('come twenty at a time from the first page, asked for once [GRP-05, GRP-15, CONST-28]', async () => {
    await open()
    await rowOf('Dealer 10')
    expect(app.callsOf('marketGroups.details').map(({ query }) => query)).toEqual([
      { page: '0', size: '20', sort: 'marketName', direction: 'ASCENDING' },
    ])
    await press('Go to next page')
    await rowOf('Dealer 13')
    expect(last('marketGroups.details')?.query).toMatchObject({ page: '1', size: '20' })
  })

  test('are narrowed by name and by dealer id [GRP-06, GRP-16]', async () => {
    await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Dealer name' }), 'lake{Enter}')
    await user.type(screen.getByRole('searchbox', { name: 'Dealer ID' }), '2081{Enter}')
    await waitFor(() =>
      expect(last('marketGroups.details')?.query).toMatchObject({
        marketName: 'lake',
        marketId: '2081',
        page: '0',
      }),
    )
  })

  test('are taken out one by one, and the keyboard stays at the table [GRP-13]', async () => {
    app.on('marketGroups.removeMarket', group)
    await open()
    await press('Remove Dealer 10')
    await screen.findByText('1 dealer was removed from Detroit Metro.')
    expect(last('marketGroups.removeMarket')).toMatchObject({
      path: '/market/group/remove-market/3',
      query: { hierarchyId: 'HONDA' },
      body: { markets: [{ marketId: 10 }] },
    })
    await waitFor(() => expect(document.activeElement?.role).toBe('tabpanel'))
  })

  test('are taken out together, from several pages, after a warning [GRP-13, UI-08]', async () => {
    app.on('marketGroups.removeMarket', group)
    await open()
    await tick('Dealer 10')
    await press('Go to next page')
    await tick('Dealer 13')
    await press('Remove chosen')
    await screen.findByRole('alertdialog', { name: 'Remove 2 dealers?' })
    await press('Yes')
    await screen.findByText('2 dealers were removed from Detroit Metro.')
    expect(last('marketGroups.removeMarket')?.body).toEqual({
      markets: [{ marketId: 10 }, { marketId: 13 }],
    })
    await screen.findByText('No dealers chosen yet')
  })

  test('cannot be chosen while there are none', async () => {
    app.on('marketGroups.details', { ...detroit, markets: [], totalElements: 0, marketCount: 0 })
    await open()
    await screen.findByText(
      'The group holds no dealer yet. Add the dealers that you mail together.',
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove chosen' })).toBeNull()
  })

  test('are only looked at where the group is kept above', async () => {
    const can = { change: { ok: false, reason: 'market-group.kept-above' } }
    app.on('marketGroups.details', { ...detroit, can })
    await open()
    await rowOf('Lakeside Honda')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    for (const name of ['Rename', 'Delete', 'Add dealers']) {
      expect(screen.getByRole('button', { name }).ariaDisabled).toBe('true')
    }
  })
})

describe('adding dealers', () => {
  test('those that were ticked, over pages and searches [GRP-12]', async () => {
    app.on('marketGroups.addDealers', { ...group, marketCount: 47 })
    await open('?add')
    await tick('Dealer 101')
    await user.type(screen.getByRole('searchbox', { name: 'Name, dealer ID or city' }), '44{Enter}')
    await tick('Dealer 144')
    await press('Add 2 dealers')
    await screen.findByText('2 dealers were added to Detroit Metro.')
    expect(app.callsOf('marketGroups.addDealers')).toHaveLength(1)
    expect(last('marketGroups.addDealers')).toMatchObject({
      path: '/market/group/add-dealers/3',
      query: { hierarchyId: 'HONDA' },
      body: { markets: [{ marketId: 101 }, { marketId: 144 }] },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('all that a search finds, without those that were unticked [GRP-11, GRP-12]', async () => {
    app.on('marketGroups.addDealers', { ...group, marketCount: 54 })
    await open('?add')
    await user.type(
      await screen.findByRole('searchbox', { name: 'Name, dealer ID or city' }),
      '11{Enter}',
    )
    await press(/^Select all 10 dealers that match “11”/)
    await tick('Dealer 111')
    await press('Add 9 dealers')
    await screen.findByText('9 dealers were added to Detroit Metro.')
    expect(last('marketGroups.addDealers')).toMatchObject({
      query: { hierarchyId: 'HONDA', isSelectAll: 'true' },
      body: { criteria: { text: '11' }, excludedMarketIds: [111] },
    })
  })

  test('a refusal is told, and what was chosen stays chosen [API-05]', async () => {
    const why = marketGroupReasons['market-group.dealer-closed']
    app.on('marketGroups.addDealers', problem(422, 'market-group.dealer-closed', why))
    await open('?add')
    await tick('Dealer 101')
    await press('Add 1 dealer')
    await screen.findByText(new RegExp(why))
    expect((await rowOf('Dealer 101')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  test('nothing chosen, nothing to add: the button says so', async () => {
    await open()
    await press('Add dealers')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dealersButton(dialog).ariaDisabled).toBe('true')
    dialog.getByText('Select the dealers to add first.')
  })
})

const dealersButton = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: 'Add dealers' })

describe('renaming', () => {
  const form = () => within(screen.getByRole('form', { name: 'Rename Detroit Metro' }))
  async function type(name: string) {
    await press('Rename')
    await user.clear(form().getByRole('textbox', { name: 'Group name' }))
    await user.type(form().getByRole('textbox', { name: 'Group name' }), name)
    await press('Save name')
  }

  test('changes the group that was loaded, with the version that was read [GRP-10, GRP-15]', async () => {
    app.on('marketGroups.update', { ...group, name: 'Motor City' })
    await open()
    await type('Motor City')
    await screen.findByText('The group is called Motor City now.')
    expect(last('marketGroups.update')).toMatchObject({
      path: `/market/group/${group?.key}`,
      query: { hierarchyId: 'HONDA' },
      body: { name: 'Motor City', version: 1 },
    })
    expect(app.callsOf('marketGroups.create')).toEqual([])
  })

  test('when somebody else was faster the typing stays, their name is told, and saving again wins [GRP-10]', async () => {
    const why = marketGroupReasons['market-group.changed-meanwhile']
    app.on('marketGroups.update', problem(409, 'market-group.changed-meanwhile', why))
    await open()
    app.on('marketGroups.details', { ...detroit, name: 'Michigan', version: 7 })
    await type('Motor City')
    await form().findByText('Name: Michigan')
    expect(form().getByRole<HTMLInputElement>('textbox').value).toBe('Motor City')
    app.on('marketGroups.update', { ...group, name: 'Motor City' })
    await press('Save name')
    await screen.findByText('The group is called Motor City now.')
    expect(last('marketGroups.update')?.body).toEqual({ name: 'Motor City', version: 7 })
  })
})

describe('the users of a group', () => {
  test('are added to those who are there [GRP-14]', async () => {
    const ada = { key: 12, name: 'Ada Berg', homeName: 'Central Zone' }
    const page = marketGroups.userCandidates.example.reply
    app.on('marketGroups.userCandidates', {
      ...page,
      users: [ada, ...page.users],
      totalElements: 2,
    })
    app.on('marketGroups.setUsers', group)
    await open('?users')
    await press('Add users')
    expect((await rowOf('Robin Okafor')).getByRole<HTMLInputElement>('checkbox').disabled).toBe(
      true,
    )
    await tick('Ada Berg')
    await press('Add 1 user')
    await screen.findByText('1 user was added to Detroit Metro.')
    expect(last('marketGroups.setUsers')).toMatchObject({
      path: '/market/group/3/users',
      body: { users: [{ key: 9 }, { key: 12 }], version: 1 },
    })
  })

  test('are taken out [GRP-14]', async () => {
    app.on('marketGroups.setUsers', { ...group, users: [] })
    await open('?users')
    await press('Remove Robin Okafor')
    await screen.findByText('Robin Okafor is no longer a user of Detroit Metro.')
    expect(last('marketGroups.setUsers')?.body).toEqual({ users: [], version: 1 })
  })

  test('that somebody else changed meanwhile are shown, and taken out next [GRP-14]', async () => {
    const why = marketGroupReasons['market-group.changed-meanwhile']
    app.on('marketGroups.setUsers', problem(409, 'market-group.changed-meanwhile', why))
    await open('?users')
    const users = [...detroit.users, { key: 12, name: 'Ada Berg' }]
    app.on('marketGroups.details', { ...detroit, users, version: 7 })
    await press('Remove Robin Okafor')
    await screen.findByText(why)
    await screen.findByText('Ada Berg')
    app.on('marketGroups.setUsers', { ...group, users: [users[1]] })
    await press('Remove Robin Okafor')
    await screen.findByText('Robin Okafor is no longer a user of Detroit Metro.')
    expect(last('marketGroups.setUsers')?.body).toEqual({ users: [{ key: 12 }], version: 7 })
  })

  test('are taken out one after the other, never by a list that is being saved [GRP-14]', async () => {
    const users = [...detroit.users, { key: 12, name: 'Ada Berg' }]
    app.on('marketGroups.details', { ...detroit, users })
    let answer = () => undefined as void
    app.on('marketGroups.setUsers', async () => {
      await new Promise<void>((resume) => (answer = resume))
      return reply(group)
    })
    await open('?users')
    await press('Remove Robin Okafor')
    await press('Remove Ada Berg')
    answer()
    await screen.findByText('Robin Okafor is no longer a user of Detroit Metro.')
    expect(app.callsOf('marketGroups.setUsers')).toHaveLength(1)
  })
})

test('a group that was deleted leads back to the list, in place of its address [GRP-07]', async () => {
  app.on('marketGroups.delete', { key: 3 })
  app.on('marketGroups.list', marketGroups.list.example.reply)
  await open()
  await press('Delete')
  await press('Yes')
  await screen.findByRole('heading', { level: 1, name: 'Market groups' })
})

test.each([404, 400])('a group that is not there says so: %d', async (status) => {
  app.on('marketGroups.details', problem(status, 'not-found', 'Not here.'))
  app.start({ path: '/admin/market-groups/nothing', state: adminState })
  await screen.findByText('This group does not exist')
})
