import { approvals } from '@marquee/contract/approvals'
import { campaignReasons } from '@marquee/rules/campaigns'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'
import { dealerState, nationalState } from '../../app/testing/states.ts'
import type { State } from '../../widgets/user-state/index.ts'

const app = startedApp()
const page = approvals.search.example.reply
const [order] = page.waiting
const hash = order?.contentHash as string
const staff: State = { ...nationalState, permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'] }
const nth = (key: number, more: object = {}) => ({
  ...order,
  key,
  name: `Campaign ${key}`,
  ...more,
})
const found = (...waiting: object[]) => ({ ...page, waiting, totalElements: waiting.length })
const steps = { kind: 'TOUCHPOINTS', touchpoints: [{ key: 91, name: 'Letter', contentHash: hash }] }

beforeEach(() => {
  app.on('approvals.count', { waiting: 3 })
})

async function open(answer: object = found(nth(1), nth(2), nth(3))) {
  app.on('approvals.search', answer)
  app.start({ path: '/approvals', state: staff })
  await screen.findByText(/campaigns?$/, { selector: '[role=status]' })
}
const last = (operation: string) => app.callsOf(operation).at(-1)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const choose = (name: string) => user.click(screen.getByRole('checkbox', { name }))
/** Answers the question before several are approved. */
const confirm = async (name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

describe('the inbox', () => {
  test('shows what waits for me, what is decided soonest first, each opening in a new tab [ORD-10, LVL-11, GEN-03]', async () => {
    await open(found(nth(1), nth(2, { kind: 'CANCEL', reason: 'No budget' })))
    expect(last('approvals.search')?.body).toMatchObject({
      criteria: { waitsOn: 'ME' },
      sort: [{ id: 'decideBy', direction: 'ASCENDING' }],
    })
    const link = screen.getByRole<HTMLAnchorElement>('link', {
      name: 'Campaign 1, opens in a new tab',
    })
    expect([link.pathname, link.target]).toEqual(['/approvals/1', '_blank'])
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.closest('main'))
    expect(first?.textContent).toMatch(/Lakeside Honda.*Sam Ortiz.*Mails 03\/15\/2027.*\$600\.00/)
    expect(second?.textContent).toMatch(/Cancel request.*No budget.*Open it to decide/)
    // Whether a campaign is canceled is not decided among many others.
    expect(screen.queryByRole('checkbox', { name: 'Select Campaign 2' })).toBeNull()
  })

  test('calls what an approver has taken by the name of its status [CMP-07]', async () => {
    await open(found(nth(1, { status: 'ACKNOWLEDGED' }), nth(2)))
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.closest('main'))
    expect(first?.textContent).toContain('Acknowledged')
    expect(second?.textContent).not.toContain('Acknowledged')
  })

  test('shows of what a need sets off the households and the money of a month, and the cap [GEN-03, ORD-11]', async () => {
    const monthly = {
      households: 924,
      estimatedCost: 3_697,
      isEverybody: false,
      mostPerHousehold: 400,
    }
    const unknown = { mailDate: null, pieces: null, estimatedCost: null }
    await open(found(nth(1, { ...unknown, monthly, monthlyCap: 1_000 })))
    const [first] = screen.getAllByRole('listitem').filter((item) => item.closest('main'))
    expect(first?.textContent).toContain('About 924 households a month, $36.97, capped at 1,000')
  })

  test('says until when an order is decided to be mailed on its date, where it has one [GEN-03]', async () => {
    await open(
      found(
        nth(3, { decideBy: '2026-03-02', submission: 2 }),
        nth(1, { decideBy: '2095-03-01' }),
        nth(2, { decideBy: null }),
      ),
    )
    expect(screen.getAllByText(/decide/i).map(({ textContent }) => textContent)).toEqual([
      'Was to be decided by 03/02/2026',
      'Decide by 03/01/2095',
    ])
    expect(screen.getAllByText(/^Submission/).map(({ textContent }) => textContent)).toEqual([
      'Submission 2',
    ])
  })

  test('stands below headings that say how soon a decision is needed [GEN-03]', async () => {
    await open(
      found(
        nth(1, { decideBy: '2026-03-02' }),
        nth(2, { decideBy: '2095-03-01' }),
        nth(3, { decideBy: null }),
      ),
    )
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Approvals',
      'Late',
      'Campaign 1',
      'Later',
      'Campaign 2',
      'Without a day',
      'Campaign 3',
    ])
    const late = screen.getByRole('list', { name: 'Late' })
    expect(within(late).getAllByRole('listitem')).toHaveLength(1)
  })

  test('is put in another order by the server, which its address has from then on, without headings of days [LVL-11]', async () => {
    await open()
    await user.click(screen.getByRole('combobox', { name: 'Order by' }))
    await user.click(screen.getByRole('option', { name: 'Highest cost first' }))
    await waitFor(() =>
      expect(last('approvals.search')?.body).toMatchObject({
        sort: [{ id: 'estimatedCost', direction: 'DESCENDING' }],
      }),
    )
    await waitFor(() => expect(window.location.search).toBe('?sort=cost'))
    await screen.findByRole('list', { name: 'Waiting campaigns' })
    expect(screen.queryByRole('heading', { name: 'Later' })).toBeNull()
  })

  test('opens as an address has it, and leaves out what it does not understand [LVL-11]', async () => {
    app.on('approvals.search', { ...found(nth(1)), totalElements: 30 })
    app.start({ path: '/approvals?on=BELOW&q=lake&kind=ALL&sort=newest&page=2', state: staff })
    await screen.findByText('30 campaigns')
    expect(last('approvals.search')?.body).toEqual({
      criteria: { waitsOn: 'BELOW', text: 'lake' },
      page: 1,
      size: 20,
      sort: [{ id: 'waitingSince', direction: 'DESCENDING' }],
    })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lake')
  })

  test('goes back to the last page there is when all of a later one was decided [LVL-11]', async () => {
    app.on('approvals.search', { ...found(nth(1)), totalElements: 20 })
    app.start({ path: '/approvals?page=3', state: staff })
    await waitFor(() => expect(last('approvals.search')?.body).toMatchObject({ page: 0 }))
    expect(window.location.search).toBe('')
  })

  test('says both days of a campaign in two waves [DATE-05]', async () => {
    const days = { mailDate: '2027-03-15', secondMailDate: '2027-03-29' }
    await open(found(nth(1, days), nth(2, { mailDate: '2027-03-15' })))
    screen.getByText('Mails 03/15/2027 and 03/29/2027')
    screen.getByText('Mails 03/15/2027')
  })

  test('tells in the menu how much waits; dealers have no such entry [LVL-11]', async () => {
    app.showShell()
    await open()
    expect((await screen.findByRole('link', { name: /^Approvals/ })).textContent).toContain(
      '3 waiting for your decision',
    )
  })

  test('is closed to dealers, who have nobody below them [LVL-11]', async () => {
    app.showShell()
    app.start({ path: '/approvals', state: { ...dealerState, permissions: ['CAN_SUBMIT_ORDER'] } })
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(screen.queryByRole('link', { name: /^Approvals/ })).toBeNull()
    expect(app.callsOf('approvals.count')).toEqual([])
  })

  test('has what others decide first behind a tab, and is searched and narrowed by the server [LVL-11]', async () => {
    await open()
    await user.click(screen.getByRole('tab', { name: 'Below me' }))
    await user.type(screen.getByRole('searchbox'), 'lake{Enter}')
    await user.click(screen.getByRole('combobox', { name: 'Kind' }))
    await user.click(screen.getByRole('option', { name: 'Cancel request' }))
    // Requests that are sent shortly after each other may arrive in another order.
    await waitFor(() =>
      expect(app.callsOf('approvals.search').map(({ body }) => body)).toContainEqual(
        expect.objectContaining({
          criteria: { waitsOn: 'BELOW', text: 'lake', kinds: ['CANCEL'] },
        }),
      ),
    )
  })

  test('says that nothing waits, and lets one try again what could not be loaded [ERR-08]', async () => {
    app.on('approvals.search', problem(409, 'busy', 'Not now.'))
    app.start({ path: '/approvals', state: staff })
    await screen.findByText('The list could not be loaded')
    app.on('approvals.search', found())
    await press('Try again')
    await screen.findByText('Nothing waits for you')
  })
})

