import { customers } from '@marquee/contract/customers'
import { customerReasons } from '@marquee/rules/customers'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../../../app/testing/states.ts'
import {
  cancelTexts,
  fileTexts,
  findingsTexts,
  rejectedTexts,
  mappingTexts,
  modeTexts,
  outcomeTexts,
  texts,
} from './texts.ts'
import {
  ended,
  reading,
  rejected,
  served,
  standing,
  startedImports,
} from './testing/opened-import.ts'

const { app, last, open } = startedImports()
const uploaded = customers.upload.example.reply
const dealerAdmin = { ...dealerState, permissions: adminState.permissions }
const csv = (text: string, name = 'customers.csv') => new File([text], name, { type: 'text/csv' })

describe('a file', () => {
  async function choosing(state = dealerAdmin) {
    app.start({ path: '/admin/customers/import/new', state })
    const area = await screen.findByRole('group', { name: fileTexts.label })
    return { area, choose: within(area).getByLabelText(fileTexts.label) }
  }

  test('of the selected dealer is sent, and its columns come next', async () => {
    app.on('customers.upload', uploaded)
    app.on('customers.read', uploaded)
    const { choose } = await choosing()
    await screen.findByText(fileTexts.stands(18_500, '06/30/2026'))
    await user.upload(choose, csv('Last,Email\nQuill,ada@x.example\n'))
    await screen.findByText(mappingTexts.preview)
    expect(last('customers.upload')).toMatchObject({
      query: { marketKey: '14' },
      file: { name: 'customers.csv', text: 'Last,Email\nQuill,ada@x.example\n' },
    })
    expect(location.pathname).toBe('/admin/customers/import/7')
  })

  test('can be dropped', async () => {
    app.on('customers.upload', uploaded)
    app.on('customers.read', uploaded)
    const { area } = await choosing()
    fireEvent.drop(area, { dataTransfer: { files: [csv('Last,Email\nQuill,a@x.example\n')] } })
    await screen.findByText(mappingTexts.preview)
  })

  test.each([
    ['a workbook', csv('PK\u0003\u0004 sheets'), 'customers.not-csv'],
    ['a picture', csv('x', 'customers.png'), 'customers.not-csv'],
    ['nothing', csv(''), 'customers.file-empty'],
    ['headers alone', csv('Last,Email\n'), 'customers.file-empty'],
    ['one header twice', csv('Last,Last\na,b\n'), 'customers.headers-twice'],
    [
      'a damaged letter',
      new File([Uint8Array.of(0x4c, 0x2c, 0xc3, 0xb1, 0xc3, 0xb1, 0xe9, 0x0a, 0x31)], 'a.csv'),
      'customers.wrong-encoding',
    ],
    ['33 MB', csv(`Last,Email\n${'x'.repeat(33_600_000)}`), 'customers.too-large'],
  ] as const)('with %s is refused before anything is sent', async (_, file, reason) => {
    const { choose } = await choosing()
    fireEvent.change(choose, { target: { files: [file] } })
    await screen.findByText(customerReasons[reason])
    expect(app.callsOf('customers.upload')).toEqual([])
  })

  test.each([
    ['semicolons', csv('Last;Email\nQuill;a@x.example\n')],
    [
      'the letters of Windows',
      new File([Uint8Array.of(0x4c, 0x2c, 0xe9, 0x0a, 0x31, 0x2c, 0x32)], 'a.csv'),
    ],
  ])('with %s is sent', async (_, file) => {
    app.on('customers.upload', uploaded)
    app.on('customers.read', uploaded)
    const { choose } = await choosing()
    fireEvent.change(choose, { target: { files: [file] } })
    await screen.findByText(mappingTexts.preview)
  })

  test('can begin with a template that has every column', async () => {
    await choosing()
    screen.getByRole('button', { name: fileTexts.template })
  })

  test('that the server refuses says why, and another one can be chosen', async () => {
    const why = customerReasons['customers.import-running']
    app.on('customers.upload', problem(409, 'customers.import-running', why))
    const { choose } = await choosing()
    await user.upload(choose, csv('Last,Email\nQuill,a@x.example\n'))
    await screen.findByText(why)
    screen.getByText('customers.csv was not uploaded')
  })

  test('needs a dealer, who is chosen here where a market above dealers is selected', async () => {
    const { area } = await choosing(adminState)
    within(area).getByText(fileTexts.dealerFirst)
    await user.type(screen.getByRole('combobox', { name: 'Dealer' }), 'lake')
    await user.click(await screen.findByRole('option', { name: /Lakeside Honda/ }))
    expect(last('markets.search')?.body).toMatchObject({ criteria: { type: 'DEALER' } })
    await waitFor(() => expect(within(area).queryByText(fileTexts.dealerFirst)).toBeNull())
  })
})

