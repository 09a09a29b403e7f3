import { campaigns } from '@marquee/contract/campaigns'
import { orders } from '@marquee/contract/orders'
import { approvals } from '@marquee/contract/approvals'
import { lastSavedAt, NEW_METRO_CAMPAIGN } from '@marquee/rules/campaigns'
import { orderReasons } from '@marquee/rules/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { nationalState } from '../../../../app/testing/states.ts'
import { known, knownStep, openAt, startedBuilder, withSteps } from '../testing/opened-step.ts'

const app = startedBuilder()
const order = orders.create.example.reply
const submitted = orders.submit.example.reply
const yes = { ok: true } as const
const audience = {
  totalSize: 1_200,
  pieces: 1_200,
  estimatedCost: 76_800,
  costWithoutDiscount: 82_800,
  bills: [76_800],
  isStale: false,
  savedAt: '2027-02-01T12:00:00.000Z',
}
const complete = withSteps([{ creative: { ...knownStep.creative, targetAttachmentCount: 0 } }], {
  status: 'DRAFT',
  isActive: true,
  isEditable: true,
  submittedAt: null,
  audience,
  can: { ...known.can, submit: yes, save: yes },
})

const approvedMetro = (release: object) => ({
  ...complete,
  status: 'APPROVED',
  category: 'METRO',
  selectedMarkets: [{ key: 14 }, { key: 15 }],
  isEditable: false,
  submittedAt: '2027-03-02T14:00:00.000Z',
  can: { ...known.can, release },
})

beforeEach(() => {
  app.on('campaigns.read', complete)
  app.on('approvals.timeline', approvals.timeline.example.reply)
  app.on('orders.create', order)
  app.on('orders.submit', submitted)
  app.on('orders.ofCampaign', { order: submitted.orders[0], part: null })
})

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Submit order/ })
const isBlocked = (one: HTMLElement) => one.getAttribute('aria-disabled') === 'true'

test('the button makes the order and submits it with the figures that it was answered [ORD-01, ORD-03, CNF-02]', async () => {
  await openAt(app, 'confirmation')
  const press = await button()
  expect(isBlocked(press)).toBe(false)
  expect(press.textContent).toBe('Submit order: 1,200 pieces, $768.00')
  await user.click(press)
  await waitFor(() =>
    expect(app.callsOf('orders.submit')[0]?.body).toEqual({
      itemKey: [known.key],
      quoteKey: order.quoteKey,
    }),
  )
  expect(app.callsOf('orders.create')[0]?.body).toEqual({
    campaignKey: known.key,
    lookedAt: lastSavedAt(complete),
  })
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Confirmation'))
  const keys = ['orders.create', 'orders.submit'].map(
    (name) => app.callsOf(name)[0]?.headers['idempotency-key'],
  )
  expect(keys).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ])
})

test('what is ordered and mailed around the same days is named before it is ordered [CNF-01]', async () => {
  const { mailings, ...found } = campaigns.calendar.example.reply
  const winter = { ...mailings[0], key: 8, name: 'Winter ready', status: 'SUBMITTED' }
  app.on('campaigns.calendar', {
    ...found,
    mailings: [
      { ...winter, deploymentDate: '2027-03-20', deploymentDateTwo: null },
      { ...winter, key: 9, name: 'A draft', status: 'DRAFT' },
    ],
  })
  await openAt(app, 'confirmation')
  const alert = await screen.findByText(/^Also mailed within 14 days\./)
  const link = within(alert).getByRole('link', { name: 'Winter ready, 03/20/2027' })
  expect(link.getAttribute('href')).toContain('/campaign/builder/8')
  expect(within(alert).getAllByRole('link')).toHaveLength(1)
  expect(app.callsOf('campaigns.calendar')[0]?.query).toMatchObject({
    from: '2027-03-01',
    days: '29',
  })
})

