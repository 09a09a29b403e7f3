import type { Page } from '@playwright/test'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

/** Two dealers of the district. */
const DEALER = '204100'
const OTHER = '204107'

const focused = (page: Page) => page.locator(':focus')
const dialog = (page: Page) => page.getByRole('dialog')

async function create(page: Page, name: string, dealers?: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Create group' }).click()
  const form = page.getByRole('form', { name: 'Create a group' })
  await form.getByRole('textbox', { name: 'Group name' }).fill(name)
  if (dealers) await form.getByRole('radio', { name: dealers }).check()
  await form.getByRole('button', { name: 'Create group' }).click()
}

test('a district makes a group of 40 dealers, takes one out, gives it to users, renames and deletes it [GRP-01, GRP-02, GRP-07, GRP-08, GRP-10, GRP-11, GRP-12, GRP-13, GRP-14]', async ({
  as,
}) => {
  const name = `Michigan ${Date.now()}`
  const page = await as('district', '/admin/market-groups')
  await create(page, name)

  // All of the district's 43 open dealers, without three.
  const candidates = page.getByRole('dialog', { name: `Add dealers to ${name}` })
  await candidates.getByRole('button', { name: 'Select all 43 dealers' }).click()
  const box = (place: number) => candidates.getByRole('row').nth(place).getByRole('checkbox')
  for (const place of [1, 2]) await box(place).uncheck()
  await candidates.getByRole('button', { name: 'Go to next page' }).click()
  await expect(candidates).toContainText('21–40 of 43')
  // The first of the page before is not chosen any more.
  await expect(box(1)).toBeChecked()
  await box(1).uncheck()
  await expect(candidates.getByRole('status')).toHaveText('40 of all 43 dealers chosen')
  await candidates.getByRole('button', { name: 'Add 40 dealers' }).click()
  await expect(page.getByText(`40 dealers were added to ${name}.`)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Dealers (40)' })).toBeVisible()

  const first = page.getByRole('button', { name: /^Remove (?!chosen)/ }).first()
  const removed = (await first.getAttribute('aria-label'))?.replace('Remove ', '') ?? ''
  await first.click()
  await expect(page.getByRole('tab', { name: 'Dealers (39)' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Dealer name' }).fill(removed)
  await expect(page.getByText('No rows')).toBeVisible()

  await page.getByRole('tab', { name: 'Users (0)' }).click()
  await page.getByRole('button', { name: 'Add users' }).click()
  await dialog(page).getByRole('searchbox').fill('whitfield')
  await expect(dialog(page).getByRole('row')).toHaveCount(2)
  await dialog(page)
    .getByRole('row', { name: /Dana Whitfield/ })
    .getByRole('checkbox')
    .check()
  await dialog(page).getByRole('button', { name: 'Add 1 user' }).click()
  await expect(page.getByRole('tab', { name: 'Users (1)' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'Dana Whitfield', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Rename' }).click()
  await dialog(page).getByRole('textbox', { name: 'Group name' }).fill(`${name} South`)
  await dialog(page).getByRole('button', { name: 'Save name' }).click()
  await atScreen(page, `${name} South`)

  await page.getByRole('button', { name: 'Delete' }).click()
  const warning = page.getByRole('alertdialog', { name: `Delete ${name} South?` })
  await expect(warning).toContainText('The group holds 39 dealers and has 1 user.')
  await warning.getByRole('button', { name: 'Yes' }).click()
  await atScreen(page, 'Market groups')
  await expect(page.getByText(`${name} South was deleted.`)).toBeVisible()
  await expect(page.getByRole('link', { name: `${name} South` })).toHaveCount(0)
})

test('a zone creates a group of all its dealers at once, and a person below it may only look [GRP-09]', async ({
  as,
}) => {
  const name = `Whole zone ${Date.now()}`
  const page = await as('zone', '/admin/market-groups')
  await create(page, name, /^All open dealers/)
  await atScreen(page, name)
  await expect(page.getByText(new RegExp(`${name} was created with \\d+ dealers`))).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await atScreen(page, 'Market groups')

  const below = await as('district', '/admin/market-groups')
  await below.getByRole('link', { name: 'Great Lakes Metro' }).click()
  await atScreen(below, 'Great Lakes Metro')
  await expect(below.getByText(/managed by the staff above you/).first()).toBeAttached()
  await expect(below.getByRole('button', { name: 'Add dealers' })).toBeDisabled()
  await expect(below.getByRole('checkbox')).toHaveCount(0)
})

test('when two rename a group at once, the second still has the typed name and sees the name of the first [GRP-10]', async ({
  as,
}) => {
  const name = `Two at once ${Date.now()}`
  const first = await as('district', '/admin/market-groups')
  await create(first, name)
  // Both dialogs have the button: the one that goes and the one that comes.
  const adding = first.getByRole('dialog', { name: `Add dealers to ${name}` })
  await adding.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(first)).toHaveCount(0)
  const second = await as('national', new URL(first.url()).pathname)
  for (const page of [first, second]) await page.getByRole('button', { name: 'Rename' }).click()
  const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Group name' })
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save name' }).click()
  await field(first).fill(`${name} A`)
  await save(first)
  await atScreen(first, `${name} A`)
  await field(second).fill(`${name} B`)
  await save(second)
  await expect(dialog(second)).toContainText(`Name: ${name} A`)
  await expect(field(second)).toHaveValue(`${name} B`)
  await save(second)
  await atScreen(second, `${name} B`)
  await second.getByRole('button', { name: 'Delete' }).click()
  await second.getByRole('button', { name: 'Yes' }).click()
})

test('dealers are chosen by keyboard only', async ({ as }) => {
  const page = await as('district', '/admin/market-groups')
  await page.getByRole('link', { name: 'Detroit Metro' }).focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText('Detroit Metro')
  await page.getByRole('button', { name: 'Add dealers' }).focus()
  await page.keyboard.press('Enter')
  const candidates = dialog(page)
  await expect(candidates.getByRole('gridcell').first()).toBeVisible()
  await candidates.getByRole('row').nth(1).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(candidates.getByRole('status')).toHaveText('1 chosen')
  await page.keyboard.press('Escape')
  await expect(candidates).toBeHidden()
  await expect(focused(page)).toHaveText('Add dealers')
})

for (const look of LOOKS) {
  test(`no accessibility finding on a group and in its dialogs, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', '/admin/market-groups/1', look)
    const close = async (name = 'Cancel') => {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(dialog(page)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Rename' }).click()
    await expectNoFindings(page)
    await close()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByRole('button', { name: 'Add dealers' }).click()
    await dialog(page)
      .getByRole('button', { name: /^Select all \d/ })
      .click()
    await expect(dialog(page).getByRole('row', { selected: true }).first()).toBeVisible()
    await expectNoFindings(page)
    await close()
    await page.getByRole('tab', { name: /^Users/ }).click()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Add users' }).click()
    await expect(dialog(page).getByRole('gridcell').first()).toBeVisible()
    await expectNoFindings(page)
    await close()
    await page.getByRole('link', { name: 'Market groups' }).first().click()
    await page.getByRole('button', { name: 'Create group' }).click()
    await expectNoFindings(page)
  })
}

const chooseFile = (page: Page, text: string) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'groups.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
const load = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('groups.csv was imported')).toBeVisible()
  await page.getByRole('link', { name: 'See the groups' }).click()
}
const linesOf = (name: string, dealers: readonly string[]) =>
  ['Group,Dealer ID', ...dealers.map((id) => `${name},${id}`)].join('\n')

test('a district loads a group from a file, saves it as one, and loads it again without a dealer [GRP-02]', async ({
  as,
}) => {
  const name = `From a file ${Date.now()}`
  const page = await as('district', '/admin/market-groups')
  await page.getByRole('button', { name: 'Load from a file' }).click()
  await atScreen(page, 'Load groups from a file')
  await chooseFile(page, linesOf(name, [DEALER, OTHER, '999999']))
  await expect(page.getByRole('table', { name: 'New groups', exact: true })).toContainText(
    '2 dealers added',
  )
  const refused = page.getByRole('table', { name: 'Lines that are refused' })
  await expect(refused).toContainText('There is no dealer with this ID in this brand')
  await load(page)

  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('2')
  await expect(page.getByRole('row')).toHaveCount(2)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = (await (await (await saving).createReadStream()).toArray()).join('')
  const lines = saved.trim().split('\r\n')
  expect(lines).toHaveLength(3)

  await page.goto('/admin/import-market-groups')
  const without = lines.filter((line) => !line.includes(`,${OTHER},`)).join('\r\n')
  await chooseFile(page, without)
  await expect(page.getByText('Nothing differs: the groups are as the file says.')).toBeVisible()
  await page.getByRole('radio', { name: /^Replace/ }).check()
  const leaving = page.getByRole('table', { name: 'Dealers that leave a group' })
  await expect(leaving).toContainText(OTHER)
  await load(page)
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('tab', { name: 'Dealers (1)' })).toBeVisible()
})

for (const look of LOOKS) {
  test(`no accessibility finding where a file of groups is tried, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('district', '/admin/import-market-groups', look)
    await chooseFile(page, linesOf('Tried', [DEALER, '999999']))
    await expect(page.getByRole('table', { name: 'New groups', exact: true })).toBeVisible()
    await expectNoFindings(page)
  })
}