describe('the columns', () => {
  const field = (name: string) => screen.getByRole('combobox', { name })
  const start = () => screen.getByRole('button', { name: mappingTexts.start })
  const choose = async (name: string, column: string) => {
    await user.click(field(name))
    await user.click(screen.getByRole('option', { name: column }))
  }

  test('are shown as guessed, with the first lines', async () => {
    await open(uploaded, mappingTexts.preview)
    expect(field('Email').textContent).toBe('Email')
    const table = within(screen.getByRole('table', { name: mappingTexts.previewTable }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Firstleft out',
      'Lastas Last name',
      'Emailas Email',
      'Last visitas Last visit',
    ])
    table.getByText('Quill')
  })

  test('are sent as chosen, and the import is followed from there', async () => {
    await open(uploaded, mappingTexts.preview)
    await choose('First name', 'First')
    app.on('customers.start', { ...reading, preview: null })
    app.on('customers.read', reading)
    await user.click(start())
    await screen.findByText('50% read')
    expect(last('customers.start')?.body).toEqual({
      mapping: { firstName: 0, lastName: 1, email: 2, lastVisitOn: 3 },
      mode: 'REPLACE',
    })
  })

  test('are followed by what happens to customers who are not in the file: they go, unless it only adds [AUD-02]', async () => {
    await open(uploaded, mappingTexts.preview)
    const modes = within(screen.getByRole('group', { name: modeTexts.label }))
    const mode = (name: string) =>
      modes.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
    expect(mode(modeTexts.REPLACE.name).checked).toBe(true)
    await user.click(mode(modeTexts.MERGE.name))
    app.on('customers.start', { ...reading, preview: null })
    app.on('customers.read', reading)
    await user.click(start())
    await screen.findByText('50% read')
    expect(last('customers.start')?.body).toMatchObject({ mode: 'MERGE' })
  })

  test('that are needed are marked, and without them it cannot start, and says why', async () => {
    await open(uploaded, mappingTexts.preview)
    expect(screen.getAllByText(mappingTexts.met)).toHaveLength(3)
    await choose('Last visit', mappingTexts.notThere)
    expect(screen.getAllByText(mappingTexts.unmet)).toHaveLength(1)
    expect(screen.getAllByText(customerReasons['customers.days-needed']).length).toBeGreaterThan(0)
    expect(start().ariaDisabled).toBe('true')
    await user.click(start())
    expect(app.callsOf('customers.start')).toEqual([])
  })

  test('cannot be two things at once', async () => {
    await open(uploaded, mappingTexts.preview)
    await choose('First name', 'Last')
    screen.getByText(mappingTexts.also('Last name'))
    expect(start().ariaDisabled).toBe('true')
    expect(screen.getAllByText(customerReasons['customers.column-twice']).length).toBeGreaterThan(0)
  })

  test('stay as chosen where starting is refused', async () => {
    await open(uploaded, mappingTexts.preview)
    await choose('First name', 'First')
    const why = customerReasons['customers.import-running']
    app.on('customers.start', problem(409, 'customers.import-running', why))
    await user.click(start())
    await screen.findByText(why)
    expect(field('First name').textContent).toBe('First')
  })
})

