import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

/** The dealer in Ann Arbor. */
const DEALER = '204100'

test('an administrator invites a person, who signs in, and loses access when deactivated [SIGN-05, LVL-07]', async ({
  as,
  page: theirs,
}) => {
  const email = `ada.${Date.now()}@lakeside.example`
  const page = await as('admin', '/admin/users')
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const form = page.getByRole('form', { name: 'Invite a person' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Invited')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('combobox', { name: 'Home market' }).fill('District 4 Great')
  await page.getByRole('option', { name: /District 4 Great Lakes.*Honda/ }).click()
  await expect(form).toContainText('District level, by the home market')
  await form.getByRole('checkbox', { name: /^See campaigns/ }).check()
  await form.getByRole('checkbox', { name: /^Administer/ }).check()
  await form.getByRole('button', { name: 'Invite' }).click()
  await expect(
    page.getByText(`Ada Invited is invited and can sign in with ${email} now.`),
  ).toBeVisible()

  await theirs.goto('/')
  await theirs.getByLabel('Somebody else, by email address').fill(email)
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await atScreen(theirs, 'District 4 Great Lakes')
  // One permission's screens stand under Manage, not under Admin.
  const menu = theirs.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('heading', { name: 'Manage' })).toBeVisible()
  await expect(menu.getByRole('heading', { name: 'Admin' })).toHaveCount(0)

  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: /Ada Invited/ })
  await row.getByRole('button', { name: 'Deactivate Ada Invited' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Ada Invited was deactivated.')).toBeVisible()
  await expect(row).toContainText('Deactivated')

  // Their page asks for news by itself, and may know already.
  await theirs.reload()
  await atScreen(theirs, 'This account cannot be used')
  await expect(theirs.getByText('This account has been deactivated.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Sign out' }).click()
  await expect(theirs.getByRole('heading', { name: 'Choose who you are' })).toBeVisible()
})

test('when two administrators change a person at once, the second still has the typed values and sees what the first saved', async ({
  as,
}) => {
  const first = await as('admin', '/admin/users')
  const second = await as('admin', '/admin/users')
  for (const page of [first, second]) {
    await page.getByRole('searchbox').fill('sibling@demo')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Change Marcus Oyelaran' }).click()
  }
  const form = (page: typeof first) => page.getByRole('form', { name: 'Change Marcus Oyelaran' })
  const campaigns = (page: typeof first) =>
    form(page).getByRole('checkbox', { name: /^Reports over several markets/ })
  await campaigns(first).check()
  await form(first).getByRole('button', { name: 'Save changes' }).click()
  await expect(first.getByText('Marcus Oyelaran was changed.')).toBeVisible()

  await form(second).getByRole('textbox', { name: 'Name' }).fill('Marcus B. Oyelaran')
  await form(second).getByRole('button', { name: 'Save changes' }).click()
  await expect(form(second)).toContainText('This person was changed in the meantime')
  await expect(form(second)).toContainText('May now: Reports over several markets')
  await expect(form(second).getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Marcus B. Oyelaran',
  )
  await form(second).getByRole('button', { name: 'Save changes' }).click()
  await expect(second.getByText('Marcus B. Oyelaran was changed.')).toBeVisible()

  await second.getByRole('button', { name: 'Change Marcus B. Oyelaran' }).click()
  const again = second.getByRole('form', { name: 'Change Marcus B. Oyelaran' })
  await again.getByRole('textbox', { name: 'Name' }).fill('Marcus Oyelaran')
  await again.getByRole('button', { name: 'Save changes' }).click()
  await expect(second.getByText('Marcus Oyelaran was changed.')).toBeVisible()
})

test('people are searched, narrowed and put in order by the server', async ({ as }) => {
  const page = await as('admin', '/admin/users')
  const names = page.locator('[role="gridcell"][data-field="name"]')
  await chooseOption(page, 'Level', 'Zone')
  const levels = page.locator('[role="gridcell"][data-field="level"]')
  await expect(levels.first()).toHaveText('Zone')
  await expect(levels.filter({ hasNotText: 'Zone' })).toHaveCount(0)
  const before = await names.first().textContent()
  await page.getByRole('columnheader', { name: 'Name' }).click()
  await expect(names.first()).not.toHaveText(before ?? '')
  await page.getByRole('searchbox').fill('nobody has this name')
  await expect(page.getByText('No rows')).toBeVisible()
})

const choose = (page: Page, ...lines: string[]) => chooseAs('people.csv', page, ...lines)

const chooseAs = (name: string, page: Page, ...lines: string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(['Email,Name,Market,Preset,Phone', ...lines].join('\n')),
  })

