import { sendingDomains } from '@marquee/contract/sending-domains'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const list = sendingDomains.list.example.reply

beforeEach(() => {
  app.on('sendingDomains.list', list)
  app.on('sendingDomains.check', sendingDomains.check.example.reply)
  app.on('sendingDomains.change', sendingDomains.change.example.reply)
  app.on('sendingDomains.cap', sendingDomains.cap.example.reply)
})

const open = async () => {
  app.start({ path: '/admin/sending-domains', state: adminState })
  return screen.findByRole('region', { name: 'Honda' })
}

test('the DNS of a domain is looked at when a person wants it, and shows what to set', async () => {
  const honda = within(await open())
  expect(app.callsOf('sendingDomains.check')).toHaveLength(0)
  await user.click(honda.getByRole('button', { name: 'Check DNS' }))
  const table = await honda.findByRole('list', { name: 'DNS records of mail.dealers.example' })
  expect(table.textContent).toContain('v=DMARC1; p=quarantine')
  expect(table.textContent).toContain('Missing')
})

test('a domain is changed; what is none is named before it is sent', async () => {
  const honda = within(await open())
  await user.click(honda.getByRole('button', { name: 'Change domain' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Domain' })
  await user.clear(field)
  await user.type(field, 'not a domain')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findAllByText(/This is not a domain/)).not.toHaveLength(0)
  expect(app.callsOf('sendingDomains.change')).toHaveLength(0)
  await user.clear(field)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(app.callsOf('sendingDomains.change').at(-1)?.body).toEqual({ domain: null }),
  )
})

test('a daily cap is shown, changed and removed; what is no number stays in the field with what is wrong', async () => {
  const honda = within(await open())
  expect(honda.getByText('At most 2,000')).toBeTruthy()
  await user.click(honda.getByRole('button', { name: 'Change daily cap' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Most emails a day' })
  await user.clear(field)
  await user.type(field, '0')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findAllByText(/whole number from 1 to 1,000,000/i)).not.toHaveLength(0)
  expect((field as HTMLInputElement).value).toBe('0')
  expect(app.callsOf('sendingDomains.cap')).toHaveLength(0)
  await user.clear(field)
  await user.type(field, '1,500')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(app.callsOf('sendingDomains.cap').at(-1)?.body).toEqual({ emails: 1_500 }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(honda.getByRole('button', { name: 'Change daily cap' }))
  await user.clear(await screen.findByRole('textbox', { name: 'Most emails a day' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(app.callsOf('sendingDomains.cap').at(-1)?.body).toEqual({ emails: null }),
  )
})

test('who is not of the whole brand reads why, and has nothing to press', async () => {
  const change = { ok: false, reason: 'sending-domain.not-whole-brand' }
  app.on('sendingDomains.list', { ...list, can: { change } })
  const honda = within(await open())
  expect(screen.getByText(/Only people whose home is a whole brand/)).toBeTruthy()
  expect(honda.queryByRole('button')).toBeNull()
})
