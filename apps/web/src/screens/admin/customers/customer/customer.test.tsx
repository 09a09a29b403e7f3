import { customers } from '@marquee/contract/customers'
import { customerReasons } from '@marquee/rules/customers'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { eraseTexts, liftTexts, suppressTexts } from '../texts.ts'
import { campaignTexts, formTexts, originTexts, reachTexts, texts, vehicleTexts } from './texts.ts'

const app = startedApp()
const ada = customers.customer.example.reply

beforeEach(() => {
  app.on('customers.customer', ada)
})

async function open(state = adminState) {
  app.start({ path: '/admin/customers/14/1207', state })
  await screen.findByRole('heading', { level: 1, name: 'Ada Quill' })
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('a customer', () => {
  test('is shown with what is known, contact, vehicles, campaigns and file', async () => {
    await open()
    screen.getByText(texts.of('Abergate Honda of Evanston'))
    screen.getByText(/12 Main St\s+Ann Arbor, MI 48104/)
    screen.getByText('(734) 555-0100')
    screen.getByText('31,500')
    const contact = region(reachTexts.title)
    contact.getByText('Yes')
    contact.getByText('No: opted out')
    contact.getByText('Honda National')
    region(vehicleTexts.title).getByText('1HGBH41JXMN109186')
    const campaign = region(campaignTexts.title).getByRole('link', { name: 'Spring service' })
    expect(campaign.getAttribute('href')).toBe('/campaign/builder/41')
    const file = region(originTexts.title).getByRole('link', { name: 'customers.csv' })
    expect(file.getAttribute('href')).toBe('/admin/customers/import/7')
    screen.getByText(originTexts.holds)
  })

  test('of whom little is known says so in each part', async () => {
    app.on('customers.customer', {
      ...ada,
      contact: { ...ada.contact, line1: '', city: '', state: '', postalCode: '', phone: '' },
      vehicles: [],
      suppressions: [],
      reach: { email: 'NO_DATA', mail: 'REACHABLE' },
      campaigns: null,
      source: null,
      corrected: { by: 'Ruth Abernathy', at: '2026-07-03T10:00:00.000Z' },
    })
    await open()
    expect(screen.getAllByText(texts.unknown)).toHaveLength(2)
    screen.getByText(vehicleTexts.none)
    screen.getByText(reachTexts.none)
    screen.getByText(campaignTexts.denied)
    screen.getByText(originTexts.demo)
    screen.getByText(/^Corrected by Ruth Abernathy on /)
    expect(screen.queryByRole('button', { name: texts.actions.lift })).toBeNull()
  })

  test('that is not there, or could not be loaded, says so', async () => {
    app.on('customers.customer', problem(404, 'not-found', 'Not found.'))
    app.start({ path: '/admin/customers/14/99', state: adminState })
    await screen.findByText(texts.gone)
    expect(screen.getByRole('link', { name: texts.toAll }).getAttribute('href')).toBe(
      '/admin/customers',
    )
  })

  test('is exported as one file', async () => {
    app.on('customers.export', customers.export.example.reply)
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => saved.push(blob),
        revokeObjectURL: () => {},
      }),
    )
    await open()
    await press(texts.actions.export)
    await screen.findByText(texts.exported)
    expect(await saved[0]?.text()).toContain('Customer,Last name,Quill')
    vi.unstubAllGlobals()
  })
})

