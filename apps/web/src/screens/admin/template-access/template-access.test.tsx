import { markets } from '@marquee/contract/markets'
import { templates } from '@marquee/contract/templates'
import { templateReasons } from '@marquee/rules/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState, dealerState, twoBrands } from '../../../app/testing/states.ts'

const app = startedApp()
const page = templates.accessMatrix.example.reply
const [road] = page.campaignTemplates
const detroit = { key: 3, name: 'Detroit Metro', hierarchyId: 'HONDA' }
const groups = [
  detroit,
  { key: 4, name: 'Lakes', hierarchyId: 'HONDA' },
  { key: 5, name: 'Acura West', hierarchyId: 'ACURA' },
]
const [dealer] = markets.search.example.reply.markets
const lakes = { ...dealer, key: 9, name: 'Lakes District', type: 'DISTRICT' as const }
const withAccess = (access: object, more: object = {}) => ({
  ...page,
  campaignTemplates: [
    { ...road, markets: [], access: { ...road?.access, marketKeys: [], ...access }, ...more },
  ],
  marketGroups: groups,
})
const open = async (starting = {}) => {
  app.start({ path: '/admin/template-access', state: adminState, ...starting })
  await screen.findByText('Winter road check')
}
const last = (operation: string) => app.callsOf(operation).at(-1)
const row = () => within(screen.getByRole('row', { name: /Winter road check/ }))
const change = { name: 'Change who sees Winter road check' }
const dialog = async () => {
  await user.click(screen.getByRole('button', change))
  return within(await screen.findByRole('dialog', { name: 'Who sees Winter road check' }))
}

beforeEach(() => {
  app.on('templates.accessMatrix', withAccess({}))
  app.on('templates.countDealers', templates.countDealers.example.reply)
  app.on('markets.search', { ...markets.search.example.reply, markets: [lakes] })
})

describe('the matrix', () => {
  test('tells for each template which markets and levels see it [TPL-09]', async () => {
    await open()
    row().getByText('Detroit Metro')
    const levels = row()
      .getAllByText(/^(Yes|No)$/)
      .map(({ textContent }) => textContent)
    // National, zone, district, dealer.
    expect(levels).toEqual(['No', 'No', 'Yes', 'Yes'])
  })

  test.each([
    [{ isOpenToBrand: true, marketGroupKeys: [] }, 'All of Honda'],
    [{ isOpenToBrand: false, marketGroupKeys: [] }, 'Nobody'],
    [{ isOpenToBrand: false, marketGroupKeys: [4, 3] }, 'Lakes, Detroit Metro'],
    [{ isOpenToBrand: false, marketGroupKeys: [99] }, 'a group that you do not look after'],
  ])('says it in words: %j is %s [TPL-09]', async (access, words) => {
    app.on('templates.accessMatrix', withAccess(access))
    await open()
    row().getByText(words)
  })

  test.each([
    [['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'], 'All levels'],
    [['DEALER', 'ZONE'], 'Zone, Dealer'],
    [[], 'No level'],
  ])('says the levels %j also in words: %s [TPL-09]', async (levels, words) => {
    app.on('templates.accessMatrix', withAccess({ levels }))
    await open()
    row().getByText(words)
  })

  test('is searched, sorted and narrowed to a brand by the server [TBL-11, TBL-12]', async () => {
    await open({ initialization: twoBrands })
    await user.type(screen.getByRole('searchbox'), 'road{Enter}')
    await user.click(screen.getByRole('columnheader', { name: /Category/ }))
    await user.click(screen.getByRole('combobox', { name: 'Brand' }))
    await user.click(screen.getByRole('option', { name: 'Acura' }))
    await waitFor(() =>
      expect(last('templates.accessMatrix')?.query).toEqual({
        page: '0',
        size: '20',
        sort: 'category',
        direction: 'ASCENDING',
        text: 'road',
        hierarchyId: 'ACURA',
      }),
    )
  })

  test('is not for people without the permission [LVL-12]', async () => {
    app.start({ path: '/admin/template-access', state: dealerState })
    await screen.findByRole('heading', { level: 1, name: 'Lakeside Honda' })
  })

  test('a template that is kept above cannot be changed, and says why', async () => {
    const reason = 'campaign-template.kept-above'
    app.on(
      'templates.accessMatrix',
      withAccess({}, { can: { changeAccess: { ok: false, reason } } }),
    )
    await open()
    expect(screen.getByRole('button', change).ariaDisabled).toBe('true')
    screen.getByText(templateReasons[reason])
  })
})

