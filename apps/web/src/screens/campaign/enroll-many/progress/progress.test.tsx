import { enrollments } from '@marquee/contract/enrollments'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'

const app = startedApp()
const running = enrollments.read.example.reply
const [enrolled] = enrollments.searchDealers.example.reply.dealers
const failed = {
  ...enrolled,
  id: 92,
  marketName: 'Hilltop Honda',
  status: 'FAILED' as const,
  enrollmentKey: null,
  enrollmentStatus: null,
  reason: 'campaign.market-closed',
  message: 'This dealer is closed.',
}
const over = {
  ...running,
  status: 'FAILED' as const,
  can: { retry: { ok: true as const } },
  counts: { PENDING: 0, COMPLETED: 38, FAILED: 1 },
  retryable: 1,
}
const page = (...dealers: object[]) => ({
  dealers,
  totalElements: dealers.length,
  page: 0,
  size: 20,
})

beforeEach(() => {
  app.on('enrollments.read', over)
  app.on('enrollments.searchDealers', page(enrolled, failed))
})

const open = () => app.start({ path: '/campaign/annual-seasonal/enrolled/4', state: adminState })

test('while dealers are enrolled one sees it get on each second, and then what came of it [GEN-19]', async () => {
  app.on('enrollments.read', running)
  open()
  await screen.findByText('28 of 40 done')
  app.on('enrollments.read', over)
  await screen.findByText(/^1 could not be enrolled, 38 dealers enrolled/, {}, { timeout: 10_000 })
})

test('each dealer says how it fared: a link to its year, or why there is none', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Open draft of Lakeside Honda' })
  expect(link.getAttribute('href')).toBe('/campaign/builder/112')
  screen.getByText('This dealer is closed.')
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(screen.getByRole('option', { name: 'Failed' }))
  await waitFor(() =>
    expect(app.callsOf('enrollments.searchDealers').at(-1)?.query.status).toBe('FAILED'),
  )
})

test('what failed is tried again', async () => {
  app.on('enrollments.retry', running)
  open()
  await user.click(await screen.findByRole('button', { name: 'Try 1 failed again' }))
  await screen.findByText('The failed ones are tried again.')
  expect(app.callsOf('enrollments.retry')).toHaveLength(1)
})

test('the drafts that were made are taken back, those that were ordered stay', async () => {
  const ordered = {
    ...enrolled,
    id: 93,
    enrollmentKey: 113,
    enrollmentStatus: 'SUBMITTED' as const,
  }
  app.on('enrollments.searchDealers', page(enrolled, ordered))
  app.on('campaigns.delete', { key: 112 })
  open()
  await user.click(await screen.findByRole('button', { name: 'Delete drafts…' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Delete 1 draft of the year?' }),
  )
  dialog.getByText('One that was submitted since stays.')
  await user.click(dialog.getByRole('button', { name: 'Delete drafts' }))
  await screen.findByText('1 draft was deleted.')
  expect(app.callsOf('campaigns.delete').map(({ path }) => path)).toEqual(['/campaign/112'])
})
