import { approvals } from '@marquee/contract/approvals'
import { audience } from '@marquee/contract/audience'
import { orders } from '@marquee/contract/orders'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { nationalState } from '../../../../app/testing/states.ts'
import { timingTexts } from '../texts.ts'
import { known, knownStep, openAt, startedBuilder, withSteps } from '../testing/opened-step.ts'

const app = startedBuilder()
const { estimate } = audience.monthlyEstimate.example.reply
const yes = { ok: true } as const
const reminders = {
  category: 'REMINDERS',
  status: 'DRAFT',
  isActive: true,
  isEditable: true,
  submittedAt: null,
  audience: null,
  campaignStartDate: null,
  monthlyCap: 150,
  can: { ...known.can, submit: yes, save: yes },
}
const draft = withSteps(
  [{ creative: { ...knownStep.creative, targetAttachmentCount: 0 } }],
  reminders,
)
const order = {
  ...orders.submit.example.reply.orders[0],
  totalSize: null,
  pieces: null,
  totalDiscount: null,
  estimatedCost: null,
  lines: orders.read.example.reply.lines.map((line) => ({
    ...line,
    channel: 'EMAIL',
    pieces: null,
    totalDiscount: null,
    estimatedCost: null,
  })),
  monthly: estimate,
  monthlyCap: 200,
}
const MONTH = 'About 212 households a month (least 140 in May 2026, most 284 in June 2026), $8.48'

beforeEach(() => {
  app.on('campaigns.read', draft)
  app.on('audience.monthlyEstimate', { estimate })
  app.on('approvals.timeline', approvals.timeline.example.reply)
  app.on('approvals.review', approvals.review.example.reply)
  app.on('orders.ofCampaign', { order, part: null })
  app.on('orders.read', order)
})

/** Beside it the summary shows the same in short. */
async function factOf(name: string, part = 'Audience and cost') {
  const region = within(await screen.findByRole('region', { name: part }))
  return (await region.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent
}

describe('before what a need sets off is ordered', () => {
  test('the confirmation shows each touchpoint, from what it is counted, the cap, and its money [CNF-02]', async () => {
    await openAt(app, 'confirmation')
    expect(await factOf('Due now')).toBe(MONTH)
    expect(await factOf('Monthly cap')).toBe(
      'At most 150 households a month, never above $6.00. It would have left households out in 1 of 2 months.',
    )
    screen.getByText(
      /^Counted from the last service visit of each household, May 2026 to June 2026/,
    )
    await screen.findByRole('button', {
      name: 'Submit order: at most 150 a month, never above $6.00',
    })
  })

  test('the confirmation says when each touchpoint is sent, and how long its coupons last [CNF-02, CPN-14]', async () => {
    const step = { creative: { ...knownStep.creative, targetAttachmentCount: 1 }, startDate: null }
    app.on('campaigns.read', withSteps([step], reminders))
    await openAt(app, 'confirmation')
    const piece = within(await screen.findByRole('region', { name: knownStep.name }))
    piece.getByText(timingTexts.afterNeed(knownStep.daysAfterStart))
    piece.getByText(timingTexts.fromMail)
  })

  test('a dealer without history reads that there is none, and what everybody would cost [CNF-02]', async () => {
    const none = {
      ...estimate,
      months: [],
      touchpoints: [{ ...estimate.touchpoints[0], byMonth: [] }],
    }
    app.on('audience.monthlyEstimate', { estimate: none })
    await openAt(app, 'confirmation')
    await screen.findByText(/^There is no history yet/)
    expect(await factOf('Due now')).toBe('Up to 212 households, $8.48')
  })

  test('an estimate that could not be loaded says so, and is loaded again [CNF-02]', async () => {
    app.on('audience.monthlyEstimate', problem(503, 'audience.busy', 'Busy.'))
    await openAt(app, 'confirmation')
    await screen.findByText('The estimate could not be loaded')
    const failed = within(screen.getByRole('region', { name: 'Audience and cost' }))
    app.on('audience.monthlyEstimate', { estimate })
    await user.click(failed.getByRole('button', { name: 'Try again' }))
    expect(await factOf('Due now')).toBe(MONTH)
  })

  test('an estimate that became another one stands beside the one that was shown [ORD-03]', async () => {
    app.on('orders.create', order)
    const totals = { ...order, monthly: estimate }
    const present = {
      ...totals,
      monthly: { ...estimate, touchpoints: [{ ...estimate.touchpoints[0], households: 99 }] },
    }
    const details = { shown: totals, present, quoteKey: 'anew', campaignKey: 7 }
    app.on('orders.submit', problem(409, 'order.quote-changed', 'Changed.', { details }))
    await openAt(app, 'confirmation')
    await user.click(await screen.findByRole('button', { name: /^Submit order: at most 150/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'The figures have changed' })
    within(dialog).getByText('At most 150 of about 212 households a month, never above $6.00')
    within(dialog).getByText('About 99 households a month, $8.48, capped at 150')
  })
})

describe('once it is ordered', () => {
  const submitted = { ...draft, status: 'SUBMITTED', submittedAt: '2027-02-02T15:01:00.000Z' }

  test('who decides reads the estimate and the cap of the order, not those of today [GEN-03, ORD-11]', async () => {
    app.on('campaigns.read', { ...submitted, monthlyCap: 999 })
    app.start({
      path: '/approvals/7',
      state: { ...nationalState, permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'] },
    })
    expect(await factOf('Due now')).toBe(MONTH)
    expect(await factOf('Monthly cap')).toMatch(/^At most 200 households a month, never above/)
    expect(app.callsOf('audience.monthlyEstimate')).toEqual([])
  })

  test('the order has a figure in every line, and nothing in it is left open [ORD-11]', async () => {
    app.start({ path: '/orders/12' })
    const row = await screen.findByRole('row', { name: /^Ann Arbor/ })
    expect(row.textContent).toContain('about 212$0.69$0.00about $8.48')
    await screen.findByRole('row', { name: /^Total for a month/ })
    expect(await factOf('Monthly cap', 'In a month')).toMatch(/^At most 200/)
    expect(screen.queryByText('As sent')).toBeNull()
    expect(screen.queryByText('Not estimated')).toBeNull()
  })
})
