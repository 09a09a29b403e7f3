import type { Page } from '@playwright/test'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const VEHICLES = '/admin/vehicles'

const choose = (page: Page, ...lines: string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'vehicles.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Brand,Make,Model,Years,Status,Body', ...lines].join('\n')),
  })

test('a file of models is tried and imported, and one of them is retired in the form', async ({
  as,
}) => {
  const page = await as('admin', VEHICLES)
  await page.getByRole('button', { name: 'Import a file' }).click()
  await atScreen(page, 'Import vehicles')
  await choose(page, 'HONDA,Honda,Trail,2025-2026,,SUV', 'HONDA,Honda,Trek,soon,,SUV')
  const refused = page.getByRole('table', { name: 'Lines that are refused' })
  await expect(refused).toContainText('Not model years')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('vehicles.csv was imported')).toBeVisible()

  await page.getByRole('link', { name: 'See the vehicles' }).click()
  await page.getByRole('searchbox').fill('trail')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Trail', exact: true }).click()
  const form = page.getByRole('form', { name: 'Change Honda Trail' })
  await form.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Retired' }).click()
  await expect(form.getByText(/still reach its drivers/)).toBeVisible()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Honda Trail was changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Trail/ })).toContainText('Retired')
})

for (const look of LOOKS) {
  test(`no accessibility finding where models are changed, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', VEHICLES, look)
    await page.getByRole('button', { name: 'Add a model' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Please check 3 fields.')).toBeVisible()
    await expectNoFindings(page)
    await page.goto(`${VEHICLES}/import`)
    await choose(page, 'HONDA,Honda,Tried,2025,,SUV', 'HONDA,Honda,Refused,soon,,SUV')
    await expect(page.getByRole('table', { name: 'Lines that are refused' })).toBeVisible()
    await expectNoFindings(page)
  })
}
