import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const TEMPLATE = 'Welcome back'
const dialog = (page: Page) => page.getByRole('dialog', { name: `Who sees ${TEMPLATE}` })
const change = (page: Page) => page.getByRole('button', { name: `Change who sees ${TEMPLATE}` })
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true })

/** The one template of this name and brand. */
async function find(page: Page): Promise<void> {
  await chooseOption(page, 'Brand', 'Honda')
  await page.getByRole('searchbox').fill(TEMPLATE)
  await expect(change(page)).toHaveCount(1)
}

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save access' }).click()
  await expect(page.getByText(`Access to ${TEMPLATE} was saved.`)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

const sees = (page: Page) => page.getByRole('heading', { name: TEMPLATE, exact: true })

test('a template is limited to the staff above the dealers of a group, and given back to the whole brand [TPL-09]', async ({
  as,
}) => {
  const page = await as('admin', '/admin/template-access')
  await find(page)
  await change(page).click()
  await dialog(page)
    .getByRole('radio', { name: 'Only the zones, districts, dealers and groups chosen here' })
    .check()
  await dialog(page).getByRole('button', { name: 'Save access' }).click()
  await expect(dialog(page).getByText('Please check one field')).toBeVisible()
  await box(page, 'Detroit Metro').check()
  await box(page, 'Dealer').uncheck()
  await save(page)
  const row = page.getByRole('row', { name: new RegExp(TEMPLATE) })
  await expect(row).toContainText('Detroit Metro')

  const dealer = await as('dealer', '/campaigns/on-demand')
  const district = await as('district', '/campaigns/on-demand')
  for (const looking of [dealer, district]) {
    await expect(looking.getByRole('heading', { name: 'Oil change for less' })).toBeVisible()
  }
  const seen = { district: await sees(district).count(), dealer: await sees(dealer).count() }

  await change(page).click()
  await dialog(page).getByRole('radio', { name: 'Every market of Honda' }).check()
  await box(page, 'Dealer').check()
  await save(page)
  await expect(row).toContainText('All of Honda')
  expect(seen).toEqual({ district: 1, dealer: 0 })
  await dealer.reload()
  await expect(sees(dealer)).toBeVisible()
})

test('a choice that could not be saved stays, and is lost only after a question [UI-08]', async ({
  as,
  complaints,
}) => {
  const page = await as('admin', '/admin/template-access')
  await find(page)
  await change(page).click()
  await box(page, 'Zone').uncheck()
  await page.route(/campaign-template\/\d+\/access/, (route) => route.fulfill({ status: 500 }))
  await dialog(page).getByRole('button', { name: 'Save access' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(box(page, 'Zone')).not.toBeChecked()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(dialog(page)).toHaveCount(0)
  // The browser reports the failed calls, as it should.
  expect(complaints.splice(0).every((text) => text.includes('status of 500'))).toBe(true)
})

test('access is changed by keyboard only', async ({ as }) => {
  const page = await as('admin', '/admin/template-access')
  await find(page)
  await change(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await box(page, 'District').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(change(page)).toBeFocused()
})

test('who does not manage access is led home [LVL-12]', async ({ as }) => {
  const page = await as('national', '/admin/template-access')
  await atScreen(page, 'Honda National')
})

for (const look of LOOKS) {
  test(`no accessibility finding while access is changed, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', '/admin/template-access', look)
    await find(page)
    await expectNoFindings(page)
    await change(page).click()
    await dialog(page)
      .getByRole('radio', { name: 'Only the zones, districts, dealers and groups chosen here' })
      .check()
    await dialog(page).getByRole('button', { name: 'Save access' }).click()
    await expect(dialog(page).getByText('Please check one field')).toBeVisible()
    await expectNoFindings(page)
  })
}
