import { marketGroups } from '@marquee/contract/market-groups'
import { templates } from '@marquee/contract/templates'
import { campaignReasons } from '@marquee/rules/campaigns'
import { expressMark } from '@marquee/rules/pieces'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Heard } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { nationalState, twoBrands } from '../../../../app/testing/states.ts'
import { box, goOn, known, nameBox, openedDetails, saveDraft } from './testing/opened-details.ts'

const { app, open } = openedDetails({ state: nationalState, initialization: twoBrands })
const last = (operation: string) => app.callsOf(operation).at(-1)

const group = marketGroups.list.example.reply.marketGroups[0]
const detroit = { ...group, key: 3, marketGroupKey: 3, name: 'Detroit Metro' }
const toledo = { ...group, key: 4, marketGroupKey: 4, name: 'Toledo Metro' }
const groupsReply = (...marketGroupsFound: object[]) => ({
  ...templates.marketGroups.example.reply,
  marketGroups: marketGroupsFound,
  totalElements: marketGroupsFound.length,
})

const child = templates.childMarkets.example.reply.childMarkets[0]
const dealer = (key: number, name: string, more: object = {}) => ({
  ...child,
  market: { ...child?.market, key, name, sourceId: { id: String(208_000 + key) } },
  ...more,
})
const dealers = [
  dealer(14, 'Lakeside Honda'),
  dealer(15, 'Oxbarrow Honda', { isDaaEligible: true, isEnrolled: false }),
  dealer(16, 'Lakeshore Honda'),
  dealer(17, 'Old Mill Honda', { isSelectable: false, reason: 'market.closed' }),
]

const metroCampaign = {
  fundingType: 'DEALER_FUNDING',
  marketGroupKey: 3,
  metroGroupName: 'Detroit Metro',
  metroGroupUrl: 'https://detroit.example',
  marketPhoneNumber: '',
  isExpressService: false,
  contactDto: {
    firstName: 'Dana',
    lastName: 'Whitfield',
    phoneNumber: '7345550114',
    email: 'dana@metro.example',
  },
}
const metro = { category: 'METRO', metroCampaign, initialCampaignName: known.name }

beforeEach(() => {
  app.on('templates.marketGroups', groupsReply(detroit, toledo))
  app.on('templates.childMarkets', { childMarkets: dealers })
})

type Form = Awaited<ReturnType<typeof open>>
const table = (form: Form) => within(form.getByRole('table', { name: 'Dealer Selection' }))
const rowOf = async (form: Form, name: string) => {
  const cell = await table(form).findByRole('cell', { name })
  return within(cell.closest('tr') as HTMLElement)
}
const choose = async (form: Form, name: RegExp) => {
  await user.click(await form.findByRole('combobox', { name: /^Dealer group/ }))
  await user.click(await screen.findByRole('option', { name }))
}
const textbox = (form: Form, name: RegExp) => form.getByRole<HTMLInputElement>('textbox', { name })

test('a metro mailer asks in this order [MTR-02, MTR-03, MTR-13, MTR-18, MTR-19, DLR-01, DATE-02]', async () => {
  const form = await open(metro, { isBillingDeferred: true })
  await form.findByRole('region', { name: 'Dealer Selection' })
  const parts = () =>
    form
      .getAllByRole('region')
      .map(
        (part) => document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent,
      )
  // Some parts come with an answer of their own.
  await waitFor(() =>
    expect(parts()).toEqual([
      'Campaign Name',
      'Funding',
      'Billing',
      'Channels',
      'Select Mail Date',
      'Dealer Group',
      'Mailer Information',
      'Service Logo',
      'Order Contact Information',
      'Deployment Recipients - Seeds',
      'Dealer Selection',
    ]),
  )
  form.getByText('The estimated in-home date is 5-10 days after the selected mail date.')
  expect(form.queryByRole('textbox', { name: /^Phone number/ })).toBeNull()
})