describe('a change', () => {
  test('from groups to the whole brand is saved and told [TPL-09]', async () => {
    app.on('templates.saveAccess', { ...road })
    await open()
    const form = await dialog()
    await user.click(form.getByRole('radio', { name: 'Every market of Honda' }))
    await user.click(form.getByRole('checkbox', { name: 'Zone' }))
    expect(form.queryByRole('group', { name: /Market groups/ })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Save access' }))
    await screen.findByText('Access to Winter road check was saved.')
    expect(last('templates.saveAccess')).toMatchObject({
      path: '/campaign-template/31/access',
      body: {
        isOpenToBrand: true,
        marketGroupKeys: [],
        levels: ['ZONE', 'DISTRICT', 'DEALER'],
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('offers the groups of the template’s brand [TPL-09]', async () => {
    app.on('templates.saveAccess', { ...road })
    await open()
    const form = await dialog()
    const offered = within(form.getByRole('group', { name: /Market groups/ }))
    expect(offered.queryByRole('checkbox', { name: 'Acura West' })).toBeNull()
    await user.click(offered.getByRole('checkbox', { name: 'Lakes' }))
    offered.getByText('2 groups chosen')
    await user.click(form.getByRole('button', { name: 'Save access' }))
    await waitFor(() =>
      expect(last('templates.saveAccess')?.body).toMatchObject({ marketGroupKeys: [3, 4] }),
    )
  })

  test('to districts and dealers is saved, with how many dealers that is said before [TPL-09]', async () => {
    app.on('templates.saveAccess', { ...road })
    await open()
    const form = await dialog()
    await form.findByText('Offered to 43 dealers.')
    await user.click(form.getByRole('combobox', { name: 'Zones, districts and dealers' }))
    await user.click(await screen.findByRole('option', { name: /Lakes District/ }))
    await waitFor(() =>
      expect(last('templates.countDealers')?.body).toMatchObject({
        hierarchyId: 'HONDA',
        marketKeys: [9],
        marketGroupKeys: [3],
      }),
    )
    await user.click(form.getByRole('button', { name: 'Save access' }))
    await screen.findByText('Access to Winter road check was saved.')
    expect(last('templates.saveAccess')?.body).toMatchObject({ marketKeys: [9] })
  })

  test('without any group or level is asked to be finished first', async () => {
    await open()
    const form = await dialog()
    await user.click(form.getByRole('checkbox', { name: 'Detroit Metro' }))
    for (const level of ['District', 'Dealer']) {
      await user.click(form.getByRole('checkbox', { name: level }))
    }
    await user.click(form.getByRole('button', { name: 'Save access' }))
    await form.findByText('Please check 2 fields.')
    expect(app.callsOf('templates.saveAccess')).toEqual([])
  })

  test('that failed says why and keeps the choice [API-05]', async () => {
    const why = templateReasons['campaign-template.group-unknown']
    app.on('templates.saveAccess', problem(422, 'campaign-template.group-unknown', why))
    await open()
    const form = await dialog()
    await user.click(form.getByRole('checkbox', { name: 'Lakes' }))
    await user.click(form.getByRole('button', { name: 'Save access' }))
    await form.findByText(why)
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Lakes' }).checked).toBe(true)
  })

  describe('when somebody else was faster', () => {
    const why = templateReasons['campaign-template.changed-meanwhile']
    const theirs = {
      ...road,
      version: 2,
      access: {
        isOpenToBrand: true,
        marketKeys: [],
        marketGroupKeys: [],
        levels: ['ZONE' as const],
      },
      markets: [],
    }
    const refused = async () => {
      app.on('templates.saveAccess', problem(409, 'campaign-template.changed-meanwhile', why))
      app.on('templates.readAccess', { ...theirs, dealers: 3 })
      await open()
      const form = await dialog()
      await user.click(form.getByRole('checkbox', { name: 'Lakes' }))
      await user.click(form.getByRole('button', { name: 'Save access' }))
      await form.findByText(why)
      await form.findByText('Who gets it: All of Honda')
      form.getByText('People of these levels: Zone')
      return form
    }
    const isTicked = (form: Awaited<ReturnType<typeof dialog>>, name: string) =>
      form.queryByRole<HTMLInputElement>('checkbox', { name })?.checked

    test('the choice stays, what they saved is told, and saving again wins [TPL-09]', async () => {
      const form = await refused()
      expect([isTicked(form, 'Lakes'), isTicked(form, 'Zone')]).toEqual([true, false])
      app.on('templates.saveAccess', { ...road, version: 3 })
      await user.click(form.getByRole('button', { name: 'Save access' }))
      await screen.findByText('Access to Winter road check was saved.')
      const sent = app.callsOf('templates.saveAccess').map(({ body }) => body)
      expect(sent).toMatchObject([{ version: 1 }, { version: 2, marketGroupKeys: [3, 4] }])
    })

    test('what they saved can be taken over instead [TPL-09]', async () => {
      const form = await refused()
      await user.click(form.getByRole('button', { name: 'Take these values over' }))
      await waitFor(() => expect(isTicked(form, 'Zone')).toBe(true))
      expect(isTicked(form, 'Lakes')).toBeUndefined()
    })
  })

  test('among many groups finds one by its name', async () => {
    const many = Array.from({ length: 30 }, (_, nth) => ({
      key: nth + 10,
      name: `Group ${nth + 10}`,
      hierarchyId: 'HONDA',
    }))
    app.on('templates.accessMatrix', { ...withAccess({}), marketGroups: [detroit, ...many] })
    await open()
    const form = await dialog()
    await user.type(form.getByRole('searchbox', { name: 'Name of a group' }), '39')
    const offered = within(form.getByRole('group', { name: /Market groups/ }))
    expect(offered.getAllByRole('checkbox')).toHaveLength(1)
    await user.click(offered.getByRole('checkbox', { name: 'Group 39' }))
    offered.getByText('2 groups chosen')
  })
})
