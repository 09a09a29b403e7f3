import { printPackages } from '@marquee/contract/print-packages'
import { sendings } from '@marquee/contract/sendings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../../app/testing/states.ts'

const app = startedApp()
const over = printPackages.read.example.reply
const ready = {
  ...over,
  key: 13,
  name: 'print-000013',
  campaign: { key: 8, name: 'Fall tires' },
  state: 'ready' as const,
  receipts: [],
  reconciled: null,
  can: {
    take: { ok: true as const },
    repeat: { ok: false as const, reason: 'print-package.not-handed-over' as const },
    answer: { ok: false as const, reason: 'print-package.not-handed-over' as const },
  },
}
const list = { ...printPackages.list.example.reply, packages: [ready, over] }

beforeEach(() => {
  app.on('printPackages.list', list)
  app.on('printPackages.read', ready)
})

const start = (path: string) => app.start({ path, state: adminState })

test('packages are listed with what is missing, searched, and opened', async () => {
  start('/admin/print-packages')
  await screen.findByRole('link', { name: 'Fall tires' })
  await user.type(screen.getByRole('searchbox'), 'fall{Enter}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Spring service' })).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Fall tires' }))
  expect(await screen.findByRole('heading', { name: 'print-000013' })).toBeTruthy()
})

test('while everything is stopped, the list says by whom and why', async () => {
  app.on('printPackages.list', { ...list, halts: sendings.halt.example.reply.halts })
  start('/admin/print-packages')
  await screen.findByText(/names a wrong price/)
})

test('a package is taken with a receipt, and its files are there then', async () => {
  app.on('printPackages.take', { ...printPackages.take.example.reply, package: ready })
  start('/admin/print-packages/13')
  const button = await screen.findByRole('button', { name: 'Take it with a receipt' })
  expect(screen.queryByRole('link', { name: /pdf$/ })).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('link', { name: /pdf$/ })).toBeTruthy()
  expect(app.callsOf('printPackages.take')[0]?.body).toEqual({ isRepeat: false })
})

test('one that was handed over shows its receipt and what is missing, and is taken only as a repeat', async () => {
  app.on('printPackages.read', over)
  app.on('printPackages.take', printPackages.take.example.reply)
  start('/admin/print-packages/12')
  const receipts = within(await screen.findByRole('table', { name: 'Receipts' }))
  expect(receipts.getByText('Riley Park')).toBeTruthy()
  expect(screen.getByText('2,980')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take it once more as a repeat' }))
  await waitFor(() =>
    expect(app.callsOf('printPackages.take')[0]?.body).toEqual({ isRepeat: true }),
  )
})

test('a printer’s answer is previewed with its wrong lines before it is imported', async () => {
  const differences = printPackages.tryAnswer.example.reply
  app.on('printPackages.tryAnswer', differences)
  app.on('printPackages.importAnswer', differences)
  start('/admin/print-packages/12/answer')
  const field = await screen.findByLabelText(/Answer of the printer/, { selector: 'input' })
  await user.upload(field, new File(['Piece,Outcome\n'], 'answer.csv', { type: 'text/csv' }))
  expect(await screen.findByText('What answer.csv would change')).toBeTruthy()
  expect(screen.getByText(/Write mailed, spoiled or returned/)).toBeTruthy()
  expect(app.callsOf('printPackages.importAnswer')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('answer.csv was imported')).toBeTruthy()
})

test('without a mailer ID it says that nothing is printed', async () => {
  app.on('printPackages.list', { ...list, isMailing: false, packages: [] })
  start('/admin/print-packages')
  expect(await screen.findByText(/There is no mailer ID/)).toBeTruthy()
})

test('a dealer has no such screen', async () => {
  app.start({ path: '/admin/print-packages', state: dealerState })
  expect(
    await screen.findByRole('heading', { name: dealerState.selectedMarket?.name }),
  ).toBeTruthy()
})