test('people of a file are tried, invited and changed, and refused lines are taken along to be corrected [LVL-07]', async ({
  as,
}) => {
  const page = await as('admin', '/admin/users')
  const email = `grace.${Date.now()}@lakeside.example`
  await page.getByRole('button', { name: 'Load people from a file' }).click()
  await atScreen(page, 'Load people from a file')
  const wrong = `henry@lakeside.example,Henry,${DEALER},Boss,`
  await choose(page, `${email},Grace Loaded,${DEALER},Viewer,`, wrong)
  await expect(page.getByText('These columns are not read: Phone.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'New' })).toContainText('Grace Loaded')
  const refused = page.getByRole('table', { name: 'Lines that are refused' })
  await expect(refused).toContainText('People of this level have no such preset.')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these lines' }).click()
  const saved = await (await saving).createReadStream()
  expect((await saved.toArray()).join('')).toContain('henry@lakeside.example,Henry,')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('people.csv was imported')).toBeVisible()

  await page.getByRole('link', { name: 'See the users' }).click()
  await page.getByRole('searchbox').fill(email)
  const row = page.getByRole('row', { name: /Grace Loaded/ })
  await expect(row).toContainText('Invited')

  await page.goto('/admin/users/import')
  await choose(page, `${email},Grace Loaded,${DEALER},Dealer marketing,`)
  await expect(page.getByRole('table', { name: 'Changed' })).toContainText('Order campaigns')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('people.csv was imported')).toBeVisible()
  await page.goto('/admin/users/import')
  await choose(page, `${email},Grace Loaded,${DEALER},Dealer marketing,`)
  await expect(page.getByText('Nothing differs: the people are as the file says.')).toBeVisible()
})

for (const look of LOOKS) {
  test(`an import of people is undone at ${look.viewport.width} px: their invitations are withdrawn [LVL-07]`, async ({
    as,
  }) => {
    const page = await as('admin', '/admin/users/import', look)
    const email = `mistaken.${Date.now()}@lakeside.example`
    await chooseAs('mistaken.csv', page, `${email},Iris Mistaken,${DEALER},Viewer,`)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('mistaken.csv was imported')).toBeVisible()
    await page.goto('/admin/users/import')
    const imports = page.getByRole('grid', { name: 'Earlier imports' })
    await imports
      .getByRole('button', { name: /^Undo mistaken.csv/ })
      .first()
      .click()
    const question = page.getByRole('dialog')
    await expect(
      question.getByRole('table', { name: 'Invitations that are withdrawn' }),
    ).toContainText(email)
    await expectNoFindings(page)
    await question.getByRole('button', { name: 'Undo for 1 person' }).click()
    await expect(page.getByText('The import was undone: 1 withdrawn.')).toBeVisible()
    await expect(imports).toContainText(/Undone .* by/)
    await page.goto('/admin/users')
    await page.getByRole('searchbox').fill(email)
    await expect(page.getByText('Deactivated').first()).toBeVisible()
  })
}

for (const look of LOOKS) {
  test(`no accessibility finding where a file of people is tried, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', '/admin/users/import', look)
    await choose(
      page,
      `tried@lakeside.example,Tried,${DEALER},Viewer,`,
      `sibling@demo.example,Marcus Oyelaran,${DEALER},Viewer,`,
      `no address,Refused,${DEALER},Viewer,`,
    )
    await expect(page.getByRole('table', { name: 'Changed' })).toBeVisible()
    await expectNoFindings(page)
  })
}
