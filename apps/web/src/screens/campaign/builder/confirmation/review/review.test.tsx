import { approvals } from '@marquee/contract/approvals'
import { orders } from '@marquee/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../../../api/testing/answering-server.ts'
import { user } from '../../../../../app/testing/start-app.tsx'
import { nationalState } from '../../../../../app/testing/states.ts'
import { known, startedBuilder } from '../../testing/opened-step.ts'

const app = startedBuilder()
const review = approvals.review.example.reply
const may = { ok: true as const }
const can = { ...known.can, startReview: may, approve: may, reject: may }
const submitted = { ...known, status: 'SUBMITTED', isEditable: false, can }
const done = { results: [{ itemKey: 7, ok: true }] }

beforeEach(() => {
  app.on('approvals.count', { waiting: 1 })
  app.on('approvals.review', review)
  app.on('approvals.timeline', approvals.timeline.example.reply)
  app.on('campaigns.read', submitted)
  app.on('approvals.search', { waiting: [], totalElements: 0, page: 0, size: 2 })
  app.on('orders.ofCampaign', orders.ofCampaign.example.reply)
})

async function open(campaign: object = submitted, reply: object = review) {
  app.on('campaigns.read', campaign)
  app.on('approvals.review', reply)
  app.start({
    path: '/approvals/7',
    state: { ...nationalState, permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'] },
  })
  await screen.findByRole('heading', { level: 1, name: known.name })
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
/** Presses the button, and Enter at the question. */
async function approve() {
  await press('Approve campaign')
  await screen.findByRole('alertdialog', { name: 'Approve this campaign?' })
  await user.keyboard('{Enter}')
}
const AUDIENCE = {
  totalSize: 20_633,
  pieces: 20_633,
  estimatedCost: 1_423_677,
  costWithoutDiscount: 1_423_677,
  bills: [1_423_677],
  isStale: false,
  savedAt: '2027-02-01T12:00:00.000Z',
}
const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the review of a campaign', () => {
  test('says what changed since it was rejected, who submitted it, and what happened to it [CMP-13, GEN-03]', async () => {
    await open()
    const changes = part('What changed')
    changes.getByText(/^Submitted by Sam Ortiz, 03\/01\/2027.*\(submission 2\)$/)
    changes.getByText(/^Since it was rejected by Dana Whitfield/)
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Coupon 2: $20 off became $25 off.',
    ])
    await part('Timeline').findByText('Please take the second coupon off.')
    for (const title of ['Details', 'Postcard', 'Audience and cost']) part(title)
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
  })

  test('shows first the piece, then the money, the audience and what changed, and all of a high piece at a press [CMP-13]', async () => {
    await open()
    const regions = screen
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-labelledby'))
    const titles = regions.map((id) => document.getElementById(id ?? '')?.textContent)
    expect(titles.filter((title) => title !== undefined).slice(0, 4)).toEqual([
      'Postcard',
      'Audience and cost',
      'Who it reaches',
      'What changed',
    ])
    await press('Show all of the piece')
    screen.getByRole('button', { name: 'Show less of the piece', expanded: true })
  })

  test('says what became of the order, not that it is a draft again [CMP-13, GEN-03]', async () => {
    const rejected = { ...review, order: { ...review.order, status: 'REJECTED' } }
    await open({ ...submitted, status: 'DRAFT' }, rejected)
    screen.getByText(/ · Rejected$/)
    expect(screen.queryByText(/ · Draft$/)).toBeNull()
  })

  test('says that nothing changed, and that it is submitted for the first time [CMP-13]', async () => {
    await open(submitted, { ...review, changes: [] })
    part('What changed').getByText('Nothing changed.')
  })

  test('names the dealers of a metro campaign and its seeds [MTR-24]', async () => {
    await open(submitted, { ...review, since: null, dealers: ['Lakeside', 'Oxbarrow'] })
    part('What changed').getByText('This campaign is submitted for the first time.')
    expect(part('2 dealers').getAllByRole('listitem')).toHaveLength(2)
  })

  test('shows whom it reaches and until when it can be approved, and folds the names of the dealers away [ORD-06, GEN-03]', async () => {
    await open(submitted, { ...review, dealers: ['Lakeside', 'Oxbarrow'] })
    part('Who it reaches').getByText('Within 25 miles')
    part('What changed').getByText(/^Approve it by \d\d\/\d\d\/\d{4}, so that it can be made/)
    const names = part('2 dealers').getByText('Oxbarrow')
    expect(names.closest('details')?.open).toBe(false)
  })

  test('says how many households get another piece of their dealer shortly before or after [CMP-13]', async () => {
    const { closeMailings, withinDays } = orders.closeMailings.example.reply
    const other = { campaignKey: 8, name: 'Oil week', date: '2027-03-20' }
    const pairs = [...closeMailings, { ...closeMailings[0], first: other }]
    app.on('orders.closeMailings', { withinDays, closeMailings: pairs })
    await open()
    const alert = await screen.findByText(/^Some households get two pieces within 14 days:/)
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2,104 get “Winter road check” of 03/15/2027 and “Oil week” of 03/22/2027.'])
    expect(app.callsOf('orders.closeMailings').at(-1)?.query).toMatchObject({
      marketKey: String(known.market.key),
    })
  })

  test('leads to what waits next once it is decided [CMP-13]', async () => {
    const found = approvals.search.example.reply
    const [first] = found.waiting
    app.on('approvals.search', {
      ...found,
      waiting: [
        { ...first, key: 7 },
        { ...first, key: 8 },
      ],
    })
    await open({ ...submitted, status: 'APPROVED', can: known.can })
    const next = await screen.findByRole('link', { name: 'Next: Winter road check' })
    expect(next.getAttribute('href')).toBe('/approvals/8')
    expect(next.className).toContain('contained')
  })

  test('leads on in second place while the campaign is still to be released [MTR-23]', async () => {
    const [first] = approvals.search.example.reply.waiting
    const waiting = [{ ...first, key: 8 }]
    app.on('approvals.search', { ...approvals.search.example.reply, waiting })
    await open({ ...submitted, status: 'APPROVED', can: { ...known.can, release: may } })
    const next = await screen.findByRole('link', { name: 'Next: Winter road check' })
    expect(next.className).toContain('outlined')
    const release = screen.getByRole('button', { name: 'Release to markets' })
    expect(release.className).toContain('contained')
  })

  test('says once it is decided that nothing else waits [CMP-13]', async () => {
    await open({ ...submitted, status: 'APPROVED', can: known.can })
    await screen.findByText('Nothing else waits for you.')
  })

  test('goes on by keyboard where the buttons stood, once it is decided [ORD-06]', async () => {
    app.on('approvals.approve', done)
    await open()
    app.on('campaigns.read', { ...submitted, status: 'APPROVED', can: known.can })
    await press('Approve campaign')
    await screen.findByRole('alertdialog', { name: 'Approve this campaign?' })
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Approved. It is sent on its mail date.'),
    )
  })

  test('is asked about once, with pieces and money, and not approved by going back [ORD-06]', async () => {
    app.on('approvals.approve', done)
    await open({ ...submitted, audience: AUDIENCE })
    await press('Approve campaign')
    const name = 'Approve this campaign?'
    const asks = within(await screen.findByRole('alertdialog', { name }))
    asks.getByText(
      `20,633 pieces for $14,236.77. For ${known.market.name}, to be mailed on 03/15/2027.`,
    )
    await user.click(asks.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(app.callsOf('approvals.approve')).toEqual([])
  })

  test('is approved as it was looked at; then it is read anew [ORD-06]', async () => {
    app.on('approvals.approve', done)
    await open()
    app.on('campaigns.read', { ...submitted, status: 'APPROVED' })
    await approve()
    await screen.findByText('Approved. It is sent on its mail date.')
    expect(app.callsOf('approvals.approve').at(-1)?.body).toEqual({
      items: [{ itemKey: 7, contentHash: review.order.contentHash }],
    })
    expect(app.callsOf('approvals.approve').at(-1)?.headers['idempotency-key']).toBeTruthy()
  })

  test('of several dealers asks once, with pieces and money, before it is approved [ORD-06]', async () => {
    app.on('approvals.approve', done)
    await open({
      ...submitted,
      category: 'METRO',
      selectedMarkets: [{ key: 4 }, { key: 5 }],
      audience: AUDIENCE,
    })
    await press('Approve campaign')
    const asks = within(await screen.findByRole('alertdialog', { name: 'Approve for 2 dealers?' }))
    asks.getByText(/^20,633 pieces for \$14,236\.77 are mailed\./)
    expect(app.callsOf('approvals.approve')).toEqual([])
    await user.click(asks.getByRole('button', { name: 'Approve campaign' }))
    await waitFor(() => expect(app.callsOf('approvals.approve')).toHaveLength(1))
  })

  describe('of an order whose recipients are gone', () => {
    const recipients = { ordered: 10_989, present: 10_986, erased: 2, optedOut: 1, unreachable: 0 }
    const fewer = { ...review, recipients }
    const question = 'Approve for 10,986 households?'

    test('says how many and why, and asks with the new number before it is approved [ORD-06]', async () => {
      app.on('approvals.approve', done)
      await open(submitted, fewer)
      const banner = within(screen.getByRole('group', { name: '3 of 10,989 recipients are gone' }))
      expect(banner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '2 were erased on request.',
        '1 has opted out since.',
      ])
      banner.getByText('The order now reaches 10,986 households.')
      await press('Approve campaign')
      expect(app.callsOf('approvals.approve')).toEqual([])
      const asks = within(await screen.findByRole('alertdialog', { name: question }))
      await user.click(asks.getByRole('button', { name: 'Approve campaign' }))
      await waitFor(() =>
        expect(app.callsOf('approvals.approve').at(-1)?.body).toEqual({
          items: [{ itemKey: 7, contentHash: review.order.contentHash, recipients: 10_986 }],
        }),
      )
    })

    test('is not approved by looking at the number and going back [ORD-06]', async () => {
      await open(submitted, fewer)
      await press('Approve campaign')
      const asks = within(await screen.findByRole('alertdialog', { name: question }))
      await user.click(asks.getByRole('button', { name: 'Back' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(app.callsOf('approvals.approve')).toEqual([])
    })

    test('says nothing of it where all are there [ORD-06]', async () => {
      await open()
      expect(screen.queryByRole('group', { name: /recipients/ })).toBeNull()
    })
  })

  test('is rejected with a reason only [ORD-06, ERR-08]', async () => {
    app.on('approvals.reject', done)
    await open()
    await press('Reject campaign')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject campaign' }))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong year.')
    await user.click(dialog.getByRole('button', { name: 'Reject campaign' }))
    await waitFor(() =>
      expect(app.callsOf('approvals.reject').at(-1)?.body).toMatchObject({
        items: [{ itemKey: 7, contentHash: review.order.contentHash }],
        reason: 'Wrong year.',
      }),
    )
  })

  test('a rejecting that is refused keeps its dialog with the reason, and tells who was first [ERR-08]', async () => {
    const details = { by: 'Dana Whitfield' }
    app.on('approvals.reject', problem(409, 'campaign.cannot-reject', 'Too late.', { details }))
    await open()
    await press('Reject campaign')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject campaign' }))
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
    await user.type(reason, 'Wrong year.')
    await user.click(dialog.getByRole('button', { name: 'Reject campaign' }))
    await dialog.findByText(`${known.name}: Too late. Dana Whitfield was first.`)
    expect(reason.value).toBe('Wrong year.')
    app.on('approvals.reject', done)
    await user.click(dialog.getByRole('button', { name: 'Reject campaign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('an approval that is refused says why in a dialog, with who was first [ERR-08, UI-11]', async () => {
    const details = { by: 'Dana Whitfield' }
    app.on('approvals.approve', problem(409, 'campaign.cannot-approve', 'Too late.', { details }))
    await open()
    await approve()
    const dialog = await screen.findByRole('alertdialog', { name: 'This could not be done' })
    expect(dialog.textContent).toContain(`${known.name}: Too late. Dana Whitfield was first.`)
  })

  test('shows what the order costs, line by line [CMP-13, ORD-11]', async () => {
    await open()
    const row = await screen.findByRole('row', { name: /^Ann Arbor/ })
    expect(row.textContent).toBe(
      'Ann ArborDirect mail, $0.69 each, less $60.00Direct mail1,200$0.69$60.00$768.00',
    )
  })

  // A season that was ordered waits until it is mailed, and is customized meanwhile.
  test.each(['ACTIVE', 'RESERVED'])(
    'of %s says what changed inside each touchpoint, and decides on what was looked at [ORD-07, CMP-13]',
    async (status) => {
      const contentHash = review.order.contentHash
      const touchpoints = [
        { key: 91, name: 'Letter', contentHash, changes: ['Coupon 1: $5 off became $9 off.'] },
        { key: 92, name: 'Email', contentHash, changes: null },
      ]
      const decideTouchpoints = may
      app.on('approvals.approveTouchpoints', {
        results: [
          { itemKey: 91, ok: true },
          { itemKey: 92, ok: false, code: 'order.closed', message: 'It was changed.', details: {} },
        ],
      })
      await open({ ...submitted, status }, { ...review, touchpoints, can: { decideTouchpoints } })
      part('Changed touchpoints').getByText('Coupon 1: $5 off became $9 off.')
      part('Changed touchpoints').getByText('It was not approved before.')
      await press('Approve touchpoints')
      await screen.findByText(`${known.name}: It was changed.`)
      expect(app.callsOf('approvals.approveTouchpoints').at(-1)?.body).toEqual({
        items: [91, 92].map((itemKey) => ({ itemKey, contentHash })),
      })
    },
  )

  test('says why one may not decide, and who was first [CMP-13, ERR-08]', async () => {
    const own = { ok: false, reason: 'campaign.own-order' }
    await open({ ...submitted, can: { ...can, approve: own, reject: own } })
    expect(screen.getByRole('button', { name: 'Approve campaign' }).ariaDisabled).toBe('true')
    app.on(
      'approvals.acknowledge',
      problem(409, 'campaign.cannot-start-review', 'Only a submitted campaign is taken.', {
        details: { by: 'Dana Whitfield' },
      }),
    )
    await press('Start review')
    await screen.findByText(/Only a submitted campaign is taken\. Dana Whitfield was first\./)
  })

  test('of a request to cancel offers to confirm it, or to decline it with a reason [CMP-12]', async () => {
    app.on('approvals.confirmCancel', { key: 7, status: 'CANCELLED' })
    const requested = { ...can, confirmCancel: may, declineCancel: may }
    const { events, ...rest } = approvals.timeline.example.reply
    const request = { ...events[0], action: 'request-cancel', words: 'Our bays are closed.' }
    app.on('approvals.timeline', { ...rest, events: [request] })
    await open({ ...submitted, status: 'CANCEL_REQUESTED', can: requested })
    const why = await screen.findByText(/^Dana Whitfield asks to cancel it, 03\/02\/2027/)
    expect(why.parentElement?.textContent).toContain('Our bays are closed.')
    await press('Decline cancellation')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Confirm cancellation')
    await waitFor(() => expect(app.callsOf('approvals.confirmCancel')).toHaveLength(1))
  })

  test('of a campaign that is gone leads back to the others [ERR-22]', async () => {
    app.on('campaigns.read', problem(404, 'not-found', 'Gone.'))
    app.start({
      path: '/approvals/7',
      state: { ...nationalState, permissions: ['CAN_SUBMIT_ORDER'] },
    })
    await screen.findByText('There is no such campaign')
    screen.getByRole('link', { name: 'Go to approvals' })
  })
})
