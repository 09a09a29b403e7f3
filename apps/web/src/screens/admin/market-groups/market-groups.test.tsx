import { marketGroups } from '@marquee/contract/market-groups'
import { marketGroupReasons } from '@marquee/rules/market-groups'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState, twoBrands } from '../../../app/testing/states.ts'

const app = startedApp()
const page = marketGroups.list.example.reply
const [detroit] = page.marketGroups
const found = (...rows: object[]) => ({
  ...page,
  marketGroups: rows,
  totalElements: rows.length,
})

beforeEach(() => {
  app.on('marketGroups.list', page)
  app.on('marketGroups.details', marketGroups.details.example.reply)
  app.on('marketGroups.candidates', marketGroups.candidates.example.reply)
})

async function open(starting = {}) {
  app.start({ path: '/admin/market-groups', state: adminState, ...starting })
  await screen.findByRole('link', { name: 'Detroit Metro' })
}
const last = (operation: string) => app.callsOf(operation).at(-1)

describe('the list', () => {
  test('shows each group with its dealers and users, and leads to it [GRP-01, GRP-02]', async () => {
    await open()
    const row = within(screen.getByRole('row', { name: /Detroit Metro/ }))
    row.getByText('40')
    row.getByText('Robin Okafor')
    expect(screen.getByRole('link', { name: 'Detroit Metro' }).getAttribute('href')).toBe(
      '/admin/market-groups/3',
    )
  })

  test('is searched and put in order by the server, over all markets [TBL-11, TBL-12]', async () => {
    await open()
    expect(last('marketGroups.list')?.query).toEqual({
      page: '0',
      size: '20',
      sort: 'name',
      direction: 'ASCENDING',
    })
    await user.type(screen.getByRole('searchbox'), 'metro{Enter}')
    await user.click(screen.getByRole('columnheader', { name: /Dealers/ }))
    await waitFor(() =>
      expect(last('marketGroups.list')?.query).toEqual({
        page: '0',
        size: '20',
        sort: 'marketCount',
        direction: 'ASCENDING',
        text: 'metro',
      }),
    )
  })

  test('is narrowed to a brand by who looks after several', async () => {
    await open({ initialization: twoBrands })
    await user.click(screen.getByRole('combobox', { name: 'Brand' }))
    await user.click(screen.getByRole('option', { name: 'Acura' }))
    await waitFor(() =>
      expect(last('marketGroups.list')?.query).toMatchObject({ hierarchyId: 'ACURA' }),
    )
  })

  test('says what to do while there is no group, and when none is found', async () => {
    app.on('marketGroups.list', found())
    app.start({ path: '/admin/market-groups', state: adminState })
    await screen.findByText('Create a group, then add the dealers that you mail together.')
    await user.type(screen.getByRole('searchbox'), 'x{Enter}')
    await screen.findByText('No group has this in its name. Search for something else.')
  })

  test('a group that is kept above cannot be deleted, and says why', async () => {
    const can = { change: { ok: false, reason: 'market-group.kept-above' } }
    app.on('marketGroups.list', found({ ...detroit, can }))
    await open()
    const button = screen.getByRole('button', { name: 'Delete Detroit Metro' })
    expect(button.ariaDisabled).toBe('true')
    screen.getByText(marketGroupReasons['market-group.kept-above'])
  })
})

test('a group is deleted after a warning that says what it holds [GRP-07, UI-08]', async () => {
  app.on('marketGroups.delete', { key: 3 })
  await open()
  await user.click(screen.getByRole('button', { name: 'Delete Detroit Metro' }))
  const warning = within(await screen.findByRole('alertdialog'))
  warning.getByText('The group holds 40 dealers and has 1 user.')
  await user.click(warning.getByRole('button', { name: 'No' }))
  expect(app.callsOf('marketGroups.delete')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete Detroit Metro' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByText('Detroit Metro was deleted.')
  expect(last('marketGroups.delete')?.path).toBe('/market/group/3')
})

describe('creating', () => {
  async function form() {
    await user.click(screen.getByRole('button', { name: 'Create group' }))
    return within(screen.getByRole('form', { name: 'Create a group' }))
  }

  test('an empty group leads straight to choosing its dealers [GRP-08]', async () => {
    app.on('marketGroups.create', detroit)
    await open()
    const fields = await form()
    await user.type(fields.getByRole('textbox', { name: 'Group name' }), ' Detroit Metro ')
    await user.click(fields.getByRole('button', { name: 'Create group' }))
    await screen.findByRole('dialog', { name: 'Add dealers to Detroit Metro' })
    expect(last('marketGroups.create')?.body).toEqual({
      name: 'Detroit Metro',
      hierarchyId: 'HONDA',
    })
    expect(location.pathname).toBe('/admin/market-groups/3')
  })

  test('a group of all dealers is made at once [GRP-09]', async () => {
    app.on('marketGroups.createWithMarkets', detroit)
    await open()
    const fields = await form()
    await user.type(fields.getByRole('textbox', { name: 'Group name' }), 'Detroit Metro')
    await user.click(fields.getByRole('radio', { name: /^All open dealers/ }))
    await user.click(fields.getByRole('button', { name: 'Create group' }))
    await screen.findByText('Detroit Metro was created with 40 dealers.')
    expect(last('marketGroups.createWithMarkets')?.query).toEqual({ isSelectAll: 'true' })
    await screen.findByRole('heading', { level: 1, name: 'Detroit Metro' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('asks for the brand where there are several', async () => {
    app.on('marketGroups.create', detroit)
    await open({ initialization: twoBrands })
    const fields = await form()
    await user.click(fields.getByRole('combobox', { name: /Brand/ }))
    await user.click(screen.getByRole('option', { name: 'Acura' }))
    await user.type(fields.getByRole('textbox', { name: 'Group name' }), 'Detroit Metro')
    await user.click(fields.getByRole('button', { name: 'Create group' }))
    await waitFor(() =>
      expect(last('marketGroups.create')?.body).toMatchObject({ hierarchyId: 'ACURA' }),
    )
  })

  test.each([
    ['   ', 'Required'],
    ['x'.repeat(81), 'Max characters allowed: 80'],
  ])('a name of %j is not sent: %s [MTR-14, GRP-17]', async (name, problemOfName) => {
    await open()
    const fields = await form()
    await user.type(fields.getByRole('textbox', { name: 'Group name' }), name)
    await user.click(fields.getByRole('button', { name: 'Create group' }))
    expect((await fields.findAllByText(new RegExp(problemOfName))).length).toBeGreaterThan(0)
    expect(app.callsOf('marketGroups.create')).toEqual([])
  })

  test('a name that is taken is told in the form, and closing it asks first [API-05, UI-08]', async () => {
    const why = marketGroupReasons['market-group.name-taken']
    app.on('marketGroups.create', problem(409, 'market-group.name-taken', why))
    await open()
    const fields = await form()
    await user.type(fields.getByRole('textbox', { name: 'Group name' }), 'Detroit Metro')
    await user.click(fields.getByRole('button', { name: 'Create group' }))
    await fields.findByText(why)
    await user.click(fields.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Warning' })
  })
})
