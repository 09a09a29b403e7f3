import { audienceFiles } from '@marquee/contract/audience-files'
import { sendings } from '@marquee/contract/sendings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../../app/testing/states.ts'

const app = startedApp()
const over = audienceFiles.read.example.reply
const ready = {
  ...over,
  key: 13,
  name: 'audience-000013',
  campaign: { key: 8, name: 'Fall tires' },
  state: 'ready' as const,
  receipts: [],
  can: {
    take: { ok: true as const },
    repeat: { ok: false as const, reason: 'hand-over.not-done' as const },
  },
}

beforeEach(() => {
  app.on('audienceFiles.list', { halts: [], files: [ready, over] })
  app.on('audienceFiles.read', ready)
})

const start = (path: string) => app.start({ path, state: adminState })

test('audience files are listed, searched and opened', async () => {
  start('/admin/audience-files')
  await screen.findByRole('link', { name: 'Fall tires' })
  await user.type(screen.getByRole('searchbox'), 'fall{Enter}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Spring service' })).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Fall tires' }))
  expect(await screen.findByRole('heading', { name: 'audience-000013' })).toBeTruthy()
})

test('while everything is stopped, the list says by whom and why', async () => {
  const { halts } = sendings.halt.example.reply
  app.on('audienceFiles.list', { halts, files: [ready, over] })
  start('/admin/audience-files')
  await screen.findByText(/names a wrong price/)
})

test('one is taken with a receipt, and its files are there then', async () => {
  app.on('audienceFiles.take', { ...audienceFiles.take.example.reply, file: ready })
  start('/admin/audience-files/13')
  const button = await screen.findByRole('button', { name: 'Take it with a receipt' })
  expect(screen.queryByRole('link', { name: /csv$/ })).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('link', { name: /meta\.csv$/ })).toBeTruthy()
  expect(app.callsOf('audienceFiles.take')[0]?.body).toEqual({ isRepeat: false })
})

test('a platform that needs more people is named, and it can be taken nevertheless [CHN-02]', async () => {
  start('/admin/audience-files/13')
  const platforms = within(await screen.findByRole('table', { name: 'Platforms' }))
  const note = (name: string) =>
    within(platforms.getByRole('row', { name: new RegExp(name) })).queryByText(/Probably too few/)
  expect(note('TikTok')?.textContent).toContain('130 more are needed')
  expect(note('Meta')).toBeNull()
  const button = screen.getByRole('button', { name: 'Take it with a receipt' })
  expect(button.getAttribute('aria-disabled')).not.toBe('true')
})

test('one that was handed over shows its receipt, and is taken only as a repeat', async () => {
  app.on('audienceFiles.read', over)
  app.on('audienceFiles.take', audienceFiles.take.example.reply)
  start('/admin/audience-files/12')
  const receipts = within(await screen.findByRole('table', { name: 'Receipts' }))
  expect(receipts.getByText('Riley Park')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take it once more as a repeat' }))
  await waitFor(() =>
    expect(app.callsOf('audienceFiles.take')[0]?.body).toEqual({ isRepeat: true }),
  )
})

test('what is being made says so, and has no platforms yet', async () => {
  const making = {
    ...ready,
    state: 'making' as const,
    formats: [],
    sha256: null,
    can: {
      take: { ok: false as const, reason: 'hand-over.not-ready' as const },
      repeat: { ok: false as const, reason: 'hand-over.not-done' as const },
    },
  }
  app.on('audienceFiles.read', making)
  start('/admin/audience-files/13')
  expect(await screen.findByText('Being made')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Platforms' })).toBeNull()
})

test('without any it says when there will be some', async () => {
  app.on('audienceFiles.list', { halts: [], files: [] })
  start('/admin/audience-files')
  expect(await screen.findByText(/There is no audience file yet/)).toBeTruthy()
})

test('a dealer has no such screen', async () => {
  app.start({ path: '/admin/audience-files', state: dealerState })
  expect(
    await screen.findByRole('heading', { name: dealerState.selectedMarket?.name }),
  ).toBeTruthy()
})
