import { markets } from '@marquee/contract/markets'
import { network } from '@marquee/contract/network'
import { networkReasons, networkRowReasons } from '@marquee/rules/network'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'
import { formTexts, texts } from './texts.ts'

const app = startedApp()
const overview = network.overview.example.reply
const shown = network.read.example.reply
const differences = network.try.example.reply

beforeEach(() => {
  app.on('network.overview', overview)
  app.on('network.read', shown)
  app.on('network.imports', network.imports.example.reply)
  app.on('markets.search', markets.search.example.reply)
})

const last = (operation: string) => app.callsOf(operation).at(-1)

async function open(path = '/admin/markets') {
  app.start({ path, state: adminState })
  await screen.findByRole('heading', { level: 1 })
}

describe('the list', () => {
  test('shows how many there are, and each with its level and number', async () => {
    await open()
    await screen.findByRole('button', { name: 'Lakeside Honda' })
    screen.getByText('208114')
    screen.getByText('212')
    await user.click(screen.getByRole('combobox', { name: 'Level' }))
    await user.click(screen.getByRole('option', { name: 'Zone' }))
    await waitFor(() =>
      expect(last('markets.search')?.body).toMatchObject({ criteria: { type: 'ZONE' } }),
    )
  })

  test('says why a person may not change it', async () => {
    const no = { ok: false as const, reason: 'network.not-whole-brand' }
    app.on('network.overview', { ...overview, can: { change: no, addBrand: no } })
    await open()
    const add = await screen.findByRole('button', { name: texts.add })
    expect(add.ariaDisabled).toBe('true')
    expect(screen.getAllByText(networkReasons['network.not-whole-brand']).length).toBeGreaterThan(0)
  })
})

describe('the form', () => {
  async function openDealer() {
    await open()
    await user.click(await screen.findByRole('button', { name: 'Lakeside Honda' }))
    return within(await screen.findByRole('form', { name: 'Change Lakeside Honda' }))
  }

  test('sends only what was changed', async () => {
    app.on('network.change', shown)
    const form = await openDealer()
    const city = form.getByRole('textbox', { name: 'City' })
    await user.clear(city)
    await user.type(city, 'Ypsilanti')
    await user.click(form.getByRole('button', { name: formTexts.save }))
    await screen.findByText('Lakeside Honda was changed.')
    expect(last('network.change')?.body).toEqual({ city: 'Ypsilanti' })
  })

  test('says what closing means before it is saved', async () => {
    const form = await openDealer()
    expect(form.queryByText(formTexts.closing)).toBeNull()
    await user.click(form.getByRole('combobox', { name: 'Status' }))
    await user.click(screen.getByRole('option', { name: 'Closed' }))
    form.getByText(formTexts.closing)
  })

  test('checks what is typed as a file is checked, and shows what the server refuses', async () => {
    const why = networkRowReasons['row.campaign-open']
    app.on('network.change', problem(400, 'request.invalid', why, { 'body.parentKey': why }))
    const form = await openDealer()
    const zone = form.getByRole('textbox', { name: 'Time zone' })
    await user.clear(zone)
    await user.type(zone, 'EST')
    await user.click(form.getByRole('button', { name: formTexts.save }))
    await form.findByText(networkRowReasons['row.time-zone'])
    await user.clear(zone)
    await user.type(zone, 'America/Chicago')
    await user.click(form.getByRole('button', { name: formTexts.save }))
    expect((await form.findAllByText(new RegExp(why))).length).toBeGreaterThan(0)
  })

  test('adds a dealer below a district', async () => {
    const found = markets.search.example.reply
    const [dealer] = found.markets
    const district = { ...dealer, key: 9, name: 'District 4', type: 'DISTRICT' }
    app.on('markets.search', { ...found, markets: [district] })
    app.on('network.add', shown)
    await open()
    await user.click(await screen.findByRole('button', { name: texts.add }))
    const form = within(await screen.findByRole('form', { name: texts.add }))
    await user.type(form.getByRole('textbox', { name: 'Source ID' }), '208114')
    await user.type(form.getByRole('combobox', { name: 'Lies below' }), 'dist')
    await user.click(await screen.findByRole('option', { name: /District 4/ }))
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Lakeside Honda')
    await user.click(form.getByRole('button', { name: formTexts.create }))
    await screen.findByText('Lakeside Honda was added.')
    expect(last('network.add')?.body).toMatchObject({
      level: 'DEALER',
      sourceId: '208114',
      parentKey: 9,
      name: 'Lakeside Honda',
    })
  })
})

describe('a file', () => {
  const file = new File(['Level,Source ID,Parent\n'], 'markets.csv', { type: 'text/csv' })
  const choose = async () => {
    await open('/admin/markets/import')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    await user.upload(input as HTMLInputElement, file)
  }

  test('is tried, shown line by line, and then imported as it was tried', async () => {
    app.on('network.try', differences)
    app.on('network.import', differences)
    await choose()
    await screen.findByRole('heading', { name: 'What markets.csv would change' })
    const refused = screen.getByRole('table', { name: 'Lines that are refused' })
    within(refused).getByText(`Parent: ${networkRowReasons['row.parent-unknown']}`)
    screen.getByText('Changed. Phone: 7345550114 → 7345550115')
    screen.getByText('These columns are not read: Region.')
    expect(app.callsOf('network.import')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Import' }))
    await screen.findByText('markets.csv was imported')
    expect(last('network.import')?.query).toEqual({ fingerprint: differences.fingerprint })
  })

  test('of another kind is refused, with the reason', async () => {
    const why = networkReasons['network.headers-missing']
    app.on('network.try', problem(422, 'network.headers-missing', why))
    await choose()
    await screen.findByText(why)
  })
})
