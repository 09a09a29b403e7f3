import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const VEHICLES = '/admin/vehicles'

const choose = (page: Page, ...lines: string[]) => chooseAs('vehicles.csv', page, ...lines)

const chooseAs = (name: string, page: Page, ...lines: string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name,
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
  await chooseOption(form, 'Status', 'Retired')
  await expect(form.getByText(/still reach its drivers/)).toBeVisible()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Honda Trail was changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Trail/ })).toContainText('Retired')
})

for (const look of LOOKS) {
  const { width } = look.viewport
  test(`an import of models is undone at ${width} px, and what was changed since would stay`, async ({
    as,
  }, { retry }) => {
    // Of this attempt alone: one that failed may have left its own behind.
    const [mistaken, misdated] = [`Mistaken ${width} ${retry}`, `Misdated ${width} ${retry}`]
    const page = await as('admin', `${VEHICLES}/import`, look)
    await chooseAs(
      'mistaken.csv',
      page,
      `HONDA,Honda,${mistaken},2025,,SUV`,
      `HONDA,Honda,${misdated},2025,,SUV`,
    )
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('mistaken.csv was imported')).toBeVisible()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    const question = page.getByRole('dialog')
    await expect(question.getByText(`HONDA Honda ${mistaken}`)).toBeVisible()
    await question.getByRole('button', { name: 'Keep this import' }).click()

    await setYears(page, misdated, '2024-2025')
    await page.goto(`${VEHICLES}/import`)
    const imports = page.getByRole('grid', { name: 'Earlier imports' })
    const undo = imports.getByRole('button', { name: /^Undo mistaken.csv/ }).first()
    await undo.click()
    await expect(question.getByRole('table', { name: 'Left as they are' })).toContainText(misdated)
    await expect(question.getByRole('button', { name: 'Undo for 1 model' })).toBeVisible()
    await expectNoFindings(page)
    await question.getByRole('button', { name: 'Keep this import' }).click()

    await setYears(page, misdated, '2025')
    await page.goto(`${VEHICLES}/import`)
    await undo.click()
    await question.getByRole('button', { name: 'Undo for 2 models' }).click()
    await expect(page.getByText('The import was undone: 2 removed.')).toBeVisible()
    await expect(imports).toContainText(/Undone .* by/)
    await page.goto(VEHICLES)
    await page.getByRole('searchbox').fill(mistaken)
    await page.keyboard.press('Enter')
    await expect(page.getByText('No model matches. Search for something else.')).toBeVisible()
  })
}

async function setYears(page: Page, model: string, years: string): Promise<void> {
  await page.goto(VEHICLES)
  await page.getByRole('searchbox').fill(model)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: model, exact: true }).click()
  const form = page.getByRole('form', { name: `Change Honda ${model}` })
  await form.getByRole('textbox', { name: 'Model years' }).fill(years)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`Honda ${model} was changed.`)).toBeVisible()
}

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
