import { network } from '@marquee/contract/network'
import { networkReasons } from '@marquee/rules/network'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { undoTexts } from '../../../../widgets/file-imports/index.ts'
import { undoMarketsTexts } from './texts.ts'

const app = startedApp()
const page = network.imports.example.reply
const [imported] = page.imports
const plan = network.readUndo.example.reply
const undone = network.undo.example.reply
const differences = network.try.example.reply

beforeEach(() => {
  app.on('network.overview', network.overview.example.reply)
  app.on('network.imports', page)
  app.on('network.readUndo', plan)
  app.on('network.undo', undone)
})

async function open() {
  app.start({ path: '/admin/markets/import', state: adminState })
  await screen.findByRole('heading', { level: 1 })
}

const undoInList = () =>
  screen.findByRole('button', {
    name: `Undo markets.csv of ${showMoment(imported?.importedAt ?? '')}`,
  })

describe('an earlier import', () => {
  test('is undone once a person has seen how much goes, goes back and stays, and why', async () => {
    await open()
    await user.click(await undoInList())
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Campaigns were started at it.')
    within(dialog.getByRole('table', { name: undoMarketsTexts.removed })).getByText(
      'Dealer 208115 Larkmere Honda',
    )
    dialog.getByText('Changed. Phone: 7345550115 → 7345550114')
    dialog.getByText(undoTexts.final)
    expect(app.callsOf('network.undo')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Undo for 2 markets' }))
    await screen.findByText('The import was undone: 1 removed, 1 changed back, 1 left as is.')
    const [call] = app.callsOf('network.undo')
    expect([call?.path, call?.query]).toEqual([
      '/network/import/7/undo',
      { fingerprint: plan.fingerprint },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is looked at again where the markets were changed meanwhile', async () => {
    const why = networkReasons['import.undo-changed']
    app.on('network.undo', problem(409, 'import.undo-changed', why))
    await open()
    await user.click(await undoInList())
    await user.click(await screen.findByRole('button', { name: 'Undo for 2 markets' }))
    await screen.findByText(why)
    await waitFor(() => expect(app.callsOf('network.readUndo')).toHaveLength(2))
  })

  test('says who undid it, that it is too late, or what has to be undone first', async () => {
    const no = (reason: 'import.undo-too-late' | 'import.imported-since') => ({
      undo: { ok: false as const, reason },
    })
    const imports = [
      { ...undone.import, key: 9 },
      { ...page.imports[0], key: 8, can: no('import.undo-too-late') },
      { ...page.imports[0], key: 6, importedBy: null, can: no('import.imported-since') },
    ]
    app.on('network.imports', { ...page, imports, totalElements: 3 })
    await open()
    await screen.findByText(/^Undone .* by Ruth Abernathy$/)
    screen.getByText('The seven days are over')
    screen.getByText('By command')
    const blocked = await undoInList()
    expect(blocked.ariaDisabled).toBe('true')
    screen.getByText(networkReasons['import.imported-since'])
  })

  test('of which nothing can go back says so, and offers nothing', async () => {
    const can = { undo: { ok: false as const, reason: 'import.nothing-to-undo' as const } }
    app.on('network.readUndo', { ...plan, can })
    await open()
    await user.click(await undoInList())
    const dialog = within(await screen.findByRole('dialog'))
    const button = await dialog.findByRole('button', { name: 'Undo for 2 markets' })
    expect(button.ariaDisabled).toBe('true')
  })
})

test('an import can be undone right from its result', async () => {
  app.on('network.try', differences)
  app.on('network.import', { ...differences, importKey: 7 })
  await open()
  const file = new File(['Level,Source ID,Parent\n'], 'markets.csv', { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText('markets.csv was imported')
  await user.click(screen.getByRole('button', { name: undoTexts.undo }))
  await user.click(await screen.findByRole('button', { name: 'Undo for 2 markets' }))
  await screen.findByRole('button', { name: 'Choose a file' })
  expect(screen.queryByText('markets.csv was imported')).toBeNull()
})