test('what is missing of a metro mailer is told at each field [MTR-14, MTR-15, MTR-20, MTR-21, DLR-11]', async () => {
  const contactDto = { firstName: '', lastName: '', phoneNumber: '', email: '' }
  const empty = { ...metroCampaign, metroGroupName: 'x'.repeat(81), metroGroupUrl: '', contactDto }
  const form = await open({ ...metro, metroCampaign: empty })
  await goOn(form)
  await form.findByText('Please check 7 fields.')
  form.getByText('Max characters allowed: 80')
  form.getByText('At least one dealer must be selected.')
  expect(form.getAllByText('Required').length).toBeGreaterThanOrEqual(5)
})

describe('who pays', () => {
  test('is no association where a coupon has a flat cost [MTR-05]', async () => {
    const flat = known.workflows[0]?.steps[0]
    const { attachments } = flat?.creative ?? { attachments: [] }
    const [attached] = attachments
    const price = { ...attached?.customValues, offer_1: '$39.95', A_off: null }
    const creative = { ...flat?.creative, attachments: [{ ...attached, customValues: price }] }
    const workflows = [{ key: 1, steps: [{ ...flat, creative }] }]
    const form = await open({ ...metro, workflows, selectedMarketKeys: [15] })
    await user.click(form.getByRole('radio', { name: 'DAA funding' }))
    await goOn(form)
    await form.findByText('Campaigns with flat cost coupons cannot be DAA funded')
    await user.click(form.getByRole('radio', { name: 'Dealer funding' }))
    await waitFor(() => expect(form.queryByText(/cannot be DAA funded/)).toBeNull())
  })

  test('tells which dealers there must be only where the association pays [DLR-08]', async () => {
    const form = await open({ ...metro, selectedMarketKeys: [14] })
    const message = () =>
      form.queryByText(/^All DAA-eligible dealers must be included\..* contact support at /)
    await user.click(form.getByRole('radio', { name: 'Dealer funding' }))
    await waitFor(() => expect(message()).toBeNull())
    await user.click(form.getByRole('radio', { name: 'DAA funding' }))
    await waitFor(() => expect(message()).not.toBeNull())
    await user.click(form.getByRole('radio', { name: 'Dealer funding' }))
    await waitFor(() => expect(message()).toBeNull())
  })

  test('decides on deferred billing and tells which dealers there must be [MTR-06, MTR-08, DLR-08, DLR-12]', async () => {
    const form = await open({ ...metro, selectedMarketKeys: [14] }, { isBillingDeferred: true })
    await user.click(box(form, 'Defer billing'))
    await user.click(form.getByRole('radio', { name: 'DAA funding' }))
    await waitFor(() => expect(form.queryByText('Defer billing')).toBeNull())
    form.getByText(
      'All DAA-eligible dealers must be included. To make changes contact support at (555) 010-0199 or support@marquee.example.',
    )
    await goOn(form)
    await form.findByText(/^Every DAA-eligible dealer must be selected\. Not selected: .+\.$/)
    app.on('campaigns.update', { ...known, ...metro })
    await saveDraft(form)
    await waitFor(() =>
      expect(last('campaigns.update')?.body).toMatchObject({ isBillingDeferred: false }),
    )
  })
})