test('a campaign of which nothing was saved since it was rejected is asked about, with the reason [CMP-11, GEN-03]', async () => {
  const [example] = approvals.timeline.example.reply.events
  const at = '2027-03-03T09:00:00.000Z'
  const rejected = { ...example, at, by: 'Ann Lee', words: 'The price is wrong.' }
  app.on('approvals.timeline', { events: [rejected], isAsRejected: true, can: { comment: yes } })
  const back = { ...complete, submittedAt: '2027-03-02T14:00:00.000Z', updatedAt: at }
  app.on('campaigns.read', back)
  await openAt(app, 'confirmation')
  await screen.findAllByText('The price is wrong.')
  await user.click(await button())
  const asks = within(
    await screen.findByRole('alertdialog', { name: 'Submit it as it was rejected?' }),
  )
  asks.getByText('Nothing of this campaign has changed since Ann Lee rejected it:')
  asks.getByText('The price is wrong.')
  expect(app.callsOf('orders.create')).toEqual([])
  await user.click(asks.getByRole('button', { name: 'Submit order' }))
  await waitFor(() => expect(app.callsOf('orders.submit')).toHaveLength(1))
})

test('one that has changed since is submitted without a question [CMP-11]', async () => {
  const [example] = approvals.timeline.example.reply.events
  app.on('approvals.timeline', { events: [example], isAsRejected: false, can: { comment: yes } })
  app.on('campaigns.read', { ...complete, submittedAt: '2027-03-02T14:00:00.000Z' })
  await openAt(app, 'confirmation')
  await screen.findAllByText(/^Rejected by/)
  await user.click(await button())
  await waitFor(() => expect(app.callsOf('orders.submit')).toHaveLength(1))
})

