import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, expectNoSideScroll, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const CUSTOMERS = '/admin/customers'
const NEW = `${CUSTOMERS}/import/new`
const DEALER = 'Oxbarrow Honda of Ypsilanti'
const HEADERS = 'First name,Last name,Street address,City,State,ZIP,Email,Last visit,Club'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Lines of people who are in no other file; some of the lines are bad. */
function customers(lines: number, badEvery = Infinity): string {
  const rows = Array.from({ length: lines }, (_, at) => {
    const isBad = at % badEvery === 0 && at > 0
    const good = `${at + 1} Main St,Ypsilanti,MI,48197,c${at}@customers.example`
    return `Ada,Quill${at},${isBad ? ',Ypsilanti,MI,,no-address' : good},03/14/2024,Gold`
  })
  return [HEADERS, ...rows, ''].join('\n')
}

async function upload(page: Page, text: string, name = 'customers.csv'): Promise<void> {
  await page.goto(NEW)
  await page.getByRole('combobox', { name: 'Dealer' }).fill('Oxbarrow Honda of Y')
  await page.getByRole('option', { name: DEALER }).click()
  await choose(page, text, name)
}

const choose = (page: Page, text: string, name = 'customers.csv') =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Lets an import go on that changes much, if it waits for that. */
async function confirmIfNeeded(page: Page): Promise<void> {
  const asks = page.getByRole('button', { name: /^Import, and remove|^Import anyway/ })
  const isOver = page.getByText(`The customers of ${DEALER} are published`)
  await expect(asks.or(isOver)).toBeVisible({ timeout: 60_000 })
  if (await asks.isVisible()) await asks.click()
}

const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('a file is chosen, its columns are looked over, and its households are counted from then on', async ({
  as,
}) => {
  const page = await as('admin', CUSTOMERS)
  await page.getByRole('link', { name: 'Import a file' }).click()
  await atScreen(page, 'Import customers')
  await upload(page, customers(300))
  await atScreen(page, 'customers.csv')
  await expect(page.getByRole('columnheader', { name: 'Club' })).toContainText('left out')
  await chooseOption(page, 'Last visit', 'Not in the file')
  await expect(page.getByRole('button', { name: 'Start import' })).toBeDisabled()
  await chooseOption(page, 'Last visit', 'Last visit')
  await press(page, 'Start import')
  // Whoever comes back finds it at the same address.
  await page.reload()
  await confirmIfNeeded(page)
  await expect(page.getByText(`The customers of ${DEALER} are published`)).toBeVisible({
    timeout: 60_000,
  })
  await expect(fact(page, 'Households read')).toHaveText('300')
  await expect(page.getByText('Rows to mend')).toHaveCount(0)

  await page.goto(NEW)
  await page.getByRole('combobox', { name: 'Dealer' }).fill('Oxbarrow Honda of Y')
  await page.getByRole('option', { name: DEALER }).click()
  await expect(page.getByText('300 households as of')).toBeVisible()
})

test('a file of a few lines asks before most households go, and one that only adds lets nobody go, and is undone', async ({
  as,
}) => {
  const page = await as('admin')
  await upload(page, customers(300))
  await press(page, 'Start import')
  await confirmIfNeeded(page)
  await expect(page.getByText(`The customers of ${DEALER} are published`)).toBeVisible({
    timeout: 60_000,
  })
  const households = Number(
    (await fact(page, 'Households read').textContent())?.replaceAll(',', ''),
  )
  await upload(page, customers(7))
  await press(page, 'Start import')
  await expect(
    page.getByText(`${households - 7} of ${households} households would go`),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expectNoFindings(page)
  await expectNoSideScroll(page)
  await press(page, 'Cancel import')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByText('This import was canceled')).toBeVisible()

  await upload(page, customers(7))
  await page.getByRole('radio', { name: /^They stay/ }).check()
  await press(page, 'Start import')
  await expect(page.getByText(`The customers of ${DEALER} are published`)).toBeVisible({
    timeout: 60_000,
  })
  await press(page, 'Undo this import')
  await expectNoFindings(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^This import was undone/)).toBeVisible({ timeout: 60_000 })
  await expectNoFindings(page)
  await page.goto(NEW)
  await page.getByRole('combobox', { name: 'Dealer' }).fill('Oxbarrow Honda of Y')
  await page.getByRole('option', { name: DEALER }).click()
  await expect(page.getByText(`${households} households as of`)).toBeVisible()
})

