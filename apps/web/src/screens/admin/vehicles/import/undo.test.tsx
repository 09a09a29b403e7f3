import { lineup } from '@marquee/contract/lineup'
import { lineupReasons, modelUses } from '@marquee/rules/lineup'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { undoTexts } from '../../../../widgets/file-imports/index.ts'
import { undoModelsTexts } from './texts.ts'

const app = startedApp()
const page = lineup.imports.example.reply
const [imported] = page.imports
const plan = lineup.readUndo.example.reply
const differences = lineup.try.example.reply

beforeEach(() => {
  app.on('lineup.list', lineup.list.example.reply)
  app.on('lineup.imports', page)
  app.on('lineup.readUndo', plan)
  app.on('lineup.undo', lineup.undo.example.reply)
})

async function open() {
  app.start({ path: '/admin/vehicles/import', state: adminState })
  await screen.findByRole('heading', { level: 1 })
}

const undoInList = () =>
  screen.findByRole('button', {
    name: `Undo vehicles.csv of ${showMoment(imported?.importedAt ?? '')}`,
  })

describe('an earlier import of models', () => {
  test('is undone once a person has seen what goes, is retired, goes back and stays, and why', async () => {
    await open()
    await user.click(await undoInList())
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(modelUses['stays.campaigns'])
    const rowsOf = (name: string) => within(dialog.getByRole('table', { name }))
    rowsOf(undoModelsTexts.removed).getByText('HONDA Honda Prologue')
    rowsOf(undoModelsTexts.retired).getByText('HONDA Honda Passport')
    rowsOf(undoTexts.changed).getByText('Changed. Removed: 2005')
    rowsOf(undoTexts.stays).getByText('Model years: It was changed since.')
    dialog.getByText(undoModelsTexts.retiring)
    expect(app.callsOf('lineup.undo')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Undo for 3 models' }))
    await screen.findByText(
      'The import was undone: 1 removed, 1 retired instead, 1 changed back, 1 left as is.',
    )
    const [call] = app.callsOf('lineup.undo')
    expect([call?.path, call?.query]).toEqual([
      '/lineup/import/7/undo',
      { fingerprint: plan.fingerprint },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is looked at again where the models were changed meanwhile', async () => {
    const why = lineupReasons['import.undo-changed']
    app.on('lineup.undo', problem(409, 'import.undo-changed', why))
    await open()
    await user.click(await undoInList())
    await user.click(await screen.findByRole('button', { name: 'Undo for 3 models' }))
    await screen.findByText(why)
    await waitFor(() => expect(app.callsOf('lineup.readUndo')).toHaveLength(2))
  })
})

test('an import of models can be undone right from its result', async () => {
  app.on('lineup.try', differences)
  app.on('lineup.import', { ...differences, importKey: 7 })
  await open()
  const file = new File(['Make,Model\n'], 'vehicles.csv', { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText('vehicles.csv was imported')
  await user.click(screen.getByRole('button', { name: undoTexts.undo }))
  await user.click(await screen.findByRole('button', { name: 'Undo for 3 models' }))
  await screen.findByRole('button', { name: 'Choose a file' })
})