describe('an import under way', () => {
  test('shows after a reload how far it is, and follows it to the end', async () => {
    await open(reading, '50% read')
    const bar = screen.getByRole('progressbar', { name: 'Progress of the import' })
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    app.on('customers.read', { ...ended, state: 'PUBLISHING' })
    await screen.findByText('The whole file is read. Finishing takes a moment.')
    // How long that takes is unknown.
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
    app.on('customers.read', { ...ended, state: 'PUBLISHED' })
    await screen.findByText(outcomeTexts.published(reading.marketName))
  })

  test('says so where it could not be asked, and goes on asking', async () => {
    await open(reading, '50% read')
    app.on('customers.read', problem(500, 'unexpected', 'It broke.'))
    await screen.findByText(texts.stale)
    screen.getByText('50% read')
    app.on('customers.read', { ...ended, state: 'PUBLISHED' })
    await screen.findByText(outcomeTexts.published(reading.marketName))
  })

  test('is cancelled after a question, and says what still serves', async () => {
    await open(reading, '50% read')
    await user.click(screen.getByRole('button', { name: 'Cancel import' }))
    const warning = within(await screen.findByRole('alertdialog', { name: cancelTexts.title }))
    const cancelled = { ...ended, state: 'CANCELLED', rejectedRows: null }
    app.on('customers.cancel', cancelled)
    app.on('customers.read', cancelled)
    await user.click(warning.getByRole('button', { name: cancelTexts.yes }))
    await screen.findByText(outcomeTexts.cancelled)
    await screen.findByText(served)
    expect(last('customers.cancel')?.path).toBe('/customers/import/7/cancel')
  })
})

describe('an import that is over', () => {
  const LINES = Array.from(
    { length: 600 },
    (_, at) => `${at + 2},Email: Not an email address.,Quill,x at home\r\n`,
  )

  test('tells what became of its lines, and shows the first rejected ones of a long file', async () => {
    app.on(
      'customers.rejectedRows',
      rejected(`Line,What to mend,Last name,Email\r\n${LINES.join('')}`),
    )
    await open({ ...ended, state: 'PUBLISHED' }, '9,250')
    const table = within(await screen.findByRole('table', { name: rejectedTexts.table }))
    expect(table.getAllByRole('row')).toHaveLength(11)
    expect(table.getAllByRole('row')[1]?.textContent).toBe('2Email: Not an email address.')
    const found = within(screen.getByRole('table', { name: findingsTexts.title }))
    expect(found.getAllByRole('row').map((row) => row.textContent)).toEqual([
      findingsTexts.headers.join(''),
      `Last nameThis is needed.48${findingsTexts.LINE}`,
      `EmailNot an email address.30${findingsTexts.FIELD}`,
    ])
    expect(last('customers.rejectedRows')?.query).toEqual({
      expires: '1798794000',
      signature: '3q2-7w',
    })
    const link = screen.getByRole('link', { name: 'Download all as CSV' })
    expect(link.getAttribute('href')).toBe(reading.rejectedRows)
    expect(link.getAttribute('download')).toBe('rejected-rows-7.csv')
  })

  test('failed says at which line and why, and what still serves', async () => {
    const message = customerReasons['customers.quote-open']
    const failure = { reason: 'customers.quote-open', message, line: 1_204 }
    await open({ ...ended, state: 'FAILED', problem: failure, rejectedRows: null }, served)
    screen.getByText(`Line 1,204: ${message}`)
    expect(app.callsOf('customers.rejectedRows')).toEqual([])
  })

  test('failed before anything was ever published says that nothing serves', async () => {
    app.on('customers.market', { ...standing, version: 0, households: 0, asOf: null })
    const message = customerReasons['customers.nothing-usable']
    const failure = { reason: 'customers.nothing-usable', message, line: null }
    await open({ ...ended, state: 'FAILED', problem: failure }, outcomeTexts.nothingServes)
  })

  test('that does not exist, or lies elsewhere, leads back to all', async () => {
    await open(problem(404, 'not-found', 'Not here.'), texts.gone)
    screen.getByRole('link', { name: texts.toAll })
  })
})