test('bad lines are named with field and reason, and can be taken along as a file', async ({
  as,
}) => {
  const page = await as('admin')
  await upload(page, customers(200, 10))
  await press(page, 'Start import')
  await confirmIfNeeded(page)
  await expect(page.getByText(`The customers of ${DEALER} are published`)).toBeVisible({
    timeout: 60_000,
  })
  await expect(fact(page, 'Rejected lines')).toHaveText('19')
  const rows = page.getByRole('table', { name: 'Rows to mend' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await expect(rows.nth(1)).toHaveText(
    '12Email: Not an email address. Neither an email nor a whole address.',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^rejected-rows-\d+\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe(`\uFEFFLine,What to mend,${HEADERS}`)
  expect(lines[1]).toContain(',Ada,Quill10,,Ypsilanti,MI,,no-address,')
})

test('what cannot be used changes nothing: a wrong file is not sent, and one of bad lines says what stays in use', async ({
  as,
}) => {
  const page = await as('admin')
  await upload(page, 'PK\u0003\u0004 sheets', 'book.xlsx')
  await expect(page.getByText('book.xlsx was not uploaded')).toBeVisible()
  await choose(page, customers(40, 1))
  await press(page, 'Start import')
  await expect(page.getByText('This import failed')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/The data from before stays in use: [\d,]+ households/)).toBeVisible()
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: 'Failed' }).first()).toContainText(DEALER)
})

test('an import that waits for its columns is found again in the list, and cancelled', async ({
  as,
}) => {
  const name = `later-${Date.now()}.csv`
  const page = await as('admin')
  await upload(page, customers(3), name)
  await atScreen(page, name)
  await page.goto(CUSTOMERS)
  await page.getByRole('searchbox', { name: 'Dealer or file name' }).fill(name)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name }).click()
  await press(page, 'Cancel import')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByText('This import was canceled')).toBeVisible()
})

test('a person is erased after a warning that it is final, and no import brings them back', async ({
  as,
}) => {
  const page = await as('admin', CUSTOMERS)
  await press(page, 'Erase a person')
  const dialog = page.getByRole('dialog', { name: 'Erase a person' })
  await dialog.getByRole('radio', { name: 'Name and address' }).check()
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Quill7')
  await dialog.getByRole('textbox', { name: 'Street address' }).fill('8 Main Street')
  await dialog.getByRole('textbox', { name: 'ZIP code' }).fill('48197')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const warning = page.getByRole('alertdialog', { name: 'Erase Quill7, 8 Main Street, 48197?' })
  await expect(warning).toContainText('This cannot be undone.')
  await warning.getByRole('button', { name: 'Erase' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/No import brings them back|imported from now on/)).toBeVisible()

  await upload(page, customers(20))
  await press(page, 'Start import')
  await confirmIfNeeded(page)
  await expect(page.getByText(`The customers of ${DEALER} are published`)).toBeVisible({
    timeout: 60_000,
  })
  await expect(fact(page, 'Left out, as they asked to be erased')).toHaveText('1')
  await expect(fact(page, 'Households read')).toHaveText('19')
})

/** As a person does who has a customer on the phone. */
async function lookUp(page: Page, text: string): Promise<void> {
  await page.goto(CUSTOMERS)
  await page.getByRole('searchbox', { name: 'Name, address, email or customer number' }).fill(text)
  await press(page, 'Look up')
}

