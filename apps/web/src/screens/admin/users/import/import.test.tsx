import { people } from '@marquee/contract/people'
import { roster } from '@marquee/contract/roster'
import { rosterReasons, rosterRowReasons } from '@marquee/rules/roster'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { foundTexts } from '../../../../ui/file-import/index.ts'
import { texts as usersTexts } from '../texts.ts'
import { texts, trialTexts } from './texts.ts'

const app = startedApp()
const differences = roster.try.example.reply

beforeEach(() => {
  app.on('people.search', people.search.example.reply)
  app.on('roster.try', differences)
  app.on('roster.imports', roster.imports.example.reply)
})

async function open() {
  app.start({ path: '/admin/users/import', state: adminState })
  await screen.findByRole('heading', { level: 1, name: texts.title })
}

async function choose(name = 'people.csv') {
  const file = new File(['Email,Market\n'], name, { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
}

test('the list of users leads to it', async () => {
  app.start({ path: '/admin/users', state: adminState })
  await user.click(await screen.findByRole('button', { name: usersTexts.import }))
  await screen.findByRole('heading', { level: 1, name: texts.title })
})

test('a file is tried, shown person by person, and then imported as it was tried', async () => {
  app.on('roster.import', differences)
  await open()
  await choose()
  await screen.findByRole('heading', { name: 'What people.csv would change' })
  const table = (name: string) => within(screen.getByRole('table', { name }))
  table(foundTexts.refused).getByText(`Market: ${rosterRowReasons['row.market-unknown']}`)
  table(foundTexts.changed).getByText('Added: Order campaigns')
  table(foundTexts.added).getByText('District 4 (D4)')
  table(foundTexts.added).getByText('See campaigns, Order campaigns')
  screen.getByText(trialTexts.addedWhy)
  table(foundTexts.absent).getByText('Colin Achebe')
  screen.getByText(trialTexts.absentWhy)
  expect(app.callsOf('roster.import')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('people.csv was imported')
  screen.getByText(trialTexts.addedDone)
  expect(app.callsOf('roster.import').at(-1)?.query).toEqual({
    fingerprint: differences.fingerprint,
  })
})

test('refused lines are downloaded as they came, each with why', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:people'
  })
  await open()
  await choose()
  await user.click(await screen.findByRole('button', { name: foundTexts.download }))
  expect((await saved[0]?.text())?.split('\r\n')).toEqual([
    'Email,Name,Market,Brand,Preset,Permissions,Line,Why',
    `mei-ling@lakeside-honda.example,Mei-Ling Foster,999999,,Viewer,,4,"Market: ${rosterRowReasons['row.market-unknown']}"`,
    '',
  ])
  vi.restoreAllMocks()
})

test('a file that cannot be used as a whole says why', async () => {
  const why = rosterReasons['roster.headers-missing']
  app.on('roster.try', problem(422, 'roster.headers-missing', why))
  await open()
  await choose()
  await screen.findByText(why)
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})

test('a file that changes no one says so', async () => {
  const counts = { added: 0, changed: 0, unchanged: 16, absent: 0, refused: 0 }
  app.on('roster.try', { ...differences, counts, added: [], changed: [], absent: [], refused: [] })
  await open()
  await choose()
  await screen.findByText(trialTexts.nothing)
})
