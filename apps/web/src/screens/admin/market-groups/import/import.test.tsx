import { marketGroups } from '@marquee/contract/market-groups'
import { memberships } from '@marquee/contract/memberships'
import { membershipReasons, membershipRowReasons, renamedText } from '@marquee/rules/memberships'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { foundTexts } from '../../../../ui/file-import/index.ts'
import { texts as listTexts } from '../texts.ts'
import { modeTexts, texts, trialTexts } from './texts.ts'

const app = startedApp()
const differences = memberships.try.example.reply

beforeEach(() => {
  app.on('marketGroups.list', marketGroups.list.example.reply)
  app.on('memberships.try', differences)
})

const savedTexts = (): Promise<string>[] => {
  const saved: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push((blob as Blob).text())
    return 'blob:groups'
  })
  return saved
}

async function open() {
  app.start({ path: '/admin/import-market-groups', state: adminState })
  await screen.findByRole('heading', { level: 1, name: texts.title })
}

async function choose(name = 'groups.csv') {
  const file = new File(['Group,Dealer ID\n'], name, { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
}

const table = (name: string) => within(screen.getByRole('table', { name }))

test('the list of groups leads to it, and saves what it lists in the same columns', async () => {
  const saved = savedTexts()
  app.on('memberships.export', memberships.export.example.reply)
  app.start({ path: '/admin/market-groups', state: adminState })
  await user.click(await screen.findByRole('button', { name: listTexts.save }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0])?.split('\r\n')).toEqual([
    'Group,Brand,Managed at,Dealer ID,Dealer name,Users',
    'Detroit Metro,HONDA,D4,208114,Lakeside Honda,priya@honda-field.example',
    '',
  ])
  vi.restoreAllMocks()
  await user.click(screen.getByRole('button', { name: listTexts.import }))
  await screen.findByRole('heading', { level: 1, name: texts.title })
})

test('a file is tried, shown group by group, and then imported as it was tried', async () => {
  app.on('memberships.import', differences)
  await open()
  await choose()
  await screen.findByRole('heading', { name: 'What groups.csv would change' })
  const why = `Dealer ID: ${membershipRowReasons['row.dealer-unknown']}`
  table(foundTexts.refused).getByText(why)
  table(foundTexts.changed).getByText('1 dealer added, 1 dealer and 1 user removed')
  table(trialTexts.added).getByText('2 dealers and 1 user added')
  table(trialTexts.alike).getByText('2 of 3')
  const like = table(trialTexts.alike).getByRole('link', { name: 'Lansing' })
  expect(like.getAttribute('href')).toBe('/admin/market-groups/7')
  screen.getByText(renamedText)
  table(trialTexts.leaving).getByText('Lakeside Honda (208114)')
  screen.getByText(trialTexts.leavingWhy)
  table(trialTexts.formerUsers).getByText('Colin Achebe')
  table(foundTexts.absent).getByText('Lansing')
  expect(app.callsOf('memberships.import')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('groups.csv was imported')
  expect(app.callsOf('memberships.import').at(-1)?.query).toEqual({
    mode: 'ADD',
    fingerprint: differences.fingerprint,
  })
})

test('another choice of what becomes of the groups is tried at once, and imported as it was tried', async () => {
  app.on('memberships.import', { ...differences, fingerprint: '8'.repeat(64) })
  await open()
  await choose()
  await screen.findByRole('heading', { name: 'What groups.csv would change' })
  app.on('memberships.try', { ...differences, fingerprint: '8'.repeat(64) })
  await user.click(screen.getByRole('radio', { name: modeTexts.REPLACE }))
  await waitFor(() =>
    expect(app.callsOf('memberships.try').map(({ query }) => query)).toEqual([
      { mode: 'ADD' },
      { mode: 'REPLACE' },
    ]),
  )
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText('groups.csv was imported')
  expect(app.callsOf('memberships.import').at(-1)?.query).toEqual({
    mode: 'REPLACE',
    fingerprint: '8'.repeat(64),
  })
})

test('refused lines are downloaded as they came, each with why', async () => {
  const saved = savedTexts()
  await open()
  await choose()
  await user.click(await screen.findByRole('button', { name: foundTexts.download }))
  expect((await saved[0])?.split('\r\n')[1]).toBe(
    `Detroit Metro,HONDA,D4,999999,,,6,"Dealer ID: ${membershipRowReasons['row.dealer-unknown']}"`,
  )
  vi.restoreAllMocks()
})

test('a file that cannot be used as a whole says why', async () => {
  const why = membershipReasons['memberships.headers-missing']
  app.on('memberships.try', problem(422, 'memberships.headers-missing', why))
  await open()
  await choose()
  await screen.findByText(why)
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})