for (const look of LOOKS) {
  test(`a customer who calls is looked up, corrected, left alone, exported and erased, at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', CUSTOMERS, look)
    // People of their own: who is erased here comes back in no other journey.
    const name = `Caller${Date.now()}x`
    const file = customers(20).replaceAll('Quill', name).replaceAll('@', `@${name}.`)
    const moved = `ada@${name}.example`
    await upload(page, file)
    await press(page, 'Start import')
    await confirmIfNeeded(page)
    await expect(page.getByText(`The customers of ${DEALER} are published`)).toBeVisible({
      timeout: 60_000,
    })
    await lookUp(page, `${name.toLowerCase()}11 48197`)
    await expect(page.getByText('1 customer found')).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('link', { name: `Ada ${name}11` }).click()
    await atScreen(page, `Ada ${name}11`)
    await expect(page.getByRole('link', { name: 'customers.csv' })).toBeVisible()
    await expectNoFindings(page)

    await press(page, 'Correct')
    const form = page.getByRole('dialog', { name: `Correct Ada ${name}11` })
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Please check one field.')).toBeVisible()
    await expectNoFindings(page)
    await form.getByRole('textbox', { name: 'Email' }).fill(moved)
    await form.getByRole('textbox', { name: 'Street address' }).fill('99 Elm St')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await expect(fact(page, 'Email').first()).toHaveText(moved)
    await expect(page.getByText(/^Corrected by /)).toBeVisible()

    await press(page, 'Stop sending')
    const leaving = page.getByRole('dialog', { name: `Stop sending to Ada ${name}11` })
    await chooseOption(leaving, 'Send nothing by', 'Mail')
    await leaving.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sending' }).click()
    await expect(page.getByText('No: opted out')).toBeVisible()
    await expect(page.getByRole('table', { name: 'What was stopped' })).toContainText(DEALER)
    await expectNoFindings(page)

    const download = page.waitForEvent('download')
    await press(page, 'Export data')
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^customer-\d+-\d+\.csv$/)
    const lines = await readFile(await saved.path(), 'utf8')
    expect(lines).toContain('Customer,Street address,99 Elm St\r\n')
    expect(lines).toContain('Contact,May be mailed,No: opted out\r\n')

    await press(page, 'Erase')
    const warning = page.getByRole('alertdialog', { name: `Erase Ada ${name}11?` })
    await expect(warning).toContainText('This cannot be undone.')
    await expectNoFindings(page)
    await warning.getByRole('button', { name: 'Erase' }).click()
    await atScreen(page, 'Customers')
    await lookUp(page, moved)
    await expect(page.getByText('No customer matches')).toBeVisible()
    await expectNoFindings(page)

    await page.goto('/admin/audit')
    for (const event of ['Customers looked up', 'Customer erased', 'Data of a customer exported']) {
      await page.getByRole('searchbox').fill(event)
      await expect(page.getByRole('row').nth(1)).toContainText(event)
    }
  })
}

for (const look of LOOKS) {
  test(`no accessibility finding where customers are imported, light and dark at ${look.viewport.width} px`, async ({
    as,
    complaints,
  }) => {
    const page = await as('admin', CUSTOMERS, look)
    await press(page, 'Stop sending to a person')
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please check one field.')).toBeVisible()
    await expectNoFindings(page)
    await upload(page, 'Last name only\nQuill\n')
    await expect(page.getByText('customers.csv was not uploaded')).toBeVisible()
    await expectNoFindings(page)
    await choose(page, customers(120, 3))
    await expect(page.getByRole('button', { name: 'Start import' })).toBeVisible()
    await expectNoFindings(page)
    await expectNoSideScroll(page)
    await press(page, 'Start import')
    await confirmIfNeeded(page)
    await expect(page.getByRole('table', { name: 'Rows to mend' })).toBeVisible({
      timeout: 60_000,
    })
    await expectNoFindings(page)
    await expectNoSideScroll(page)
    await page.route('**/api/customers/import/*', (route) =>
      route.fulfill({ status: 500, body: '-' }),
    )
    await page.reload()
    await expect(page.getByText('This import could not be loaded')).toBeVisible()
    await expectNoFindings(page)
    // The browser reports the failed calls, as it should.
    expect(complaints.splice(0).every((text) => text.includes('status of 500'))).toBe(true)
  })
}
