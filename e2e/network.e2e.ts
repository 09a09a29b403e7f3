import type { Page } from '@playwright/test'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const MARKETS = '/admin/markets'
const HEADERS = 'Level,Source ID,Parent,Name,Status,Region'

const choose = (page: Page, ...lines: string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'markets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADERS, ...lines].join('\n')),
  })

test('a file of markets is tried, imported, and one of them is changed and moved in the form', async ({
  as,
}) => {
  const page = await as('admin', MARKETS)
  await page.getByRole('button', { name: 'Import a file' }).click()
  await atScreen(page, 'Import markets')
  await choose(
    page,
    'zone,AMP-Z8,AMP,Prairie Zone,,North',
    'district,AMP-D80,AMP-Z8,District 80 Plains,,North',
    'district,AMP-D81,AMP-Z7,District 81 Nowhere,,North',
  )
  const refused = page.getByRole('table', { name: 'Lines that are refused' })
  await expect(refused).toContainText('There is no market with this ID')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('markets.csv was imported')).toBeVisible()

  await page.getByRole('link', { name: 'See the markets' }).click()
  await page.getByRole('searchbox').fill('plains')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'District 80 Plains' }).click()
  const form = page.getByRole('form', { name: 'Change District 80 Plains' })
  await form.getByRole('combobox', { name: 'Lies below' }).fill('Central')
  await page.getByRole('option', { name: /AMP/ }).first().click()
  await expect(form.getByText(/move along/)).toBeVisible()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('District 80 Plains was changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /District 80 Plains/ })).toContainText('Central Zone')
})

for (const look of LOOKS) {
  test(`no accessibility finding where markets are changed, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', MARKETS, look)
    await page.getByRole('button', { name: 'Add a market' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Please check 3 fields.')).toBeVisible()
    await expectNoFindings(page)
    await page.goto(`${MARKETS}/import`)
    await choose(page, 'zone,AMP-Z7,AMP,Tried Zone,,North', 'dealer,1,2,3,,')
    await expect(page.getByRole('table', { name: 'Lines that are refused' })).toBeVisible()
    await expectNoFindings(page)
  })
}
