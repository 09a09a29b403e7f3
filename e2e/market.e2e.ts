import type { Page } from '@playwright/test'
import { atScreen, expect, test } from './people.ts'

const openSwitcher = async (page: Page) => {
  await page.getByRole('button', { name: /Change market/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a market' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('a national person changes over to a dealer found by city: a loader, 2000 ms, then home [MKT-03, MKT-05, MKT-06, MKT-08]', async ({
  as,
}) => {
  const page = await as('national')
  const dialog = await openSwitcher(page)
  await dialog.getByRole('searchbox').fill('ypsilanti')
  const row = dialog.getByRole('button', { name: /Oxbarrow Honda of Ypsilanti/ })
  await expect(row).toBeVisible()

  const chosen = Date.now()
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  const reloaded = page.waitForRequest((request) => request.url().includes('/feature-toggles?'))
  await row.click()
  await expect(page.getByText('Switching to Oxbarrow Honda of Ypsilanti…')).toBeVisible()
  const put = await saved
  expect(Date.now() - chosen).toBeGreaterThanOrEqual(2000)
  expect(put.postDataJSON()).toMatchObject({ hierarchyId: 'HONDA' })
  await reloaded
  await atScreen(page, 'Oxbarrow Honda of Ypsilanti')
  await expect(page.getByText('Switching to')).toBeHidden()

  await page.reload()
  await atScreen(page, 'Oxbarrow Honda of Ypsilanti')
})

test('the tree leads down to a district and up again [MKT-09]', async ({ as }) => {
  const page = await as('zone')
  const dialog = await openSwitcher(page)
  await dialog
    .getByRole('button', { name: 'Show the markets below District 4 Great Lakes' })
    .click()
  await expect(dialog.getByRole('list', { name: /below District 4/ })).toContainText('Dealer 2041')
  await dialog.getByRole('button', { name: 'Central Zone', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Markets below Central Zone' })).toBeVisible()
  // What lies above one's own market is named, but cannot be gone to.
  await expect(dialog.getByText('Honda National')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Honda National' })).toHaveCount(0)
})

test('choosing a brand alone clears the market [MKT-04]', async ({ as }) => {
  const page = await as('admin')
  const dialog = await openSwitcher(page)
  await dialog.getByRole('button', { name: 'Nissan', exact: true }).click()
  await dialog.getByRole('button', { name: 'Work with Nissan without a market' }).click()
  await atScreen(page, 'All of Nissan')
  await expect(page.getByText('No market chosen')).toBeVisible()
})

test('a district person may look from their own level and from a dealer’s [LVL-02, LVL-05, SIGN-11]', async ({
  as,
}) => {
  const page = await as('district')
  let dialog = await openSwitcher(page)
  const levels = dialog.getByRole('group', { name: 'View as' }).getByRole('button')
  await expect(levels).toHaveText(['District', 'Dealer'])
  await levels.last().click()
  await expect(levels.last()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  dialog = await openSwitcher(page)
  await expect(dialog.getByRole('button', { name: 'Dealer', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a dealer reads where they are and has nothing to choose [LVL-06]', async ({ as }) => {
  const page = await as('amp-dealer')
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Juniperly Family Auto Group of Houston')
  await expect(bar.getByRole('button', { name: /Change market/ })).toHaveCount(0)
})
