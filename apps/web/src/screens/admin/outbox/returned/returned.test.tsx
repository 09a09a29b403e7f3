import { mailReturns } from '@marquee/contract/mail-returns'
import { undecidableReasons } from '@marquee/rules/mail-returns'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'

const app = startedApp()
const page = mailReturns.searchUnread.example.reply
const report = mailReturns.readUnread.example.reply
const state = { ...adminState, person: { ...adminState.person, homeMarketKey: 1 } }
const reason = 'mail-return.email-unknown'

beforeEach(() => {
  app.on('mailReturns.searchUnread', page)
  app.on('mailReturns.readUnread', report)
  app.on('mailReturns.decideUnread', { outcome: 'stopped' })
})

const open = async () => {
  app.start({ path: '/admin/outbox/returned', state })
  await user.click(await screen.findByRole('button', { name: report.subject }))
  const dialog = within(await screen.findByRole('dialog', { name: report.subject }))
  await dialog.findByRole('region', { name: 'What it says' })
  return dialog
}

test('what came back is read as text, with whose it was and the way there', async () => {
  const markup = '<img src=x onerror="alert(1)">'
  app.on('mailReturns.readUnread', { ...report, text: markup })
  const dialog = await open()
  const text = dialog.getByRole('region', { name: 'What it says' })
  expect(text.textContent).toBe(markup)
  expect(text.querySelector('img')).toBeNull()
  expect(dialog.getByRole('link', { name: 'Open the campaign' }).getAttribute('href')).toBe(
    '/campaign/builder/41',
  )
})

test('a person says what it means, once, and it is off the list', async () => {
  const dialog = await open()
  app.on('mailReturns.searchUnread', { ...page, reports: [], totalElements: 0 })
  await user.click(dialog.getByRole('button', { name: 'Mark address as gone' }))
  expect(await screen.findByText(/The brand sends no more email to this address/)).toBeTruthy()
  expect(app.callsOf('mailReturns.decideUnread')).toMatchObject([
    { path: '/mail-returns/unread/7/decide', body: { decision: 'address-gone' } },
  ])
  expect(await screen.findByText(/No returned email waits for you/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('of an email that is not known any more it can only be removed, and says why', async () => {
  const can = { count: { ok: false as const, reason: reason as typeof reason } }
  app.on('mailReturns.readUnread', { ...report, sent: null, can })
  const dialog = await open()
  expect(dialog.getByText(undecidableReasons[reason])).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Mark address as gone' })).toBeNull()
  expect(dialog.queryByRole('link', { name: 'Open the campaign' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Remove from the list' }))
  await waitFor(() => expect(app.callsOf('mailReturns.decideUnread')).toHaveLength(1))
})

test('who comes second reads that it is no longer there', async () => {
  const dialog = await open()
  app.on('mailReturns.decideUnread', problem(404, 'mail-return.not-there', 'No longer there.'))
  await user.click(dialog.getByRole('button', { name: 'Mark as complaint' }))
  expect(await screen.findByText('No longer there.')).toBeTruthy()
})

const noEmails = { emails: [], totalElements: 0, page: 0, size: 20, isSending: true }

test('the outbox says how many wait', async () => {
  app.on('outbox.search', noEmails)
  app.start({ path: '/admin/outbox', state })
  const link = await screen.findByRole('link', { name: 'Returned emails (1)' })
  expect(link.getAttribute('href')).toBe('/admin/outbox/returned')
})

test('people who do not see all brands are not led there', async () => {
  app.on('outbox.search', noEmails)
  app.start({ path: '/admin/outbox', state: adminState })
  await screen.findByRole('link', { name: 'Sending domains' })
  expect(screen.queryByRole('link', { name: /Returned emails/ })).toBeNull()
  expect(app.callsOf('mailReturns.searchUnread')).toEqual([])
})
