import { installation } from '@marquee/contract/installation'
import { standingTexts } from '@marquee/rules/installation'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp } from '../../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../../app/testing/states.ts'
import { showDuration } from './show-duration.ts'
import { texts } from './texts.ts'

const app = startedApp()
const good = installation.read.example.reply
const path = '/admin/status'
const state = { ...adminState, person: { ...adminState.person, homeMarketKey: 1 } }

beforeEach(() => app.on('installation.read', good))

const verdict = async (words: string) => {
  const found = await screen.findByText(words)
  return within(found.closest('[role=status]') as HTMLElement)
}
const part = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

test('where all is well it says so, each part with its figures and the way to its screen', async () => {
  app.start({ path, state })
  const whole = await verdict(texts.verdict.good)
  whole.getByText(texts.goodMeans)
  const emails = await part('Emails to people')
  emails.getByText('3 waiting')
  emails.getByText('the oldest for 2 seconds')
  emails.getByText('All right')
  expect(emails.getByRole('link').getAttribute('href')).toBe('/admin/outbox')
  const sent = await part('What campaigns send')
  sent.getByText('128,400 pieces')
  expect(sent.getByRole('link').getAttribute('href')).toBe('/sendings')
  const customers = await part('Customers')
  customers.getByText('43 markets')
  customers.getByText('128,400 households · 0 not up to date')
  expect(customers.getByRole('link').getAttribute('href')).toBe('/admin/customers')
  const audit = await part('Audit log')
  audit.getByText('4 seconds behind')
  expect(audit.getByRole('link').getAttribute('href')).toBe('/admin/audit')
  const clock = await part('Clock')
  clock.getByText('Right to the second')
  within(screen.getByRole('table')).getByText('Importing customers from files')
  screen.getByText('1.4.0')
})

test('what is stuck is named on top, with what it means and what to do', async () => {
  const { work, emails } = good
  const kinds = [
    {
      kind: 'of another version',
      standing: 'stuck' as const,
      waiting: 2,
      running: 0,
      failed: 1,
      oldestSeconds: 7_300,
    },
  ]
  app.on('installation.read', {
    ...good,
    standing: 'stuck',
    work: { ...work, standing: 'stuck', reason: 'work.stuck', kinds },
    emails: { ...emails, standing: 'stuck', reason: 'emails.held', isHeld: true },
  })
  app.start({ path, state })
  const whole = await verdict(texts.verdict.stuck)
  whole.getByText('Look at: Work in the background, Emails to people.')
  const held = await part('Emails to people')
  held.getByText('Stuck')
  held.getByText(standingTexts['emails.held'].means)
  held.getByText(standingTexts['emails.held'].does)
  const row = within(screen.getByText('of another version').closest('tr') as HTMLElement)
  row.getByText('2 hours')
  row.getByText('Stuck')
})

test('while it loads it says so, and nothing of how things stand', async () => {
  app.on('installation.read', () => new Promise(() => {}))
  app.start({ path, state })
  await screen.findByRole('heading', { name: texts.title })
  screen.getByText('Loading…')
  expect(screen.queryByText(texts.verdict.good)).toBeNull()
})

test('without an answer it says that the server cannot be reached, and gives no verdict', async () => {
  app.on('installation.read', problem(500, 'server.failed', 'Something went wrong.'))
  app.start({ path, state })
  const title = await screen.findByText(texts.unreached)
  const alert = within(title.closest('[role=alert]') as HTMLElement)
  alert.getByText('Something went wrong.')
  expect(screen.queryByText(texts.verdict.good)).toBeNull()
})

test('an administrator of one brand is led home, and nothing is requested', async () => {
  for (const other of [adminState, dealerState]) app.start({ path, state: other })
  await screen.findAllByRole('heading', { level: 1 })
  expect(app.callsOf('installation.read')).toEqual([])
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [7_300, '2 hours'],
  [200_000, '2 days'],
])('%d seconds are said as %s', (seconds, said) => {
  expect(showDuration(seconds)).toBe(said)
})
