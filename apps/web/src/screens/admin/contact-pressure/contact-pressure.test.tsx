import { contactPressure } from '@marquee/contract/contact-pressure'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const list = contactPressure.list.example.reply

beforeEach(() => {
  app.on('contactPressure.list', list)
  app.on('contactPressure.change', contactPressure.change.example.reply)
})

const open = async () => {
  app.start({ path: '/admin/contact-pressure', state: adminState })
  return screen.findByRole('region', { name: 'Honda' })
}
const lastBody = () => app.callsOf('contactPressure.change').at(-1)?.body

test('says of each channel what a household gets at most, and who said so', async () => {
  const honda = await open()
  expect(honda.textContent).toContain('A household gets at most 2 letters in 30 days.')
  expect(honda.textContent).toContain('A household gets each of its emails, however many.')
  expect(honda.textContent).toContain('Set by Grace Hopper on ')
})

test('a limit says what it comes to while it is typed; what is none is named before it is sent', async () => {
  const honda = within(await open())
  await user.click(honda.getByRole('button', { name: 'Set a limit of email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email of Honda' }))
  const pieces = dialog.getByRole('textbox', { name: /Pieces at most/ })
  const days = dialog.getByRole('textbox', { name: /In so many days/ })
  await user.type(pieces, '0')
  await user.type(days, '7')
  expect(dialog.getByRole('status').textContent).toBe('')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findAllByText(/from 1 to 50/)).not.toHaveLength(0)
  expect(app.callsOf('contactPressure.change')).toHaveLength(0)
  await user.clear(pieces)
  await user.type(pieces, '4')
  expect(dialog.getByRole('status').textContent).toBe(
    'A household gets at most 4 emails in 7 days.',
  )
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(lastBody()).toEqual({ channel: 'EMAIL', limit: { pieces: 4, days: 7 } }),
  )
})

test('a limit is removed once it is confirmed, and the removal is seen', async () => {
  const honda = within(await open())
  expect(honda.queryByRole('button', { name: 'Remove the limit of email' })).toBeNull()
  await user.click(honda.getByRole('button', { name: 'Remove the limit of direct mail' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const changed = { by: 'Ada Lovelace', at: '2027-02-01T15:00:00.000Z' }
  app.on('contactPressure.list', {
    ...list,
    brands: list.brands.map((one) => ({
      ...one,
      limits: one.limits.map((limit) => ({ ...limit, limit: null, changed })),
    })),
  })
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await honda.findAllByText(/Removed by Ada Lovelace/)).not.toHaveLength(0)
  expect(lastBody()).toEqual({ channel: 'DIRECT_MAIL', limit: null })
})

test('who is not of the whole brand reads why, and has nothing to press', async () => {
  const change = { ok: false, reason: 'contact-pressure.not-whole-brand' }
  app.on('contactPressure.list', { ...list, can: { change } })
  const honda = within(await open())
  expect(screen.getByText(/Only people whose home is a whole brand/)).toBeTruthy()
  expect(honda.queryByRole('button')).toBeNull()
})

test('what could not be loaded says so, and is loaded again', async () => {
  app.on('contactPressure.list', problem(500, 'server.failed', 'Something went wrong.'))
  app.start({ path: '/admin/contact-pressure', state: adminState })
  expect(await screen.findByText('The limits could not be loaded')).toBeTruthy()
  app.on('contactPressure.list', list)
  await user.click(screen.getByRole('button', { name: /again/ }))
  expect(await screen.findByRole('region', { name: 'Honda' })).toBeTruthy()
})
