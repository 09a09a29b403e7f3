import { roster } from '@marquee/contract/roster'
import { rosterReasons } from '@marquee/rules/roster'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { undoTexts } from '../../../../widgets/file-imports/index.ts'
import { undoPeopleTexts } from './texts.ts'

const app = startedApp()
const plan = roster.readUndo.example.reply
const differences = roster.try.example.reply

beforeEach(() => {
  app.on('roster.imports', roster.imports.example.reply)
  app.on('roster.readUndo', plan)
  app.on('roster.undo', roster.undo.example.reply)
})

async function open() {
  app.start({ path: '/admin/users/import', state: adminState })
  await screen.findByRole('heading', { level: 1 })
}

const undoInList = () => screen.findByRole('button', { name: /^Undo people.csv of/ })

describe('an earlier import of people', () => {
  test('is undone once a person has seen who loses what, and who stays and why', async () => {
    await open()
    await user.click(await undoInList())
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Permissions: It was changed since.')
    const rowsOf = (name: string) => within(dialog.getByRole('table', { name }))
    rowsOf(undoPeopleTexts.withdrawn).getByText('Priya Raman')
    rowsOf(undoPeopleTexts.deactivated).getByText('Otis Merriweather')
    rowsOf(undoTexts.changed).getByText('Removed: Order campaigns')
    dialog.getByText(undoPeopleTexts.final)
    expect(app.callsOf('roster.undo')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Undo for 3 people' }))
    await screen.findByText(/^The import was undone: 1 withdrawn, 1 deactivated/)
    const [call] = app.callsOf('roster.undo')
    expect([call?.path, call?.query]).toEqual([
      '/roster/import/7/undo',
      { fingerprint: plan.fingerprint },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is looked at again where people were changed meanwhile', async () => {
    const why = rosterReasons['import.undo-changed']
    app.on('roster.undo', problem(409, 'import.undo-changed', why))
    await open()
    await user.click(await undoInList())
    await user.click(await screen.findByRole('button', { name: 'Undo for 3 people' }))
    await screen.findByText(why)
    await waitFor(() => expect(app.callsOf('roster.readUndo')).toHaveLength(2))
  })
})

test('an import of people can be undone right from its result', async () => {
  app.on('roster.try', differences)
  app.on('roster.import', { ...differences, importKey: 7 })
  await open()
  const file = new File(['Email,Market\n'], 'people.csv', { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText('people.csv was imported')
  await user.click(screen.getByRole('button', { name: undoTexts.undo }))
  await user.click(await screen.findByRole('button', { name: 'Undo for 3 people' }))
  await screen.findByRole('button', { name: 'Choose a file' })
})
