import { counting } from './counting.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, test } from './people.ts'
import { approveYear, button, orderYear, season } from './year-ordered.ts'

/** From the card in the catalog to the submitted order, each press counted. */
const MOST_TO_ENROLL = 7
/** From home to the changed season. */
const MOST_TO_CUSTOMIZE = 6

test('a dealer enrolls for the year in at most seven actions, the district approves it, and the dealer customizes a season in at most six [ANN-01, ANN-05, ANN-09, ANN-17, AUD-29, ORD-02, ORD-04, RTE-08, RTE-11]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaigns/national-promotions?category=ANNUAL_SEASONAL')
  const enrolling = counting()
  const year = await orderYear(page, { press: enrolling.press, look: expectNoFindings })
  expect(enrolling.count()).toBeLessThanOrEqual(MOST_TO_ENROLL)

  const district = await as('district', `${year}/confirmation`)
  await approveYear(district, expectNoFindings)

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