describe('a correction', () => {
  const form = () => within(screen.getByRole('form', { name: formTexts.title('Ada Quill') }))
  const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name })
  async function type(name: string, text: string) {
    await user.clear(field(name))
    if (text) await user.type(field(name), text)
  }
  const corrected = () => app.callsOf('customers.correct').map(({ body }) => body)

  test('is saved with the version that was read, and the page shows it', async () => {
    app.on('customers.correct', customers.correct.example.reply)
    await open()
    await press(texts.actions.correct)
    await type('Email', 'ada@new.example')
    app.on('customers.customer', { ...ada, contact: { ...ada.contact, email: 'ada@new.example' } })
    await user.click(form().getByRole('button', { name: formTexts.save }))
    await screen.findByText(formTexts.saved('Ada Quill'))
    expect(corrected()).toEqual([
      { contact: { ...ada.contact, email: 'ada@new.example' }, version: ada.version },
    ])
    await screen.findByText('ada@new.example')
  })

  test('that is wrong is not sent: each field says what is the matter', async () => {
    await open()
    await press(texts.actions.correct)
    await type('Last name', '')
    await type('Email', '')
    await type('ZIP code', '')
    await user.click(form().getByRole('button', { name: formTexts.save }))
    await form().findByText('Please check 2 fields.')
    expect(form().getAllByText(/Enter an email, or a street address and ZIP code/)).not.toEqual([])
    expect(corrected()).toEqual([])
  })

  test('keeps what was typed where another was faster, and shows what they saved', async () => {
    const words = customerReasons['customers.changed-meanwhile']
    app.on('customers.correct', problem(409, 'customers.changed-meanwhile', words))
    await open()
    await press(texts.actions.correct)
    await type('City', 'Detroit')
    app.on('customers.customer', {
      ...ada,
      version: 70_001,
      contact: { ...ada.contact, city: 'Dexter' },
    })
    await user.click(form().getByRole('button', { name: formTexts.save }))
    await form().findByText('City: Dexter')
    expect(field('City').value).toBe('Detroit')
    app.on('customers.correct', customers.correct.example.reply)
    await user.click(form().getByRole('button', { name: formTexts.save }))
    await screen.findByText(formTexts.saved('Ada Quill'))
    expect(corrected().at(-1)).toMatchObject({ version: 70_001, contact: { city: 'Detroit' } })
  })
})

describe('a known customer', () => {
  const person = {
    email: ada.contact.email,
    lastName: 'Quill',
    line1: '12 Main St',
    postalCode: '48104',
  }

  test('is suppressed by channel without being named again', async () => {
    app.on('customers.suppress', { households: 1 })
    await open()
    await press(texts.actions.suppress)
    const form = within(screen.getByRole('form', { name: suppressTexts.titleOf('Ada Quill') }))
    expect(form.queryByRole('textbox', { name: 'Email' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const warning = within(
      await screen.findByRole('alertdialog', { name: suppressTexts.asks('Ada Quill') }),
    )
    await user.click(warning.getByRole('button', { name: 'Stop sending' }))
    await screen.findByText(suppressTexts.done(1))
    expect(app.callsOf('customers.suppress').map(({ body }) => body)).toEqual([
      { marketKey: 14, person, channel: 'ALL', reason: 'OPTED_OUT' },
    ])
    await waitFor(() => expect(app.callsOf('customers.customer').length).toBeGreaterThan(1))
  })

  test('is sent to again where something was stopped', async () => {
    app.on('customers.liftSuppression', { lifted: 1, households: 1 })
    await open()
    await press(texts.actions.lift)
    const form = within(screen.getByRole('form', { name: liftTexts.titleOf('Ada Quill') }))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const warning = within(await screen.findByRole('alertdialog'))
    await user.click(warning.getByRole('button', { name: 'Send again' }))
    await screen.findByText(liftTexts.done(1, 1))
  })

  test('is erased after one question that says what is lost, and the list is next', async () => {
    app.on('customers.erase', { households: 1 })
    app.on('customers.search', customers.search.example.reply)
    await open()
    await press(texts.actions.erase)
    const warning = within(
      await screen.findByRole('alertdialog', { name: eraseTexts.asks('Ada Quill') }),
    )
    warning.getByText(eraseTexts.doesAtDealer('Abergate Honda of Evanston'))
    warning.getByText(eraseTexts.elsewhere)
    await user.click(warning.getByRole('button', { name: 'Erase' }))
    await screen.findByText(eraseTexts.done(1))
    await waitFor(() => expect(location.pathname).toBe('/admin/customers'))
    expect(app.callsOf('customers.erase').map(({ body }) => body)).toEqual([
      { marketKey: 14, person },
    ])
    expect(app.callsOf('customers.customer')).toHaveLength(1)
  })
})
