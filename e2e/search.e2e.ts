import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoSideScroll, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Campaign, template/ })
const options = (page: Page) => page.getByRole('option')

test('what has a name is found from any screen and opened by keys alone [CMP-40]', async ({
  as,
}) => {
  const page = await as('district')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('gablestone')
  const markets = page.getByRole('group', { name: 'Markets' })
  await expect(markets.getByRole('option').first()).toContainText('Gablestone')
  await field(page).fill('calen')
  await expect(options(page)).toHaveText([/^Calendar/])
  await page.keyboard.press('Enter')
  await atScreen(page, 'Calendar')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('qwertyuiop')
  await expect(page.getByText(/^Nothing is called “qwertyuiop”/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a campaign is found by a part of its name, and arrow keys choose among several [CMP-40]', async ({
  as,
}) => {
  const page = await as('admin', '/campaigns')
  await page.getByRole('button', { name: /^Search/ }).click()
  await field(page).fill('week')
  const campaigns = page.getByRole('group', { name: 'Campaigns' }).getByRole('option')
  await expect(campaigns.first()).toContainText(/week/i)
  const before = await field(page).getAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', before ?? '')
  await campaigns.first().click()
  await expect(page).toHaveURL(/\/campaign\/builder\/\d+/)
})

test('people are found by administrators, who then see them in the list of users [CMP-40, LVL-12]', async ({
  as,
}) => {
  const page = await as('admin')
  await page.keyboard.press('/')
  await field(page).fill('sibling@')
  await page.getByRole('group', { name: 'Users' }).getByRole('option').first().click()
  await atScreen(page, 'Users')
  await expect(page.getByRole('searchbox')).toHaveValue('sibling@demo.example')
})

for (const look of LOOKS) {
  test(`no accessibility finding in the search, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('admin', '/', look)
    await page.getByRole('button', { name: /^Search/ }).click()
    await expectNoFindings(page)
    await field(page).fill('honda')
    await expect(options(page).first()).toBeVisible()
    await expect(page.getByText('Searching…')).toHaveCount(0)
    await expectNoFindings(page)
    await field(page).fill('qwertyuiop')
    await expect(page.getByText(/^Nothing is called/)).toBeVisible()
    await expectNoFindings(page)
    await expectNoSideScroll(page)
  })
}
