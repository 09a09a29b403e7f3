import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './no-findings.ts'
import { expect, test } from './people.ts'

async function chooseBrand(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'For which brand' }).click()
  await page.getByRole('option', { name: 'Honda' }).click()
}

test('a template is saved as a file, changed elsewhere and imported as a new one', async ({
  as,
}, info) => {
  const page = await as('admin', '/admin/campaign-templates')
  await page.getByRole('searchbox').fill('Winter ready')
  await page.getByRole('combobox', { name: 'Brand' }).click()
  await page.getByRole('option', { name: 'Honda' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save Winter ready as a file' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('winter-ready.json')
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8'))
  const name = `Winter elsewhere ${info.retry}`
  const path = join(tmpdir(), `marquee-${process.pid}-templates.json`)
  const templates = file.templates.map((template: object) => ({ ...template, name }))
  writeFileSync(path, JSON.stringify({ ...file, templates }))

  await page.getByRole('link', { name: 'Import from a file' }).click()
  await chooseBrand(page)
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByRole('table', { name: 'Templates' })).toContainText(name)
  await expect(page.getByRole('table', { name: 'Creatives' })).toContainText('Is here already')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('the ready-made templates are looked at before any is imported', async ({ as }) => {
  const page = await as('admin', '/admin/import-campaign-templates')
  await chooseBrand(page)
  await page.getByRole('button', { name: 'Look at the ready-made templates' }).click()
  await expect(page.getByRole('table', { name: 'Creatives' })).toBeVisible()
  await expectNoFindings(page)
})
