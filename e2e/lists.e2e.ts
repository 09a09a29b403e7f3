import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { follow } from './kept-pages.ts'
import { atScreen, expect, test } from './people.ts'
import { demoCampaignsLoaded } from './demo-campaigns-loaded.ts'

test.describe.configure({ timeout: 400_000 })

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a dealer finds campaigns by status, and a favorite stays first [CMP-07, CMP-19, CMP-22, CMP-40]', async ({
  as,
}) => {
  await demoCampaignsLoaded(await as('district'))
  const page = await as('dealer', '/campaigns')
  for (const [status, name] of [
    ['Completed', 'Oil change for regulars'],
    ['Active', 'Oil change in two waves'],
    ['Approved', 'Come back for less'],
    ['Acknowledged', 'Four tires for one price'],
    ['Submitted', 'Oil and filter week'],
    ['Cancel Requested', 'Oil change weekend'],
    ['Canceled', 'Tires at last'],
  ] as const) {
    await chooseOption(page, 'Status', status)
    // The same campaign may have been reordered, as a draft.
    await expect(row(page, name).filter({ hasText: status })).toBeVisible()
    await expect(page).toHaveURL(/status=/)
  }
  await page.goto('/campaigns')
  // There may be more by now than one page holds.
  await page.getByRole('searchbox').fill('Come back for less')
  // What is pressed while the list is still narrowed may move away.
  await expect(page.getByRole('row').filter({ hasNotText: 'Come back for less' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Make Come back for less a favorite' }).click()
  await expect(
    page.getByRole('button', { name: 'Remove Come back for less from the favorites' }),
  ).toBeVisible()
  await page.getByRole('searchbox').clear()
  await page.getByRole('checkbox', { name: 'Favorites' }).check()
  await expect(row(page, 'Come back for less')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Remove Oil change for regulars from the favorites' }),
  ).toBeVisible()
  await expect(row(page, 'Tires at last')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Remove Come back for less from the favorites' }).click()
  await expect(row(page, 'Come back for less')).toHaveCount(0)
})

test('home shows a district what waits, and leads to its inbox [CMP-40]', async ({ as }) => {
  const page = await as('district')
  await demoCampaignsLoaded(page)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Waiting for a decision' })).toContainText(
    'First oil change on us',
  )
  await expect(page.getByRole('region', { name: 'Next mail dates' })).toContainText(
    'Detroit service days',
  )
  await page.getByRole('link', { name: 'See what was submitted' }).click()
  await atScreen(page, 'Approvals')
})

test('home is plain where the deployment switched its toggle off [TGL-04]', async ({ as }) => {
  const page = await as('reader')
  await expect(page.getByRole('heading', { name: 'Next mail dates' })).toBeVisible()
  // What a deployment sets comes with the page.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const page = await response.text()
      const body = page.replace(/(IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED[^,}]*:)true/, '$1false')
      await route.fulfill({ response, body })
    },
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Where to go' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next mail dates' })).toHaveCount(0)
  await expectNoFindings(page)
})

test('the calendar shows waves by month and rolls them up in a list [DATE-01, DATE-02]', async ({
  as,
}) => {
  const page = await as('zone', '/campaigns?status=APPROVED')
  await demoCampaignsLoaded(page)
  await page.reload()
  const mailed = await row(page, 'Come back for less')
    .getByText(/^\d\d\/\d\d\/\d{4}$/)
    .textContent()
  const [month, day, year] = (mailed ?? '').split('/')
  await page.goto(`/calendar?month=${year}-${month}`)
  const cell = page.locator(`[data-day="${year}-${month}-${day}"]`)
  await expect(cell.getByRole('link', { name: 'Come back for less' })).toBeVisible()
  await cell.focus()
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveAttribute('data-day', /./)
  await chooseOption(page, 'View', 'List')
  await chooseOption(page, 'Group by', 'District')
  await expect(page.getByRole('region', { name: 'District 4 Great Lakes' })).toContainText(
    'Come back for less',
  )
})

for (const look of LOOKS) {
  test(`no accessibility finding on lists with campaigns in every status, at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('district', '/notices', look)
    await demoCampaignsLoaded(page)
    for (const path of ['/', '/campaigns', '/calendar', '/campaign/bulk-reorder']) {
      await follow(page, path)
      await expect(
        page
          .getByRole('link', { name: /Come back|Detroit|Oil change/ })
          .or(page.getByRole('gridcell'))
          .first(),
      ).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNoFindings(page)
    }
  })
}
