import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const LISTS = '/dealer-profile/seed-recipients'

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const recipients = (page: Page) => page.getByRole('list', { name: 'Seed recipients' })

async function create(page: Page, name: string): Promise<void> {
  await press(page, 'Create list')
  await field(page, 'List name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Create list' }).click()
  await atScreen(page, name)
}

async function typeRecipient(page: Page, first: string, last: string): Promise<void> {
  await press(page, 'Add Seed Recipient')
  await field(page, 'First name').fill(first)
  await field(page, 'Last name').fill(last)
  await field(page, 'Street address(?!,)').fill('1 Main St')
  await field(page, 'City').fill('Ann Arbor')
  await chooseOption(page, 'State', 'Michigan')
  await field(page, 'Zip code').fill('48104')
  await field(page, 'Email').fill(`${first.replaceAll(/\W/g, '')}@seeds.example`)
  await press(page, 'Save recipient')
}

async function deleteList(page: Page, name: string): Promise<void> {
  await page.goto(LISTS)
  await press(page, `Delete ${name}`)
  await press(page, 'Yes')
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible()
}

test('a dealer creates a list, adds people in order, is warned of a duplicate, changes and deletes [SEED-04, SEED-07, SEED-08, SEED-11, SEED-14, SEED-36, SEED-37, SEED-40]', async ({
  as,
}) => {
  const name = `Night shift ${Date.now()}`
  const page = await as('dealer', '/dealer-profile')
  await page.getByRole('link', { name: 'Seed recipients' }).last().click()
  await atScreen(page, 'Seed recipient lists')
  await create(page, name)
  await expect(page.getByText('25 Remaining (Limit 25)')).toBeVisible()

  await typeRecipient(page, 'Zoe', 'Young')
  await expect(page.getByText('24 Remaining (Limit 25)')).toBeVisible()
  await typeRecipient(page, '<b>Al</b>', 'adams')
  await expect(recipients(page).getByRole('listitem')).toHaveText(['<b>Al</b> adams', 'Zoe Young'])

  await typeRecipient(page, 'ZOE', 'young')
  const warning = page.getByRole('alertdialog', { name: 'Duplicate Seed Recipient' })
  await expect(warning).toContainText(
    'The recipient you are attempting to add already exists on this list.',
  )
  await warning.getByRole('button', { name: 'Okay' }).click()
  await expect(field(page, 'First name')).toHaveValue('ZOE')
  await press(page, 'Cancel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()

  await press(page, 'Edit Zoe Young')
  await field(page, 'Last name').fill('Abel')
  await press(page, 'Save recipient')
  await expect(recipients(page).getByRole('listitem')).toHaveText(['Zoe Abel', '<b>Al</b> adams'])
  await press(page, 'Delete Zoe Abel')
  await press(page, 'Yes')
  await expect(recipients(page).getByRole('listitem')).toHaveText(['<b>Al</b> adams'])
  await page.reload()
  await expect(recipients(page).getByRole('listitem')).toHaveText(['<b>Al</b> adams'])
  await deleteList(page, name)
})

test('a list says that it is nearly full, then full, and takes no more people [SEED-09, SEED-15, SEED-17, SEED-18, CONST-20, CONST-23]', async ({
  as,
}) => {
  const page = await as('sibling', LISTS)
  await page.getByRole('link', { name: 'Mail check, every shift' }).click()
  await expect(page.getByText('You are close to the limit.')).toBeVisible()
  const box = await recipients(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(300)
  const added = ['One', 'Two', 'Three']
  for (const first of added) await typeRecipient(page, first, 'Extra')
  await expect(page.getByRole('status').getByText('Your list is full. (Limit 25)')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add Seed Recipient' })
  await expect(add).toBeDisabled()
  for (const first of added) {
    await press(page, `Delete ${first} Extra`)
    await press(page, 'Yes')
    await expect(recipients(page).getByText(`${first} Extra`)).toHaveCount(0)
  }
  await expect(page.getByText('3 Remaining (Limit 25)')).toBeVisible()
})

test('two lists have two names, and a name can be changed [SEED-31, SEED-35]', async ({ as }) => {
  const name = `Named ${Date.now()}`
  const page = await as('dealer', LISTS)
  await create(page, name)
  await page.getByRole('link', { name: 'Seed recipient lists' }).click()
  await press(page, `Rename ${name}`)
  await field(page, 'List name').fill('SERVICE team')
  await press(page, 'Save name')
  await expect(page.getByText('There is already a list with this name.')).toBeVisible()
  await field(page, 'List name').fill(`${name} B`)
  await press(page, 'Save name')
  await expect(page.getByRole('link', { name: `${name} B` })).toBeVisible()
  await deleteList(page, `${name} B`)
})

test('who only reads sees the lists and why they cannot change them; others see none of them [LVL-12]', async ({
  as,
}) => {
  const page = await as('reader', `${LISTS}/1`)
  await expect(page.getByText('Alma Brandt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Seed Recipient' })).toBeDisabled()
  const stranger = await as('sibling', `${LISTS}/1`)
  await expect(stranger.getByText('This list does not exist')).toBeVisible()
  await expect(stranger.getByText('Alma Brandt')).toHaveCount(0)
})

for (const look of LOOKS) {
  test(`no accessibility finding in the dialogs of lists, ${look.colorScheme} at ${look.viewport.width} px [SEED-40]`, async ({
    as,
  }) => {
    const page = await as('dealer', `${LISTS}/1`, look)
    await press(page, 'Add Seed Recipient')
    await press(page, 'Save recipient')
    await expect(page.getByText('Please check 7 fields.')).toBeVisible()
    await expectNoFindings(page)
    await press(page, 'Cancel')
    await press(page, 'Delete Alma Brandt')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoFindings(page)
  })
}