describe('the dealer group', () => {
  test('sets both names and clears the dealers, and says so first [MTR-09, MTR-10, MTR-11, DLR-13]', async () => {
    app.on('campaigns.validateMetroName', ({ query }: Heard) => ({
      errorReason: query.campaignName === 'Toledo Metro 2027-03-01' ? 'Taken.' : null,
    }))
    const form = await open({ ...metro, name: 'My own name', selectedMarketKeys: [14, 15] })
    await choose(form, /Toledo Metro/)
    const warning = within(await screen.findByRole('alertdialog'))
    warning.getByText('The 2 selected dealers are cleared.')
    warning.getByText('The campaign name “My own name” becomes “Toledo Metro 2027-03-01”.')
    await user.click(warning.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(nameBox(form).value).toBe('Toledo Metro 2027-03-01 2'))
    expect(textbox(form, /^Group name/).value).toBe('Toledo Metro')
    expect(last('campaigns.validateMetroName')?.query).toMatchObject({ marketGroupKey: '4' })
    await form.findByText('0 of 3 dealers selected')
    expect(last('templates.childMarkets')?.query).toEqual({ marketGroupKey: '4', campaignKey: '7' })
  })

  test('replaces a name that only the group before brought without a question [MTR-10]', async () => {
    const form = await open({ ...metro, metroCampaign: { ...metroCampaign, marketGroupKey: null } })
    await choose(form, /Detroit Metro/)
    await waitFor(() => expect(nameBox(form).value).toBe('Detroit Metro 2027-03-01'))
    await choose(form, /Toledo Metro/)
    await waitFor(() => expect(nameBox(form).value).toBe('Toledo Metro 2027-03-01'))
    expect(textbox(form, /^Group name/).value).toBe('Toledo Metro')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('that is the only one loads by itself, and is not chosen from [MTR-09, MTR-12]', async () => {
    app.on('templates.marketGroups', groupsReply(detroit))
    const none = { ...metroCampaign, marketGroupKey: null, metroGroupName: '' }
    const form = await open({ ...metro, metroCampaign: none })
    await form.findByText('0 of 3 dealers selected')
    expect(form.queryByRole('combobox', { name: /^Dealer group/ })).toBeNull()
    expect(textbox(form, /^Group name/).value).toBe('Detroit Metro')
    expect(nameBox(form).value).toBe('Detroit Metro 2027-03-01')
    form.getByText(/^Saved/)
  })

  test('that loads by itself replaces no name that a person typed, of the campaign or of the group [MTR-10, MTR-12]', async () => {
    app.on('templates.marketGroups', groupsReply(detroit))
    const none = { ...metroCampaign, marketGroupKey: null, metroGroupName: 'Detroit dealers' }
    const form = await open({ ...metro, name: 'My own name', metroCampaign: none })
    await form.findByText('0 of 3 dealers selected')
    expect(nameBox(form).value).toBe('My own name')
    expect(textbox(form, /^Group name/).value).toBe('Detroit dealers')
    expect(app.callsOf('campaigns.validateMetroName')).toEqual([])
  })
})

describe('the mailer', () => {
  test('has an address that opens apart from this page, once it is one [MTR-13, MTR-16]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const form = await open(metro)
    const button = form.getByRole('button', { name: 'Test URL' })
    await user.click(button)
    expect(opened).toHaveBeenLastCalledWith(
      'https://detroit.example',
      '_blank',
      'noopener,noreferrer',
    )
    await user.clear(textbox(form, /^Group URL/))
    await user.type(textbox(form, /^Group URL/), 'detroit')
    await user.click(form.getByRole('button', { name: 'Test URL' }))
    expect(opened).toHaveBeenCalledTimes(1)
    opened.mockRestore()
  })

  test.each([
    ['HONDA', 'first', false],
    ['ACURA', 'second', true],
  ])('of %s carries the %s service logo, where it is wanted [MTR-18]', async (id, _, second) => {
    const form = await open({ ...metro, hierarchyId: id })
    const logo = await form.findByRole('img', { name: /^Express service logo/ })
    const [drawing] = expressMark({ id, isSecondBrand: second }).marks.flatMap((mark) =>
      mark.kind === 'path' ? [mark.data] : [],
    )
    expect(logo.querySelector('path')?.getAttribute('d')).toBe(drawing)
    app.on('campaigns.update', { ...known, ...metro })
    await user.click(box(form, 'Include the express service logo on the mailer'))
    await saveDraft(form)
    await waitFor(() =>
      expect(last('campaigns.update')?.body).toMatchObject({
        metroCampaign: { isExpressService: true },
      }),
    )
  })
})

describe('the dealers', () => {
  test('that may be selected are listed with their columns; the others are told with the reason [DLR-04, DLR-06, DLR-09, DLR-10]', async () => {
    const form = await open(metro)
    const row = await rowOf(form, 'Oxbarrow Honda')
    for (const cell of ['208015', 'Central Zone', 'District 4', 'Incomplete']) row.getByText(cell)
    const headers = table(form)
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
    expect(headers.slice(1)).toEqual(['Name', 'Dealer Id', 'Zone', 'District', 'Enrollment'])
    expect(table(form).queryByText('Old Mill Honda')).toBeNull()
    form.getByText('Old Mill Honda: This dealer is closed.')
  })

  test('are searched once typing has paused, and not before [DLR-02]', async () => {
    const form = await open({ ...metro, selectedMarketKeys: [15] })
    await rowOf(form, 'Oxbarrow Honda')
    const box = form.getByRole('searchbox', { name: 'Search By Dealer Name' })
    expect(box.getAttribute('placeholder')).toBe('Search By Dealer Name')
    await user.type(box, 'LAKE')
    expect(table(form).queryByText('Oxbarrow Honda')).not.toBeNull()
    await waitFor(() => expect(table(form).queryByText('Oxbarrow Honda')).toBeNull())
    await rowOf(form, 'Lakeside Honda')
  })

  test('are found by name after a pause, all of them selected at once, and cleared by the second press [DLR-02, DLR-03, DLR-14]', async () => {
    const form = await open({ ...metro, selectedMarketKeys: [15] })
    await rowOf(form, 'Oxbarrow Honda')
    await user.type(form.getByRole('searchbox', { name: 'Search By Dealer Name' }), 'lake{Enter}')
    await waitFor(() => expect(table(form).queryByText('Oxbarrow Honda')).toBeNull())
    expect(app.callsOf('campaigns.update')).toEqual([])
    const all = form.getByRole('button', { name: 'Select All' })
    await user.click(all)
    await form.findByText('3 of 3 dealers selected')
    app.on('campaigns.update', { ...known, ...metro, selectedMarketKeys: [14, 15, 16] })
    await user.click(all)
    await form.findByText('1 of 3 dealers selected')
    await user.click((await rowOf(form, 'Lakeside Honda')).getByRole('checkbox'))
    await form.findByText('2 of 3 dealers selected')
    await saveDraft(form)
    await waitFor(() =>
      expect(last('campaigns.update')?.body).toMatchObject({ selectedMarketKeys: [15, 14] }),
    )
  })
})

test('many dealers are turned page by page, of which nobody asks the server again [DLR-05]', async () => {
  const many = Array.from({ length: 45 }, (_, at) =>
    dealer(100 + at, `Honda ${String(at + 1).padStart(2, '0')}`),
  )
  app.on('templates.childMarkets', { childMarkets: many })
  const form = await open(metro)
  await rowOf(form, 'Honda 01')
  const lines = () => table(form).getAllByRole('row').length - 1
  expect(lines()).toBe(20)
  await user.click(form.getByRole('button', { name: /next page/i }))
  await rowOf(form, 'Honda 21')
  expect(table(form).queryByText('Honda 20')).toBeNull()
  await user.click(form.getByRole('combobox', { name: 'Rows per page:' }))
  const sizes = await screen.findAllByRole('option')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['20', '30', '40', '50'])
  await user.click(screen.getByRole('option', { name: '50' }))
  await waitFor(() => expect(lines()).toBe(45))
  expect(app.callsOf('templates.childMarkets')).toHaveLength(1)
})

test('of a child only the number and the seeds may be changed, and it says why [MTR-17, MTR-22, DLR-01, DET-08]', async () => {
  const no = { ok: false, reason: 'campaign.follows-parent' }
  const can = { ...known.can, save: no }
  const form = await open({ ...metro, parentCampaignKey: 6, can, isEditable: true })
  form.getByText(campaignReasons['campaign.follows-parent'])
  expect(nameBox(form).disabled).toBe(true)
  expect(box(form, 'Email').disabled).toBe(true)
  expect(form.getByRole<HTMLButtonElement>('button', { name: /Choose date/ }).disabled).toBe(true)
  expect(form.queryByRole('table')).toBeNull()
  app.on('campaigns.update', { ...known, ...metro, parentCampaignKey: 6, can })
  await user.type(textbox(form, /^Phone number/), '7345550199')
  expect(form.getByRole('button', { name: 'Add Seed Recipient' }).ariaDisabled).toBeNull()
  await saveDraft(form)
  await waitFor(() =>
    expect(last('campaigns.update')?.body).toMatchObject({
      metroCampaign: { marketPhoneNumber: '7345550199' },
    }),
  )
  expect(app.callsOf('campaigns.validateMetroName')).toEqual([])
})
