import type { Page } from '@playwright/test'
import { counting } from './counting.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, test } from './people.ts'

/** From the card in the catalog to the submitted order, each press counted. */
const MOST_TO_ENROLL = 7
/** From home to the changed season. */
const MOST_TO_CUSTOMIZE = 6

const YEAR = 'Four seasons of service'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const season = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

test('a dealer enrolls for the year in at most seven actions, the district approves it, and the dealer customizes a season in at most six [ANN-01, ANN-05, ANN-09, ANN-17, AUD-29, ORD-02, ORD-04, RTE-08, RTE-11]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaigns/national-promotions?category=ANNUAL_SEASONAL')
  const enrolling = counting()
  const cards = page.getByRole('list', { name: 'Templates' })
  await enrolling.press(cards.getByRole('link', { name: YEAR, exact: true }))
  await enrolling.press(button(page, 'Enroll'))
  await expect(page).toHaveURL(/\/details$/)
  await expect(page.getByRole('textbox', { name: 'Spring starts here' })).toBeVisible()
  await expectNoFindings(page)
  await enrolling.press(button(page, 'Save and continue'))
  await expect(page).toHaveURL(/\/audience-builder$/)
  const costs = page.getByRole('region', { name: 'What the year comes to' })
  await expect(costs.getByRole('row', { name: /^The year [1-9]/ })).toBeVisible()
  await expectNoFindings(page)
  await enrolling.press(button(page, 'Save and continue'))
  await expect(page).toHaveURL(/\/seasonal-campaigns$/)
  // Who does nothing else gets the piece that is shown.
  for (const name of [
    'Winter ready',
    'Spring starts here',
    'Summer road trip',
    'Fall safety days',
  ]) {
    await expect(season(page, name)).toContainText('You can customize it now.')
  }
  await expectNoFindings(page)
  await enrolling.press(page.getByRole('link', { name: 'Continue' }))
  await enrolling.press(button(page, /^Submit order/))
  await expect(page.getByText('Order submitted')).toBeVisible()
  expect(enrolling.count()).toBeLessThanOrEqual(MOST_TO_ENROLL)

  const year = page.url().replace(/\/[a-z]+$/, '')
  const district = await as('district', `${new URL(year).pathname}/confirmation`)
  await district.getByRole('link', { name: 'Review and decide' }).click()
  await expect(district.getByRole('heading', { name: 'Winter ready' }).first()).toBeVisible()
  await expect(district.getByRole('row', { name: /: Winter ready/ })).toBeVisible()
  await expectNoFindings(district)
  await button(district, /^Approve/)
    .first()
    .click()
  const question = district.getByRole('alertdialog')
  await button(district, /^Approve/)
    .last()
    .or(question.getByRole('button', { name: 'Yes' }))
    .last()
    .click()
  await expect(district.getByText('Approved', { exact: true }).first()).toBeVisible()

  await page.goto('/')
  const customizing = counting()
  const next = page.getByRole('region', { name: 'Next mail dates' })
  await customizing.press(next.getByRole('link', { name: 'Winter ready' }))
  await expect(page).toHaveURL(/customize-seasonal-coupon$/)
  await expectNoFindings(page)
  await customizing.press(page.getByRole('button', { name: /down/i }).first())
  await customizing.press(button(page, 'Save draft'))
  await expect(page.getByText(/^Saved /)).toBeVisible()
  expect(customizing.count()).toBeLessThanOrEqual(MOST_TO_CUSTOMIZE)
  await page
    .getByRole('navigation', { name: 'Steps of the campaign' })
    .getByRole('link', { name: /^Seasons/ })
    .click()
  await expect(season(page, 'Winter ready')).toContainText(
    'A change of its coupons waits for a decision.',
  )
})