describe('deciding about several', () => {
  test('sends what was looked at, orders apart from touchpoints [ORD-06, ORD-07]', async () => {
    app.on('approvals.approve', { results: [1, 2].map((itemKey) => ({ itemKey, ok: true })) })
    app.on('approvals.approveTouchpoints', { results: [{ itemKey: 91, ok: true }] })
    await open(found(nth(1), nth(2), nth(3, steps)))
    await choose('Select all on this page')
    await press('Approve 3 campaigns')
    expect(app.callsOf('approvals.approve')).toEqual([])
    const question = await screen.findByRole('alertdialog', { name: 'Approve 3 campaigns?' })
    expect(question.textContent).toMatch(/Together [\d,]+ pieces, \$[\d,.]+\./)
    await confirm('Approve 3 campaigns')
    await screen.findByText('3 campaigns approved')
    expect(last('approvals.approve')?.body).toEqual({
      items: [1, 2].map((itemKey) => ({ itemKey, contentHash: hash })),
    })
    expect(last('approvals.approveTouchpoints')?.body).toEqual({
      items: [{ itemKey: 91, contentHash: hash }],
    })
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  test('rejects with one reason, which is required [ORD-06, ERR-08]', async () => {
    app.on('approvals.reject', { results: [1, 2].map((itemKey) => ({ itemKey, ok: true })) })
    await open()
    await choose('Select Campaign 1')
    await choose('Select Campaign 2')
    await press('Reject 2 campaigns')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 campaigns' }))
    await user.click(dialog.getByRole('button', { name: 'Reject 2 campaigns' }))
    expect(app.callsOf('approvals.reject')).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The year is wrong.')
    await user.click(dialog.getByRole('button', { name: 'Reject 2 campaigns' }))
    await screen.findByText('2 campaigns rejected')
    expect(last('approvals.reject')?.body).toMatchObject({
      items: [1, 2].map((itemKey) => ({ itemKey, contentHash: hash })),
      reason: 'The year is wrong.',
    })
  })

  test('keeps the reason where some could not be rejected, for another try [ERR-08]', async () => {
    app.on('approvals.reject', {
      results: [
        { itemKey: 1, ok: true },
        { itemKey: 2, ok: false, code: 'order.closed', message: 'Too late.', details: {} },
      ],
    })
    await open()
    await choose('Select Campaign 1')
    await choose('Select Campaign 2')
    await press('Reject 2 campaigns')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 campaigns' }))
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
    await user.type(reason, 'The year is wrong.')
    await user.click(dialog.getByRole('button', { name: 'Reject 2 campaigns' }))
    await screen.findByText('Campaign 2: Too late.')
    expect(reason.value).toBe('The year is wrong.')
    app.on('approvals.reject', { results: [{ itemKey: 2, ok: true }] })
    await user.click(dialog.getByRole('button', { name: 'Reject 1 campaign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(last('approvals.reject')?.body).toMatchObject({
      items: [{ itemKey: 2, contentHash: hash }],
      reason: 'The year is wrong.',
    })
  })

  test('names each that failed with who was first, and keeps it selected [ERR-08]', async () => {
    const code = 'campaign.cannot-approve'
    const message = campaignReasons[code]
    const details = { by: 'Dana Whitfield' }
    app.on('approvals.approve', {
      results: [
        { itemKey: 1, ok: true },
        { itemKey: 2, ok: false, code, message, details },
      ],
    })
    await open()
    await choose('Select Campaign 1')
    await choose('Select Campaign 2')
    await press('Approve 2 campaigns')
    await confirm('Approve 2 campaigns')
    await screen.findByText(`Campaign 2: ${message} Dana Whitfield was first.`)
    screen.getByText('1 campaign approved')
    screen.getByText('1 campaign selected')
    app.on('approvals.approve', problem(409, code, message, { details }))
    await press('Approve 1 campaign')
    await confirm('Approve 1 campaign')
    await waitFor(() => expect(app.callsOf('approvals.approve')).toHaveLength(2))
    await screen.findByText(`Campaign 2: ${message} Dana Whitfield was first.`)
  })

  test('lets go of what was changed since it was looked at, so that it is chosen anew [ORD-06]', async () => {
    const code = 'order.content-changed'
    app.on('approvals.approve', {
      results: [
        { itemKey: 1, ok: true },
        { itemKey: 2, ok: false, code, message: 'It was changed.', details: {} },
      ],
    })
    await open()
    await choose('Select Campaign 1')
    await choose('Select Campaign 2')
    await press('Approve 2 campaigns')
    await confirm('Approve 2 campaigns')
    await screen.findByText('Campaign 2: It was changed.')
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(document.activeElement?.textContent).toContain('It was changed.')
  })
})
