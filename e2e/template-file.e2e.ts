import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, test } from './people.ts'

async function chooseBrand(page: Page): Promise<void> {
  await chooseOption(page, 'For which brand', 'Honda')
}

test('a template is saved as a file, changed elsewhere and imported as a new one', async ({
  as,
}, info) => {
  const page = await as('admin', '/admin/campaign-templates')
  await page.getByRole('searchbox').fill('Winter ready')
  await chooseOption(page, 'Brand', 'Honda')
  const save = page.getByRole('button', { name: 'Save Winter ready as a file' })
  // Each brand has one of this name, until the list is that of Honda.
  await expect(save).toHaveCount(1)
  const download = page.waitForEvent('download')
  await save.click()
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

const choosePrices = (page: Page, text: string) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })

/** The saved prices, with another one for direct mail in a template. */
async function pricesOf(page: Page, name: string, price: string): Promise<string> {
  await page.goto('/admin/template-prices')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the prices' }).click()
  const [head = '', ...lines] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  const line = lines.find((one) => one.includes(`,${name},Direct mail,`)) ?? ''
  const [key, brand, template, channel, , ...discount] = line.split(',')
  return [head, [key, brand, template, channel, price, ...discount].join(',')].join('\r\n')
}

test('prices are saved, changed in the file and loaded as a draft, which a person publishes', async ({
  as,
}, info) => {
  const page = await as('admin', '/admin/campaign-templates')
  await page.getByRole('link', { name: 'Prices as a file' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices as a file')
  const price = `1.2${info.retry}`
  const file = await pricesOf(page, 'Winter ready', price)
  await choosePrices(page, `${file}\r\n999999,,,Email,1,,,,`)
  const changed = page.getByRole('table', { name: 'New prices' })
  await expect(changed).toContainText(`→ $${price}`)
  const refused = page.getByRole('table', { name: 'Lines that are refused' })
  await expect(refused).toContainText('There is no such template')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('prices.csv was imported')).toBeVisible()
  await changed.getByRole('link', { name: 'Winter ready' }).click()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
})

for (const look of LOOKS) {
  test(`no accessibility finding where a file of prices is tried, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', '/admin/template-prices', look)
    const file = await pricesOf(page, 'Winter ready', '2')
    await choosePrices(page, `${file}\r\n999999,,,Email,1,,,,`)
    await expect(page.getByRole('table', { name: 'New prices' })).toBeVisible()
    await expectNoFindings(page)
  })
}
