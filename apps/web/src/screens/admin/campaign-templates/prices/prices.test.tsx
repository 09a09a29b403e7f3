import { priceLists } from '@marquee/contract/price-lists'
import { templates } from '@marquee/contract/templates'
import { priceListReasons, priceRowReasons } from '@marquee/rules/price-lists'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { foundTexts } from '../../../../ui/file-import/index.ts'
import { texts as listTexts } from '../texts.ts'
import { texts, trialTexts } from './texts.ts'

const app = startedApp()
const differences = priceLists.try.example.reply

beforeEach(() => {
  app.on('templates.search', templates.search.example.reply)
  app.on('priceLists.try', differences)
})

async function open() {
  app.start({ path: '/admin/template-prices', state: adminState })
  await screen.findByRole('heading', { level: 1, name: texts.title })
}

async function choose(name = 'prices.csv') {
  const file = new File(['Template,Channel,Price per piece\n'], name, { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
}

test('the list of templates leads to it, where the prices are saved', async () => {
  const saved: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push((blob as Blob).text())
    return 'blob:prices'
  })
  app.on('priceLists.export', priceLists.export.example.reply)
  app.start({ path: '/admin/campaign-templates', state: adminState })
  await user.click(await screen.findByRole('link', { name: listTexts.prices }))
  await user.click(await screen.findByRole('button', { name: texts.save }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0])?.split('\r\n')[1]).toBe(
    '31,HONDA,Winter ready,Direct mail,0.65,0.05,1000,0.01,0.05',
  )
  vi.restoreAllMocks()
})

test('a file is tried, shown template by template, and then written as it was tried', async () => {
  app.on('priceLists.import', differences)
  await open()
  await choose()
  await screen.findByRole('heading', { name: 'What prices.csv would change' })
  const table = (name: string) => within(screen.getByRole('table', { name }))
  table(foundTexts.refused).getByText(`Price per piece: ${priceRowReasons['row.price']}`)
  table(trialTexts.changed).getByRole('link', { name: 'Winter ready' })
  table(trialTexts.changed).getByText('Direct mail: $0.65 → $0.69')
  screen.getByText(trialTexts.changedWhy)
  expect(app.callsOf('priceLists.import')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('prices.csv was imported')
  expect(app.callsOf('priceLists.import').at(-1)?.query).toEqual({
    fingerprint: differences.fingerprint,
  })
})

test('a file that cannot be used as a whole says why, and one that changes nothing says so', async () => {
  const why = priceListReasons['price-list.headers-missing']
  app.on('priceLists.try', problem(422, 'price-list.headers-missing', why))
  await open()
  await choose()
  await screen.findByText(why)
  const counts = { changed: 0, unchanged: 4, refused: 0 }
  app.on('priceLists.try', { ...differences, counts, changed: [], refused: [] })
  await choose('same.csv')
  await screen.findByText(trialTexts.nothing)
})
