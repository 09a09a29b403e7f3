import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, expectNoSideScroll, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Templates' })
const card = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
/** Not what was started from it, which stands there as well. */
const template = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name, exact: true })
const names = (page: Page) => list(page).getByRole('heading', { level: 2 })
const focused = (page: Page) => page.locator(':focus')

test('a dealer finds a template by its words and channel, reads all of it, and comes back to the same filters [RTE-15, RTE-16, TPL-12, DATE-20]', async ({
  as,
}) => {
  const page = await as('dealer')
  const catalog = page.getByRole('list', { name: 'Catalog' })
  await catalog.getByRole('link', { name: 'Objective Focused' }).click()
  await atScreen(page, 'Objective Focused')
  const tires = card(page, 'Tire event')
  await expect(tires).toContainText('Open until')
  await expect(tires).toContainText('Direct mail $0.725')
  await expect(tires.getByRole('img', { name: /front/i })).toBeVisible()
  await expect(card(page, 'What is yours worth')).toContainText('Enrollment has not opened yet.')

  await page.getByRole('searchbox').fill('tire')
  await expect(names(page)).toHaveText(['Tire event'])
  await chooseOption(page, 'Channel', 'Direct mail')
  await expect(page).toHaveURL(/\?q=tire&channel=DIRECT_MAIL$/)
  await page.reload()
  await expect(names(page)).toHaveText(['Tire event'])

  await template(page, 'Tire event').click()
  await atScreen(page, 'Tire event')
  await expect(page.getByRole('region', { name: 'Touchpoints' })).toContainText('1. Tire event')
  const dates = page.getByRole('region', { name: 'Mail dates' }).getByRole('row')
  await expect(dates.nth(1)).toHaveText(/^Email(\d\d\/\d\d\/\d{4}){2}$/)
  await page.getByRole('main').getByRole('link', { name: 'Objective Focused' }).click()
  await expect(page).toHaveURL(/\?q=tire&channel=DIRECT_MAIL$/)
  await expect(names(page)).toHaveText(['Tire event'])
})

test('a search that fits nothing is taken away by one click', async ({ as }) => {
  const page = await as('dealer', '/campaigns/always-on?q=nothing-of-this-name')
  await expect(page.getByText('No template matches')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(card(page, 'Service reminders')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('an annual enrollment shows its four seasons, on its card and on its page [TPL-11, TPL-13, RTE-15]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaigns/national-promotions?category=ANNUAL_SEASONAL')
  const year = card(page, 'Four seasons of service')
  for (const season of ['Spring', 'Summer', 'Fall', 'Winter']) {
    await expect(year.getByText(season, { exact: true })).toBeVisible()
  }
  await template(page, 'Four seasons of service').click()
  await atScreen(page, 'Four seasons of service')
  const seasons = page.getByRole('region', { name: 'Seasons' }).getByRole('listitem')
  await expect(seasons).toHaveCount(4)
  await expect(seasons.first()).toContainText('Spring: Spring starts here')
})

test('an author sees what is no longer offered; a dealer neither sees nor requests it [TPL-10]', async ({
  as,
}) => {
  const author = await as('admin', '/campaigns/on-demand?q=last+year')
  await expect(author.getByText('No template matches')).toBeVisible()
  await author.getByRole('checkbox', { name: 'Include inactive ones' }).check()
  await expect(names(author).first()).toHaveText('Tire event of last year')
  await expect(list(author).getByText('Inactive', { exact: true }).first()).toBeVisible()
  const dealer = await as('dealer', '/campaigns/on-demand?q=last+year&inactive=1')
  await expect(dealer.getByText('No template matches')).toBeVisible()
})

test('a part that does not exist leads nowhere [RTE-15]', async ({ as }) => {
  const page = await as('dealer', '/campaigns/annual-seasonal')
  await atScreen(page, 'This page does not exist')
})

test('a template is found and opened by keyboard only', async ({ as }) => {
  const page = await as('dealer', '/campaigns/on-demand')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('welcome')
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Welcome back'])
  for (const stop of ['Clear', 'Channel', 'Order', 'Open only', 'Welcome back']) {
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveAccessibleName(new RegExp(stop))
  }
  await page.keyboard.press('Enter')
  await atScreen(page, 'Welcome back')
  await expect(focused(page)).toHaveText('Welcome back')
})

for (const look of LOOKS) {
  test(`no accessibility finding in the catalog, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaigns/national-promotions', look)
    await expect(names(page)).not.toHaveCount(0)
    await expectNoFindings(page)
    await page.goto('/campaigns/national-promotions?q=xyz')
    await expect(page.getByText('No template matches')).toBeVisible()
    await expectNoFindings(page)
    await page.goto('/campaigns/on-demand')
    await template(page, 'Tire event').click()
    await expect(page.getByRole('region', { name: 'Mail dates' }).getByRole('table')).toBeVisible()
    await expectNoFindings(page)
  })
}

test('the catalog says so where it cannot be loaded, and tries again', async ({
  as,
  complaints,
}) => {
  const page = await as('dealer', '/', { viewport: { width: 360, height: 740 } })
  await page.route(/campaign-template\/search/, (route) => route.fulfill({ status: 500 }))
  await page.goto('/campaigns/metro-mailer')
  await expect(page.getByText('The templates could not be loaded')).toBeVisible()
  await expectNoFindings(page)
  await page.unroute(/campaign-template\/search/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Metro price')).toBeVisible()
  await expectNoSideScroll(page)
  // The browser reports the failed calls, as it should.
  expect(complaints.splice(0).every((text) => text.includes('status of 500'))).toBe(true)
})
