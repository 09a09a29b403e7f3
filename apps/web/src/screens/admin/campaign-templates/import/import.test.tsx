import { templateFiles } from '@marquee/contract/template-files'
import { templateFileReasons } from '@marquee/rules/template-files'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState, twoBrands } from '../../../../app/testing/states.ts'
import { findingsTexts, readyMadeTexts, texts } from './texts.ts'

const app = startedApp()
const { fingerprint } = templateFiles.try.example.reply
const plain = { there: null, reasons: [] as string[] }
const template = (key: number, name: string, more: object = {}) => ({
  key,
  name,
  category: 'SEASONAL' as const,
  outcome: 'ADDED' as const,
  needs: [] as number[],
  ...plain,
  ...more,
})
const findings = {
  fingerprint,
  hierarchyId: 'HONDA',
  templates: [
    template(1, 'Spring'),
    template(2, 'Winter', { outcome: 'DRAFT', there: 31 }),
    template(3, 'Four seasons', { category: 'ANNUAL_SEASONAL', needs: [1] }),
    template(4, 'Summer', { outcome: 'REFUSED', reasons: ['Its picture is not in the file.'] }),
  ],
  creatives: [{ key: 1, name: 'Road', outcome: 'THERE' as const, there: 11, reasons: [] }],
  coupons: [],
}

beforeEach(() => {
  app.on('templateFiles.try', findings)
  app.on('templateFiles.import', findings)
})

const last = (operation: string) => app.callsOf(operation).at(-1)
const box = (name: string) => screen.getByRole('checkbox', { name })
const file = new File(['{}'], 'templates.json')

async function open() {
  app.start({
    path: '/admin/import-campaign-templates',
    state: adminState,
    initialization: twoBrands,
  })
  await screen.findByRole('heading', { level: 1, name: texts.title })
}

async function chooseBrand() {
  await user.click(screen.getByRole('combobox', { name: texts.brand }))
  await user.click(screen.getByRole('option', { name: 'Honda' }))
}

const upload = () =>
  user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)

test('a file is tried for the chosen brand, and what is chosen of it is imported', async () => {
  await open()
  const choose = screen.getByRole('button', { name: 'Choose a file' })
  expect(choose.ariaDisabled).toBe('true')
  await chooseBrand()
  await upload()
  await screen.findByRole('heading', { name: 'What templates.json for Honda would change' })
  expect(last('templateFiles.try')?.query).toEqual({ hierarchyId: 'HONDA' })
  expect(last('templateFiles.import')).toBeUndefined()
  const shown = screen.getByRole('table', { name: findingsTexts.templates })
  within(shown).getByText('Refused: Its picture is not in the file.')
  expect(box('Summer')).toHaveProperty('disabled', true)

  await user.click(box('Winter'))
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('templates.json was imported')
  expect(last('templateFiles.import')?.query).toEqual({
    hierarchyId: 'HONDA',
    fingerprint,
    keys: '1,3',
  })
  expect(screen.getByRole('link', { name: 'Road' }).getAttribute('href')).toBe(
    '/admin/creative-templates/11',
  )
})

test('an annual enrollment brings its seasons, and something has to be chosen', async () => {
  await open()
  await chooseBrand()
  await upload()
  await screen.findByRole('table', { name: findingsTexts.templates })
  expect(box('Spring')).toHaveProperty('disabled', true)
  screen.getByText(findingsTexts.withSeason)
  await user.click(box('Four seasons'))
  expect(box('Spring')).toMatchObject({ disabled: false, checked: true })
  await user.click(box('Spring'))
  await user.click(box('Winter'))
  expect(screen.getByRole('button', { name: 'Import' }).ariaDisabled).toBe('true')
})

test('the ready-made templates are tried as a file is', async () => {
  const ready = templateFiles.readyMade.example.reply
  app.on('templateFiles.readyMade', ready)
  await open()
  await chooseBrand()
  await user.click(screen.getByRole('button', { name: readyMadeTexts.take }))
  await screen.findByRole('heading', { name: 'What Ready-made templates for Honda would change' })
  expect(last('templateFiles.readyMade')?.query).toEqual({ hierarchyId: 'HONDA' })
  // In the words of the wire, as it came.
  expect(JSON.parse(last('templateFiles.try')?.file?.text ?? '')).toEqual(ready)
})

test('a file that is none says so, and nothing is lost', async () => {
  app.on(
    'templateFiles.try',
    problem(422, 'template-file.not-one', templateFileReasons['template-file.not-one']),
  )
  await open()
  await chooseBrand()
  await upload()
  await screen.findByText(templateFileReasons['template-file.not-one'])
  screen.getByRole('button', { name: 'Choose a file' })
})