test('figures that changed stand side by side; the new ones are submitted when they are taken [ORD-03]', async () => {
  const totals = {
    totalSize: 1200,
    pieces: 1200,
    costWithoutDiscount: 82_800,
    totalDiscount: 6_000,
    estimatedCost: 76_800,
  }
  const present = { ...totals, totalSize: 1100, estimatedCost: 70_000 }
  const details = { shown: totals, present, quoteKey: 'anew', campaignKey: 7 }
  app.on('orders.submit', problem(409, 'order.quote-changed', 'Changed.', { details }))
  await openAt(app, 'confirmation')
  await user.click(await button())
  const dialog = await screen.findByRole('alertdialog', { name: 'The figures have changed' })
  expect(within(dialog).getByRole('row', { name: /Cost/ }).textContent).toBe('Cost$768.00$700.00')
  app.on('orders.submit', submitted)
  await user.click(within(dialog).getByRole('button', { name: 'Submit with the new figures' }))
  await waitFor(() =>
    expect(app.callsOf('orders.submit')[1]?.body).toEqual({ itemKey: [7], quoteKey: 'anew' }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('what somebody else changed meanwhile is shown before it is ordered [ORD-01]', async () => {
  const code = 'order.campaign-changed'
  await openAt(app, 'confirmation')
  // It is changed after it was read here.
  const press = await button()
  app.on('orders.create', problem(409, code, orderReasons[code]))
  app.on('campaigns.read', { ...complete, name: 'Winter with $9,000 off' })
  await user.click(press)
  const dialog = await screen.findByRole('alertdialog', { name: 'This could not be done' })
  expect(dialog.textContent).toContain(orderReasons[code])
  expect(app.callsOf('orders.create')[0]?.body).toMatchObject({
    lookedAt: lastSavedAt(complete),
  })
  await screen.findAllByText('Winter with $9,000 off')
  expect(app.callsOf('orders.submit')).toEqual([])
})

test('a failure is told in the words of the server, with all that is missing [ERR-07, ERR-08, ERR-21, UI-11]', async () => {
  const details = { missing: [{ text: 'Choose the audience.' }] }
  app.on('orders.create', problem(409, 'order.incomplete', 'Not yet.', { details }))
  await openAt(app, 'confirmation')
  await user.click(await button())
  const dialog = await screen.findByRole('alertdialog', { name: 'This could not be done' })
  expect(dialog.textContent).toContain('Not yet.Choose the audience.')
})

test('what may not be submitted says why [CNF-01, LVL-13]', async () => {
  app.on('campaigns.read', {
    ...complete,
    can: { ...complete.can, submit: { ok: false, reason: 'campaign.not-an-orderer' } },
  })
  await openAt(app, 'confirmation')
  expect(isBlocked(await button())).toBe(true)
})

test('what is submitted shows its order, is withdrawn and canceled from here [CMP-26, CMP-27, CNF-01]', async () => {
  const can = { ...known.can, submit: yes, saveAsDraft: yes, cancel: yes }
  const sent = {
    ...complete,
    status: 'SUBMITTED',
    isEditable: false,
    submittedAt: '2027-03-02T14:00:00.000Z',
    can,
  }
  app.on('campaigns.read', sent)
  app.on('campaigns.saveAsDraft', sent)
  app.on('orders.cancel', sent)
  await openAt(app, 'confirmation')
  expect((await screen.findByRole('link', { name: 'Open order 12' })).getAttribute('href')).toBe(
    '/orders/12',
  )
  screen.getByText('Decided by the staff of District 4 or Central Zone, or of the brand.')
  screen.getByText(/^It must be approved by \d\d\/\d\d\/\d{4} to be mailed/)
  expect(screen.queryByRole('button', { name: /^Submit order/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Withdraw order' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw order' }))
  await waitFor(() => expect(app.callsOf('campaigns.saveAsDraft')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Cancel campaign' }))
  const why = await screen.findByRole('dialog', { name: 'Cancel campaign' })
  within(why).getByRole('button', { name: 'Keep campaign' })
  expect(within(why).queryByRole('button', { name: 'Cancel' })).toBeNull()
  app.on('orders.cancel', problem(409, 'busy', 'Not now.'))
  await user.type(within(why).getByRole('textbox', { name: 'Reason' }), 'Too late')
  await user.click(within(why).getByRole('button', { name: 'Cancel campaign' }))
  await within(why).findByText('Not now.')
  app.on('orders.cancel', sent)
  await user.click(within(why).getByRole('button', { name: 'Cancel campaign' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.callsOf('orders.cancel').at(-1)?.body).toEqual({ reason: 'Too late' })
})

test('a coupon of what is submitted ends on the day that it had at the submission [CPN-14, CNF-02]', async () => {
  const [attached] = knownStep.creative.attachments
  const open = { ...attached, customValues: { ...attached?.customValues, endDate: null } }
  const creative = { ...knownStep.creative, targetAttachmentCount: 1, attachments: [open] }
  const sent = { status: 'SUBMITTED', submittedAt: '2027-03-02T17:00:00.000Z', isEditable: false }
  const template = { ...known.template, campaignEndDate: null }
  const season = { ...sent, category: 'SEASONAL', template, today: '2027-04-20' }
  app.on('campaigns.read', withSteps([{ creative } as object], season))
  await openAt(app, 'confirmation')
  const piece = within(await screen.findByRole('region', { name: knownStep.name }))
  piece.getByText('Until 05/31/2027')
})

test('whoever may decide about it is led from here to where that is done [CNF-01, ORD-10]', async () => {
  const sent = { status: 'SUBMITTED', isEditable: false, submittedAt: '2027-03-02T14:00:00.000Z' }
  app.on('campaigns.read', { ...complete, ...sent, can: { ...known.can, approve: yes } })
  await openAt(app, 'confirmation')
  const link = await screen.findByRole('link', { name: 'Review and decide' })
  expect(link.getAttribute('href')).toBe('/approvals/7')
})

test('the dealer of a metro campaign reads their own part of its order, and has nothing to decide [RTE-21, MTR-24, CNF-01]', async () => {
  const [created] = submitted.orders
  const { lines = [], pieces, totalDiscount, estimatedCost } = created ?? order
  const part = { orderKey: 12, lines, payments: [], pieces, totalDiscount, estimatedCost }
  app.on('orders.ofCampaign', { order: null, part })
  const child = { parentCampaignKey: 6, category: 'METRO', status: 'SUBMITTED' }
  const submittedAt = '2027-03-02T14:00:00.000Z'
  app.on('campaigns.read', { ...complete, ...child, submittedAt, isEditable: false })
  await openAt(app, 'confirmation')
  const lists = within(await screen.findByRole('table'))
  expect(lists.getByRole('row', { name: /^Total/ }).textContent).toBe('Total1,200$60.00$768.00')
  expect(screen.queryByRole('button', { name: 'Withdraw order' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Open order/ })).toBeNull()
})

test.for([
  ['the call', problem(409, 'campaign.cannot-release', 'It was canceled.')],
  [
    'the campaign',
    {
      results: [
        {
          itemKey: 7,
          ok: false,
          code: 'campaign.cannot-release',
          message: 'It was canceled.',
          details: {},
        },
      ],
    },
  ],
] as const)('where %s is refused, releasing says why in a dialog [ERR-08, UI-11]', async (row) => {
  app.on('approvals.release', row[1])
  app.on('campaigns.read', approvedMetro(yes))
  await openAt(app, 'confirmation')
  await user.click(await screen.findByRole('button', { name: 'Release to markets' }))
  await screen.findByRole('alertdialog', { name: /^Release to \d+ dealers?\?$/ })
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('alertdialog', { name: 'This could not be done' })
  expect(dialog.textContent).toContain('It was canceled.')
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('who ordered a metro campaign reads that somebody else releases it [CMP-10, ORD-12]', async () => {
  app.on('campaigns.read', approvedMetro({ ok: false, reason: 'campaign.own-order' }))
  await openAt(app, 'confirmation')
  await screen.findByText(/It is released to them by somebody else of .+: nobody releases what/)
  expect(screen.queryByRole('button', { name: 'Release to markets' })).toBeNull()
})

test('an order for several dealers is asked about once, with pieces and money [ORD-05, MTR-23]', async () => {
  app.on('orders.submitMetro', submitted)
  const contactDto = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    phoneNumber: '7345550114',
    email: 'dana@metro.example',
  }
  app.on('campaigns.read', {
    ...complete,
    category: 'METRO',
    selectedMarkets: [{ key: 14 }, { key: 15 }],
    selectedMarketKeys: [14, 15],
    metroCampaign: {
      ...NEW_METRO_CAMPAIGN,
      marketGroupKey: 3,
      metroGroupName: 'Detroit Metro',
      metroGroupUrl: 'https://detroit.example',
      contactDto,
    },
  })
  app.start({ path: '/campaign/builder/7/confirmation', state: nationalState })
  await user.click(await button())
  const name = 'Submit the order for 2 dealers?'
  const asks = within(await screen.findByRole('alertdialog', { name }))
  asks.getByText('1,200 pieces for $768.00 are ordered.')
  await user.click(asks.getByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(app.callsOf('orders.create')).toEqual([])
  await user.click(await button())
  const again = within(await screen.findByRole('alertdialog', { name }))
  await user.click(again.getByRole('button', { name: 'Submit order' }))
  await waitFor(() => expect(app.callsOf('orders.submitMetro')).toHaveLength(1))
})

test('the confirmation of a metro campaign names its group, and no market [MTR-12, MTR-13]', async () => {
  const metroCampaign = {
    ...NEW_METRO_CAMPAIGN,
    marketGroupKey: 3,
    metroGroupName: 'Motor City Dealers',
    metroGroupUrl: 'https://detroit.example',
  }
  const market = { ...complete.market, key: 900, name: 'Detroit Metro' }
  app.on('campaigns.read', { ...complete, category: 'METRO', market, metroCampaign })
  await openAt(app, 'confirmation')
  const details = await screen.findByRole('region', { name: 'Details' })
  const said = Object.fromEntries(
    [...details.querySelectorAll('dl > div')].map(({ children: [name, value] }) => [
      name?.textContent,
      value?.textContent,
    ]),
  )
  expect(said).toMatchObject({
    'Dealer group': 'Detroit Metro',
    'Group name': 'Motor City Dealers',
    'Group URL': 'https://detroit.example',
  })
  expect(said).not.toHaveProperty('Market')
})

test('a metro campaign that is approved is released to its dealers from here, once [CMP-10, ORD-09, ORD-12]', async () => {
  app.on('approvals.release', { results: [{ itemKey: 7, ok: true }] })
  const approved = approvedMetro(yes)
  app.on('campaigns.read', approved)
  await openAt(app, 'confirmation')
  await screen.findByText(
    /^Its dealers do not see their part yet\. It is released to them by the staff of .+, or of the brand\.$/,
  )
  app.on('campaigns.read', { ...approved, isReleasedToDealers: true })
  await user.click(screen.getByRole('button', { name: 'Release to markets' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Release to 2 dealers?' })
  expect(asks.textContent).toContain('1,200 pieces for $768.00 are mailed. Each dealer sees their')
  expect(app.callsOf('approvals.release')).toEqual([])
  await user.keyboard('{Enter}')
  await screen.findByText('Each of its dealers sees their own part.')
  expect(app.callsOf('approvals.release')[0]?.body).toEqual({ campaignKeys: [7] })
  expect(screen.queryByRole('button', { name: 'Release to markets' })).toBeNull()
})
