import { lineup } from '@marquee/contract/lineup'
import { lineupReasons, lineupRowReasons } from '@marquee/rules/lineup'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'
import { formTexts, texts } from './texts.ts'

const app = startedApp()
const shown = lineup.list.example.reply
const differences = lineup.try.example.reply
const element = shown.models[0]
const delSol = { ...element, model: 'del Sol', years: [1993], isRetired: true }

beforeEach(() => {
  app.on('lineup.list', { ...shown, models: [element, delSol] })
  app.on('lineup.imports', lineup.imports.example.reply)
  app.on('lineup.uses', { campaigns: 3 })
})

const last = (operation: string) => app.callsOf(operation).at(-1)

async function open(path = '/admin/vehicles') {
  app.start({ path, state: adminState })
  await screen.findByRole('heading', { level: 1 })
}

async function openElement() {
  await open()
  await user.click(await screen.findByRole('button', { name: 'Element' }))
  return within(await screen.findByRole('form', { name: 'Change Honda Element' }))
}

test('the list shows each model with its years, and is narrowed to retired ones', async () => {
  await open()
  await screen.findByRole('button', { name: 'Element' })
  screen.getByText('2003–2004')
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(screen.getByRole('option', { name: 'Retired' }))
  screen.getByRole('button', { name: 'del Sol' })
  expect(screen.queryByRole('button', { name: 'Element' })).toBeNull()
})

test('the list says why a person may not change it', async () => {
  const no = { ok: false as const, reason: 'lineup.not-whole-brand' }
  app.on('lineup.list', { ...shown, can: { change: no } })
  await open()
  const add = await screen.findByRole('button', { name: texts.add })
  expect(add.ariaDisabled).toBe('true')
  expect(screen.getAllByText(lineupReasons['lineup.not-whole-brand']).length).toBeGreaterThan(0)
})

describe('the form', () => {
  test('says who has chosen a model and what retiring means, before it is saved', async () => {
    app.on('lineup.change', { ...element, isRetired: true })
    const form = await openElement()
    await form.findByText('3 campaigns under way have chosen this model.')
    expect(form.queryByText(formTexts.retiring)).toBeNull()
    await user.click(form.getByRole('combobox', { name: 'Status' }))
    await user.click(screen.getByRole('option', { name: 'Retired' }))
    form.getByText(formTexts.retiring)
    await user.click(form.getByRole('button', { name: formTexts.save }))
    await screen.findByText('Honda Element was changed.')
    expect(last('lineup.change')?.body).toEqual({
      hierarchyId: 'HONDA',
      model: 'Element',
      years: [2003, 2004],
      isRetired: true,
    })
  })

  test('reads years as they are typed', async () => {
    const form = await openElement()
    const years = form.getByRole('textbox', { name: 'Model years' })
    await user.clear(years)
    await user.type(years, 'all')
    await user.click(form.getByRole('button', { name: formTexts.save }))
    await form.findByText(lineupRowReasons['row.years'])
    await user.clear(years)
    await user.type(years, '2003')
    form.getByText(formTexts.fewerYears)
  })

  test('adds a model, and shows what the server refuses', async () => {
    const why = lineupReasons['lineup.model-taken']
    app.on('lineup.add', problem(409, 'lineup.model-taken', why))
    await open()
    await user.click(await screen.findByRole('button', { name: texts.add }))
    const form = within(await screen.findByRole('form', { name: texts.add }))
    await user.type(form.getByRole('textbox', { name: 'Make' }), 'Honda')
    await user.type(form.getByRole('textbox', { name: 'Model' }), 'Pilot')
    await user.type(form.getByRole('textbox', { name: 'Model years' }), '2003-2005')
    await user.click(form.getByRole('button', { name: formTexts.create }))
    await form.findByText(why)
    expect(last('lineup.add')?.body).toEqual({
      hierarchyId: 'HONDA',
      make: 'Honda',
      model: 'Pilot',
      years: [2003, 2004, 2005],
    })
  })
})

test('a file is tried, shown line by line, and then imported as it was tried', async () => {
  app.on('lineup.try', differences)
  app.on('lineup.import', differences)
  await open('/admin/vehicles/import')
  const file = new File(['Make,Model\n'], 'vehicles.csv', { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
  await screen.findByRole('heading', { name: 'What vehicles.csv would change' })
  const refused = screen.getByRole('table', { name: 'Lines that are refused' })
  within(refused).getByText(`Model years: ${lineupRowReasons['row.years']}`)
  screen.getByText('Changed. Added: 2005')
  expect(app.callsOf('lineup.import')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('vehicles.csv was imported')
  expect(last('lineup.import')?.query).toEqual({ fingerprint: differences.fingerprint })
})
