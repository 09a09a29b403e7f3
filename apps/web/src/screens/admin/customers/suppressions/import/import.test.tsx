import { customers } from '@marquee/contract/customers'
import { customerReasons, suppressionRowReasons } from '@marquee/rules/customers'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../../app/testing/states.ts'
import { foundTexts } from '../../../../../ui/file-import/index.ts'
import { texts, trialTexts } from './texts.ts'

const app = startedApp()
const differences = customers.trySuppressions.example.reply

beforeEach(() => {
  app.on('customers.searchSuppressions', customers.searchSuppressions.example.reply)
  app.on('customers.trySuppressions', differences)
})

async function open() {
  app.start({ path: '/admin/customers/suppressions', state: adminState })
  await user.click(await screen.findByRole('link', { name: 'Import a file' }))
  await screen.findByRole('heading', { level: 1, name: texts.title })
}

async function choose(name = 'unsubscribed.csv') {
  const file = new File(['Email\n'], name, { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, file)
}

test('the list leads to it; a file is tried, says where it would hold, and is imported as it was tried', async () => {
  app.on('customers.importSuppressions', differences)
  await open()
  await choose()
  await screen.findByRole('heading', { name: 'What unsubscribed.csv would change' })
  screen.getByText(trialTexts.holdsAt('Abergate Honda of Evanston'))
  const refused = within(screen.getByRole('table', { name: foundTexts.refused }))
  refused.getByText('ada.quill')
  refused.getByText(`Email: ${suppressionRowReasons['row.email']}`)
  expect(app.callsOf('customers.importSuppressions')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('unsubscribed.csv was imported')
  expect(app.callsOf('customers.importSuppressions').at(-1)?.query).toMatchObject({
    fingerprint: differences.fingerprint,
  })
})

test('a file that cannot be used says why, and one of people who are on the list already says so', async () => {
  const why = customerReasons['suppressions.headers-missing']
  app.on('customers.trySuppressions', problem(422, 'suppressions.headers-missing', why))
  await open()
  await choose()
  await screen.findByText(why)
  const counts = { added: 0, standing: 12, refused: 0 }
  app.on('customers.trySuppressions', { ...differences, counts, refused: [] })
  await choose('same.csv')
  await screen.findByText(trialTexts.nothing)
})
