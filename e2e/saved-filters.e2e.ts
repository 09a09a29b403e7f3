import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, ownName, test } from './people.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const focused = (page: Page) => page.locator(':focus')

/** Each journey leaves the lists of its person as it found them. */
async function deleteFilter(page: Page, name: string): Promise<void> {
  await button(page, 'Manage saved filters').click()
  await button(page, `Delete ${name}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(button(page, name)).toHaveCount(0)
}

test('filters that a person saves are there on another computer, where the list opens with them', async ({
  as,
  asAlone,
}) => {
  const name = ownName('Due drafts')
  const page = await as('dealer', '/campaigns')
  await chooseOption(page, 'Status', 'Draft')
  await page.getByRole('checkbox', { name: 'Started by me' }).check()
  // By keyboard alone from here on.
  await button(page, 'Save filters').focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveRole('textbox')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(focused(page)).toHaveText('Save filters')
  await button(page, name).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/campaigns\?all=1$/)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/status=DRAFT&mine=1$/)

  await button(page, 'Manage saved filters').click()
  await button(page, `Open with ${name}`).click()
  await expect(button(page, `Open with ${name}`)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  const other = await asAlone('dealer', '/campaigns')
  await expect(other).toHaveURL(/status=DRAFT&mine=1$/)
  await expect(other.getByRole('checkbox', { name: 'Started by me' })).toBeChecked()
  await other.goto('/campaigns?status=ACTIVE')
  await expect(other.getByRole('combobox', { name: 'Status' })).toHaveText('Active')
  await deleteFilter(page, name)
})

test('columns stay hidden and as wide as they were left, until they go back to how they were', async ({
  as,
  asAlone,
}) => {
  const page = await as('admin', '/admin/users')
  const header = (on: Page, name: string) => on.getByRole('columnheader', { name })
  const widthOf = async (on: Page, name: string) =>
    Math.round((await header(on, name).boundingBox())?.width ?? 0)
  await expect(header(page, 'Level')).toBeVisible()
  const before = await widthOf(page, 'Email')
  await button(page, 'Columns').click()
  await page.getByRole('menuitemcheckbox', { name: 'Level' }).click()
  await page.keyboard.press('Escape')
  await expect(header(page, 'Level')).toHaveCount(0)
  const edge = header(page, 'Email').locator('.MuiDataGrid-columnSeparator')
  const from = await edge.boundingBox()
  if (!from) throw new Error('The column has no edge')
  const stored = page.waitForResponse(/\/list-preferences\/people\/columns$/)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x - 60, from.y + from.height / 2, { steps: 4 })
  await page.mouse.up()
  await stored
  const after = await widthOf(page, 'Email')

  const other = await asAlone('admin', '/admin/users')
  await expect.poll(() => widthOf(other, 'Email')).toBe(after)
  await expect(header(other, 'Level')).toHaveCount(0)
  await button(other, 'Columns').click()
  await other.getByRole('menuitem', { name: 'Back to how it was' }).click()
  await expect(header(other, 'Level')).toBeVisible()
  await expect.poll(() => widthOf(other, 'Email')).toBe(before)
  await other.reload()
  await expect(header(other, 'Level')).toBeVisible()
})

for (const look of LOOKS) {
  test(`saved filters have no findings ${look.viewport.width} wide`, async ({ as }) => {
    const name = ownName(`Everything that is mailed ${look.colorScheme}`)
    const page = await as('district', '/campaigns?mailed=soon', look)
    await button(page, 'Save filters').click()
    await expectNoFindings(page)
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
    // The tooltip of what had the focus lies outside of everything.
    await button(page, name).focus()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expectNoFindings(page)
    await button(page, 'Manage saved filters').click()
    await button(page, /^Open with/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus()
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await deleteFilter(page, name)
  })
}
