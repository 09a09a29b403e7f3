import { approvals } from '@marquee/contract/approvals'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { known, openAt, startedBuilder } from '../testing/opened-step.ts'
import { user } from '../../../../app/testing/start-app.tsx'

const app = startedBuilder()
const timeline = approvals.timeline.example.reply
const [rejected] = timeline.events
const events = [
  { ...rejected, key: 1, action: 'create', by: 'Ann Lee', from: null, to: 'DRAFT', words: '' },
  { ...rejected, key: 2 },
  { ...rejected, key: 3, action: 'approve', step: { key: 9, name: 'Second letter' }, words: '' },
]

beforeEach(() => {
  app.on('campaigns.read', { ...known, submittedAt: '2027-03-02T14:00:00.000Z' })
  app.on('approvals.timeline', { ...timeline, events })
  app.on('approvals.comment', { key: 7 })
})

const items = async () => {
  const list = await screen.findByRole('list', { name: 'What happened to this campaign' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('a campaign that was submitted, also one that came back, tells what happened, who did it and why [CMP-10, GEN-03]', async () => {
  await openAt(app, 'confirmation')
  expect(await items()).toEqual([
    expect.stringMatching(/^CreatedAnn Lee, 03\/02\/2027, /),
    expect.stringMatching(/^RejectedDana Whitfield.*Please take the second coupon off\.$/),
    expect.stringMatching(/^Touchpoint “Second letter”: approvedDana/),
  ])
})

test('of what a dealer said about their part it names the dealer [CMP-10]', async () => {
  const market = { key: 14, name: 'Lakeside Honda' }
  app.on('approvals.timeline', {
    ...timeline,
    events: [{ ...rejected, action: 'comment', market }],
  })
  await openAt(app, 'confirmation')
  expect(await items()).toEqual([
    expect.stringMatching(/^CommentDana Whitfield, Lakeside Honda, 03\/02\/2027/),
  ])
})

test('a draft that came back says so above all else, with the reason, until it is submitted again [CMP-11, GEN-03, ERR-08]', async () => {
  await openAt(app, 'confirmation')
  const note = await screen.findByText(/^Rejected by Dana Whitfield, 03\/02\/2027/)
  expect(note.parentElement?.textContent).toContain('Please take the second coupon off.')
  expect(screen.getAllByText(/^Rejected by/)).toHaveLength(1)
})

test('the order box of a draft that came back says who rejected it and why, and leads to what they speak of [CMP-11, GEN-03]', async () => {
  await openAt(app, 'confirmation')
  const order = within(await screen.findByRole('region', { name: 'Order' }))
  await order.findByText(/^Rejected by Dana Whitfield, 03\/02\/2027/)
  order.getByText('Please take the second coupon off.')
  order.getByText(/is a draft again/)
  expect(order.getByRole('link', { name: 'Change coupons' }).getAttribute('href')).toBe(
    '/campaign/builder/7/5/customize-coupon',
  )
})

test('what was submitted since, or withdrawn, was not rejected last [CMP-11]', async () => {
  app.on('approvals.timeline', {
    ...timeline,
    events: [rejected, { ...rejected, key: 4, action: 'withdraw' }],
  })
  await openAt(app, 'confirmation')
  expect(await items()).toHaveLength(2)
  expect(screen.queryByText(/^Rejected by/)).toBeNull()
})

test('what was never submitted shows no timeline [CMP-10]', async () => {
  app.on('campaigns.read', known)
  await openAt(app, 'confirmation')
  expect(app.callsOf('approvals.timeline')).toEqual([])
})

test('a comment is sent and the list read again; one that fails stays in its field [CMP-10, ERR-08]', async () => {
  await openAt(app, 'confirmation')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Comment/ })
  await user.type(field, 'Looks good')
  app.on('approvals.comment', problem(409, 'busy', 'Not now.'))
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await screen.findByText('Not now.')
  expect(field.value).toBe('Looks good')
  app.on('approvals.comment', { key: 7 })
  app.on('approvals.timeline', { ...timeline, events: [{ ...rejected, words: 'Looks good' }] })
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await waitFor(async () => expect(await items()).toEqual([expect.stringMatching(/Looks good$/)]))
  expect(app.callsOf('approvals.comment').at(-1)?.body).toEqual({ words: 'Looks good' })
  expect(field.value).toBe('')
})

test('who may not say anything finds no field for it; a timeline that fails is tried again [ERR-08]', async () => {
  app.on('approvals.timeline', problem(409, 'busy', 'Not now.'))
  await openAt(app, 'confirmation')
  await screen.findByText('The timeline could not be loaded')
  app.on('approvals.timeline', {
    ...timeline,
    can: { comment: { ok: false, reason: 'access.denied' } },
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await items()).toHaveLength(1)
  expect(screen.queryByRole('textbox', { name: /^Comment/ })).toBeNull()
})
