import { customers } from '@marquee/contract/customers'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'

const app = startedApp()
const page = customers.searchSuppressions.example.reply
const [listed] = page.suppressions
const unknown = {
  ...listed,
  key: 32,
  reason: 'ERASED',
  source: 'ADMINISTRATOR',
  why: null,
  by: 'Ruth Abernathy',
  isKnown: false,
  person: null,
  can: { lift: { ok: false, reason: 'suppressions.erased' } },
}

beforeEach(() => {
  app.on('customers.searchSuppressions', {
    ...page,
    suppressions: [listed, unknown],
    totalElements: 2,
  })
})

const open = async () => {
  app.start({ path: '/admin/customers/suppressions', state: adminState })
  return screen.findByRole('link', { name: /Ada Quill/ })
}

test('the list says who it is where that is known, and that it is not where a code is all there is', async () => {
  const link = await open()
  expect(link.getAttribute('href')).toBe('/admin/customers/14/1207')
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows[1]).toContain('Ada Quill (ada.quill@customers.example)')
  expect(rows[1]).toContain('Link in an email')
  expect(rows[2]).toContain('No longer known')
  expect(rows[2]).toContain('They were erased')
})

test('it is narrowed by the server, and an address is looked for as a whole', async () => {
  await open()
  await user.type(screen.getByRole('searchbox'), 'ada.quill@customers.example{Enter}')
  await user.click(screen.getByRole('combobox', { name: 'From where' }))
  await user.click(await screen.findByRole('option', { name: 'Mail program' }))
  await waitFor(() =>
    expect(app.callsOf('customers.searchSuppressions').at(-1)?.body).toMatchObject({
      criteria: { email: 'ada.quill@customers.example', source: 'ONE_CLICK' },
    }),
  )
})

test('one is lifted after it is said what that does, and who was erased has no button for it', async () => {
  app.on('customers.liftListed', { households: 1 })
  await open()
  const buttons = screen.getAllByRole('button', { name: /^Send again to/ })
  expect(buttons).toHaveLength(1)
  await user.click(buttons[0] as HTMLElement)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/may send to this person again by email/)).toBeTruthy()
  await user.click(dialog.getByRole('combobox', { name: 'Why' }))
  await user.click(await screen.findByRole('option', { name: 'It was stopped by mistake' }))
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  await waitFor(() =>
    expect(app.callsOf('customers.liftListed').at(-1)).toMatchObject({
      path: '/customers/suppression/31/lifting',
      body: { reason: 'SET_BY_MISTAKE' },
    }),
  )
  expect(await screen.findByText(/The suppression was lifted/)).toBeTruthy()
})

test('the list is exported with what it is narrowed by', async () => {
  app.on('customers.exportSuppressions', { suppressions: [listed], isCut: false })
  await open()
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(app.callsOf('customers.exportSuppressions')).toHaveLength(1))
  expect(await screen.findByText('1 suppression was exported.')).toBeTruthy()
})
