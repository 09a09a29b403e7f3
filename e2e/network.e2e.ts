import type { Page } from '@playwright/test'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const MARKETS = '/admin/markets'
const HEADERS = 'Level,Source ID,Parent,Name,Status,Region'

const choose = (page: Page, ...lines: string[]) => chooseAs('markets.csv', page, ...lines)

const chooseAs = (name: string, page: Page, ...lines: string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name,
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

test('an import of markets is undone, and what was changed since would stay', async ({ as }, {
  retry,
}) => {
  // Of this attempt alone: one that failed may have left its own behind.
  const [first, district, second] = [`AMP-Z9${retry}`, `AMP-D9${retry}`, `AMP-Z11${retry}`]
  const misnamed = `Misnamed Zone ${retry}`
  const page = await as('admin', `${MARKETS}/import`)
  await chooseAs(
    'mistaken.csv',
    page,
    `zone,${first},AMP,Mistaken Zone,,North`,
    `district,${district},${first},District 90 Mistaken,,North`,
    `zone,${second},AMP,${misnamed},,North`,
  )
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('mistaken.csv was imported')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(`District ${district} District 90 Mistaken`)).toBeVisible()
  await question.getByRole('button', { name: 'Keep this import' }).click()

  await rename(page, misnamed, 'Northern Zone')
  await page.goto(`${MARKETS}/import`)
  const imports = page.getByRole('grid', { name: 'Earlier imports' })
  const undo = imports.getByRole('button', { name: /^Undo mistaken.csv/ }).first()
  await undo.click()
  await expect(question.getByRole('table', { name: 'Left as they are' })).toContainText(
    `Zone ${second} Northern Zone`,
  )
  await expect(question.getByRole('button', { name: 'Undo for 2 markets' })).toBeVisible()
  await expectNoFindings(page)
  await question.getByRole('button', { name: 'Keep this import' }).click()

  await rename(page, 'Northern Zone', misnamed)
  await page.goto(`${MARKETS}/import`)
  await undo.click()
  await question.getByRole('button', { name: 'Undo for 3 markets' }).click()
  await expect(page.getByText('The import was undone: 3 removed.')).toBeVisible()
  await expect(imports).toContainText(/Undone .* by/)
  await page.goto(MARKETS)
  await page.getByRole('searchbox').fill(misnamed)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No market matches. Search for something else.')).toBeVisible()
})

async function rename(page: Page, before: string, after: string): Promise<void> {
  await page.goto(MARKETS)
  await page.getByRole('searchbox').fill(before)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: before }).click()
  const form = page.getByRole('form', { name: `Change ${before}` })
  await form.getByRole('textbox', { name: 'Name' }).fill(after)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`${after} was changed.`)).toBeVisible()
}

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
