import { reorders } from '@marquee/contract/reorders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { problem, type Heard } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'

const app = startedApp()
const running = reorders.read.example.reply
const [created] = reorders.searchItems.example.reply.items
const failed = {
  ...created,
  id: 92,
  campaignName: 'Spring',
  status: 'FAILED' as const,
  newCampaignKey: null,
  newCampaignStatus: null,
  notes: [],
  reason: 'x',
  message: 'Its template is closed.',
}
const over = {
  ...running,
  status: 'FAILED' as const,
  can: { retry: { ok: true as const } },
  counts: { PENDING: 0, COMPLETED: 38, FAILED: 2 },
  retryable: 2,
}
const page = (...items: object[]) => ({ items, totalElements: items.length, page: 0, size: 20 })

beforeEach(() => {
  app.on('reorders.read', over)
  app.on('reorders.searchItems', page(created, failed))
})

const open = () => app.start({ path: '/campaign/bulk-reorder/4', state: adminState })

test('while drafts are made one sees it get on each second, and then what came of it [BULK-04, GEN-19]', async () => {
  app.on('reorders.read', running)
  open()
  await screen.findByText('28 of 40 done')
  const counts = { PENDING: 2, COMPLETED: 37, FAILED: 1 }
  app.on('reorders.read', { ...running, counts })
  await screen.findByText('38 of 40 done', {}, { timeout: 10_000 })
  app.on('reorders.read', over)
  await screen.findByText(/^2 could not be made, 38 drafts made/, {}, { timeout: 10_000 })
})

test('each campaign tells how it fared: a link to its draft, or why there is none [BULK-04, BULK-07]', async () => {
  open()
  const link = await screen.findByRole('link', { name: /^Open draft: Winter road check/ })
  expect(link.getAttribute('href')).toBe('/campaign/builder/112')
  screen.getByText('Its template is closed.')
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(screen.getByRole('option', { name: 'Failed' }))
  await waitFor(() =>
    expect(app.callsOf('reorders.searchItems').at(-1)?.query.status).toBe('FAILED'),
  )
  await user.type(screen.getByRole('searchbox'), 'spring{Enter}')
  await waitFor(() =>
    expect(app.callsOf('reorders.searchItems').at(-1)?.body).toMatchObject({
      criteria: { text: 'spring' },
    }),
  )
})

test('what no other try can change says so, and offers none [BULK-07]', async () => {
  app.on('reorders.read', {
    ...over,
    retryable: 0,
    can: { retry: { ok: false, reason: 'reorder.nothing-to-retry' } },
  })
  open()
  await screen.findByText('The reasons are listed below. Another try would not change them.')
  expect(screen.queryByRole('button', { name: /failed again$/ })).toBeNull()
})

test('those that failed are tried again, and only where some did [BULK-07]', async () => {
  app.on('reorders.retry', running)
  open()
  const retry = await screen.findByRole('button', { name: 'Try 2 failed again' })
  app.on('reorders.read', running)
  await user.click(retry)
  await screen.findByText('28 of 40 done')
  expect(app.callsOf('reorders.retry')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /failed again$/ })).toBeNull()
})

test('a retry that fails says why in a dialog [ERR-08]', async () => {
  app.on('reorders.retry', problem(409, 'reorder.nothing-failed', 'Nothing failed.'))
  open()
  await user.click(await screen.findByRole('button', { name: 'Try 2 failed again' }))
  await screen.findByRole('alertdialog', { name: 'This could not be done' })
  screen.getByText('Nothing failed.')
})

test('all campaigns are taken along as data.csv, from all pages [TBL-14]', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:x'
  })
  app.on('reorders.searchItems', ({ body }: Heard) => {
    const { page: at = 0 } = body as { page?: number }
    return { items: [at === 0 ? created : failed], totalElements: 2, page: at, size: 1 }
  })
  open()
  await user.click(await screen.findByRole('button', { name: 'Download all as CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  const lines = (await blobs[0]?.text())?.split('\r\n').map((line) => line.split(',')[0])
  expect(lines).toEqual(['Campaign', 'Winter road check', 'Spring'])
})

test('one that is not there says so and leads to all of them', async () => {
  app.on('reorders.read', problem(404, 'not-found', 'Not here.'))
  open()
  await screen.findByText('This bulk reorder is not there')
  expect(screen.getByRole('link', { name: 'All bulk reorders' }).getAttribute('href')).toBe(
    '/campaign/bulk-reorder',
  )
})

test('what it made and nobody has ordered is deleted together, after a question [BULK-04]', async () => {
  const submitted = { ...created, id: 93, newCampaignKey: 113, newCampaignStatus: 'SUBMITTED' }
  const other = { ...created, id: 94, newCampaignKey: 114, campaignName: 'Summer' }
  app.on('reorders.searchItems', page(created, submitted, other, failed))
  app.on('campaigns.delete', { key: 112 })
  open()
  await user.click(await screen.findByRole('button', { name: 'Delete drafts…' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 drafts?' }))
  question.getByText('One that was submitted since stays.')
  expect(app.callsOf('campaigns.delete')).toEqual([])
  const gone = { ...created, newCampaignKey: null, newCampaignStatus: null }
  app.on('reorders.searchItems', page(gone, submitted, failed))
  await user.click(question.getByRole('button', { name: 'Delete drafts' }))
  await screen.findByText('2 drafts were deleted.')
  expect(app.callsOf('campaigns.delete').map(({ path }) => path)).toEqual([
    '/campaign/112',
    '/campaign/114',
  ])
  await screen.findByText('Deleted')
})

test('a draft that could not be deleted says why, and the others are gone', async () => {
  const other = { ...created, id: 94, newCampaignKey: 114, campaignName: 'Summer' }
  app.on('reorders.searchItems', page(created, other))
  app.on('campaigns.delete', ({ path }: Heard) =>
    path.endsWith('/114')
      ? problem(409, 'campaign.cannot-delete', 'It was submitted.')
      : { key: 112 },
  )
  open()
  await user.click(await screen.findByRole('button', { name: 'Delete drafts…' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 drafts?' }))
  app.on('reorders.searchItems', page(other))
  await user.click(question.getByRole('button', { name: 'Delete drafts' }))
  await question.findByText(/^Summer for .*It was submitted\./)
  await screen.findByText('1 draft was deleted.')
})

test('where nothing of it is a draft any more, that is said', async () => {
  app.on('reorders.searchItems', page({ ...created, newCampaignStatus: 'APPROVED' }))
  open()
  await user.click(await screen.findByRole('button', { name: 'Delete drafts…' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Nothing to delete' }))
  dialog.getByText('None of what it made is a draft any more.')
  expect(dialog.queryByRole('button', { name: 'Delete drafts' })).toBeNull()
})
