import type { Page } from '@playwright/test'
import { atScreen, expect, test } from './people.ts'

const focused = (page: Page) => page.locator(':focus')

test('the first key press offers the way past the menu', async ({ asAlone }) => {
  const page = await asAlone('dealer')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText('Skip to content')
  await expect(focused(page)).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAttribute('id', 'content')
})

test('a market is found and chosen by keyboard only, and focus goes to the new heading [MKT-05]', async ({
  as,
}) => {
  const page = await as('zone')
  await page.getByRole('button', { name: /Change market/ }).focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveRole('searchbox')
  await page.keyboard.type('monroe')
  const found = page.getByRole('list', { name: 'Markets found' })
  await expect(found).toContainText('Monroe')
  // On a busy machine a part of the word is searched for first: its rows have made way for those of the whole.
  await expect(found.getByRole('listitem').filter({ hasNotText: /monroe/i })).toHaveCount(0)
  // Past the button that clears the search, to the first row.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toContainText('Monroe')
  const shown = focused(page).locator('span').nth(1)
  await expect(shown).toContainText('Monroe')
  const name = (await shown.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await atScreen(page, name)
  await expect(focused(page)).toHaveRole('heading')
})

test('arrow keys move through the tree and back [MKT-09]', async ({ as }) => {
  const page = await as('national')
  await page.getByRole('button', { name: /Change market/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a market' })
  await dialog.getByRole('button', { name: /^Central Zone/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toContainText('Eastern Zone')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('list', { name: 'Markets below Eastern Zone' })).toBeVisible()
  await expect(focused(page)).toContainText('District 1')
  await page.keyboard.press('ArrowLeft')
  await expect(focused(page)).toContainText('Central Zone')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(focused(page)).toHaveText(/Change market/)
})

test('a day is taken over from the calendar by arrow keys, over the end of the year [BLK-02]', async ({
  as,
}) => {
  const page = await as('admin', '/admin/blackout-dates')
  const year = new Date().getFullYear() + 1
  await page.getByRole('button', { name: `Show ${year}` }).click()
  await page.locator(`[data-day="${year}-12-30"]`).focus()
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toHaveAttribute('data-day', `${year + 1}-01-06`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Day' })).toHaveValue(`01/06/${year + 1}`)
})

test('opening a screen moves to its heading', async ({ as }) => {
  const page = await as('admin')
  await page.getByRole('link', { name: 'Users', exact: true }).focus()
  await page.keyboard.press('Enter')
  await atScreen(page, 'Users')
  await expect(focused(page)).toHaveText('Users')
})

test('in a table Tab stops at the rows once; the arrow keys lead to what can be done with each', async ({
  as,
}) => {
  const page = await as('admin', '/admin/users')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.getByRole('button', { name: 'Download CSV' }).focus()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveRole('columnheader')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveRole('combobox')
  await page.getByRole('columnheader', { name: 'Name' }).focus()
  await page.keyboard.press('ArrowDown')
  const name = (await focused(page).textContent()) ?? ''
  await page.keyboard.press('End')
  await expect(focused(page)).toHaveAccessibleName(`Change ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Change ${name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focused(page)).toHaveAccessibleName(`Change ${name}`)
})
