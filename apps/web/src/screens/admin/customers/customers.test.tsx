import { customers } from '@marquee/contract/customers'
import { markets } from '@marquee/contract/markets'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../../app/testing/states.ts'
import { confirmTexts, eraseTexts, liftTexts, marketTexts, suppressTexts, texts } from './texts.ts'

const app = startedApp()
const page = customers.search.example.reply
const [reading] = page.imports
const standing = customers.market.example.reply
const published = { ...reading, state: 'PUBLISHED', bytesRead: reading.bytes }
const found = (...rows: object[]) => ({ ...page, imports: rows, totalElements: rows.length })
const dealerAdmin = { ...dealerState, permissions: adminState.permissions }

beforeEach(() => {
  app.on('customers.search', page)
  app.on('customers.market', standing)
  app.on('markets.search', markets.search.example.reply)
})

async function open(state = adminState) {
  app.start({ path: '/admin/customers', state })
  await screen.findByRole('link', { name: reading.fileName })
}

const last = (operation: string) => app.callsOf(operation).at(-1)

describe('the imports', () => {
  test('are those of the selected market, searched and narrowed by the server [TBL-11, API-02, API-04]', async () => {
    await open()
    expect(last('customers.search')).toMatchObject({
      query: { marketKey: '2', hierarchyId: 'HONDA' },
      body: { criteria: {}, sort: [{ id: 'uploadedAt', direction: 'DESCENDING' }] },
    })
    screen.getByText('Imports of Honda National')
    await user.type(screen.getByRole('searchbox', { name: texts.search }), 'evanston{Enter}')
    await user.click(screen.getByRole('combobox', { name: 'State' }))
    await user.click(screen.getByRole('option', { name: 'Failed' }))
    await waitFor(() =>
      expect(last('customers.search')?.body).toMatchObject({
        criteria: { text: 'evanston', states: ['FAILED'] },
      }),
    )
  })

  test('one under way tells how far it is, and is asked again until it is over', async () => {
    await open(dealerAdmin)
    screen.getByText('Reading 50%')
    await screen.findByText('18,500')
    app.on('customers.search', found(published))
    app.on('customers.market', { ...standing, households: 18_612, version: 13 })
    await screen.findByText('Published', { selector: '.MuiChip-label' }, { timeout: 8_000 })
    // What it changed is loaded again as well.
    await screen.findByText('18,612')
  }, 20_000)

  test('where there are none, the page says what to do next', async () => {
    app.on('customers.search', found())
    app.start({ path: '/admin/customers', state: adminState })
    await screen.findByText(texts.none)
  })

  test('what could not be loaded says so and can be tried again', async () => {
    app.on('customers.search', problem(500, 'unexpected', 'It broke.'))
    app.start({ path: '/admin/customers', state: adminState })
    await screen.findByText('It broke.')
    app.on('customers.search', page)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: reading.fileName })
  })
})

describe('the data of a dealer', () => {
  test('tell of which day they are and how many households', async () => {
    await open(dealerAdmin)
    await screen.findByText(marketTexts.counted)
    screen.getByText('18,500')
    screen.getByText('06/30/2026')
    expect(last('customers.market')?.path).toBe('/customers/market/14')
  })

  test('that has none yet cannot be counted', async () => {
    const nothing = { ...standing, households: 0, version: 0, asOf: null, publishedAt: null }
    app.on('customers.market', nothing)
    await open(dealerAdmin)
    await screen.findByText(marketTexts.notCounted)
    screen.getByText(marketTexts.notCountedWhy)
  })

  test('are not asked for above dealers, where one is chosen first', async () => {
    await open()
    screen.getByText(marketTexts.noDealer)
    screen.getByRole('button', { name: marketTexts.choose })
    expect(app.callsOf('customers.market')).toEqual([])
  })
})

test('who may not look after customers is led home [TGL-05]', async () => {
  app.start({ path: '/admin/customers', state: dealerState })
  await screen.findByRole('heading', { level: 1, name: 'Lakeside Honda' })
  expect(app.callsOf('customers.search')).toEqual([])
})

describe('a person', () => {
  async function name(button: string) {
    await open()
    await user.click(screen.getByRole('button', { name: button }))
    return within(screen.getByRole('form', { name: button }))
  }

  test('is left alone by a channel, after a confirmation that says what that means', async () => {
    app.on('customers.suppress', { households: 2 })
    const form = await name(texts.suppress)
    await user.type(form.getByRole('textbox', { name: 'Email' }), ' ada@customers.example ')
    await user.click(form.getByRole('combobox', { name: 'Send nothing by' }))
    await user.click(screen.getByRole('option', { name: 'Mail' }))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const warning = within(await screen.findByRole('alertdialog'))
    warning.getByText(suppressTexts.does('Honda National', 'Mail'))
    warning.getByText(confirmTexts.final)
    expect(app.callsOf('customers.suppress')).toEqual([])
    await user.click(warning.getByRole('button', { name: 'Stop sending' }))
    await screen.findByText(suppressTexts.done(2))
    expect(last('customers.suppress')?.body).toEqual({
      marketKey: 2,
      person: { email: 'ada@customers.example' },
      channel: 'MAIL',
      reason: 'OPTED_OUT',
    })
  })

  test('is sent to again by one channel, with the reason', async () => {
    app.on('customers.liftSuppression', { lifted: 1, households: 2 })
    const form = await name(texts.lift)
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@customers.example')
    await user.click(form.getByRole('combobox', { name: 'Why' }))
    await user.click(screen.getByRole('option', { name: 'It was stopped by mistake' }))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const warning = within(await screen.findByRole('alertdialog'))
    warning.getByText(liftTexts.does('Honda National', 'Email and mail'))
    expect(warning.queryByText(confirmTexts.final)).toBeNull()
    await user.click(warning.getByRole('button', { name: 'Send again' }))
    await screen.findByText(liftTexts.done(1, 2))
    expect(last('customers.liftSuppression')?.body).toEqual({
      marketKey: 2,
      person: { email: 'ada@customers.example' },
      channel: 'ALL',
      reason: 'SET_BY_MISTAKE',
    })
  })

  test('is erased by name and address; nothing is done where it is not confirmed', async () => {
    app.on('customers.erase', { households: 0 })
    const form = await name(texts.erase)
    await user.click(form.getByRole('radio', { name: 'Name and address' }))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    await form.findByText('Please check 3 fields.')
    await user.type(form.getByRole('textbox', { name: 'Last name' }), 'Quill')
    await user.type(form.getByRole('textbox', { name: 'Street address' }), '12 Main St')
    await user.type(form.getByRole('textbox', { name: 'ZIP code' }), '48104')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel', hidden: false }))
    expect(app.callsOf('customers.erase')).toEqual([])
    await user.click(form.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: 'Erase' }))
    await screen.findByText(eraseTexts.done(0))
    expect(last('customers.erase')?.body).toEqual({
      marketKey: 2,
      person: { lastName: 'Quill', line1: '12 Main St', postalCode: '48104' },
    })
  })

  test('stays as typed where it is refused', async () => {
    app.on('customers.erase', problem(404, 'not-found', 'There is no such market.'))
    const form = await name(texts.erase)
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@customers.example')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: 'Erase' }))
    await screen.findByText('There is no such market.')
    const typed = form.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
    expect(typed.value).toBe('ada@customers.example')
  })
})
