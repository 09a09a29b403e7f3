import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from './no-findings.ts'
import { expect, test } from './people.ts'

/** From the card in the catalog to the submitted order, each press counted. */
const MOST_ACTIONS = 9

const at = (page: Page, place: RegExp) => expect(page).toHaveURL(place)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a dealer orders a reminder campaign with three touchpoints in at most nine actions [FLOW-06, FLOW-08, FLOW-10, FLOW-11, ORD-06]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaigns/always-on')
  let actions = 0
  const press = async (what: Locator) => {
    actions += 1
    await what.click()
  }
  const cards = page.getByRole('list', { name: 'Templates' })
  await press(cards.getByRole('link', { name: 'Service reminders', exact: true }))
  await press(button(page, 'Create campaign'))
  await at(page, /\/touchpoints$/)
  await press(page.getByRole('link', { name: 'Continue' }))

  // Each touchpoint shows the first of its creatives, which is taken by saving it, with its coupons.
  for (const name of ['Thirty days before', 'Due now', 'Thirty days late']) {
    await expect(heading(page, `Choose a creative for ${name}`)).toBeVisible()
    const suggested = page.getByRole('button', { name: /Suggested/ })
    await expect(suggested).toHaveAttribute('aria-pressed', 'true')
    await press(button(page, 'Save and continue'))
  }

  // Back on the list of touchpoints, where nothing is left to do.
  await at(page, /\/touchpoints$/)
  await expect(page.getByRole('list', { name: 'Touchpoints' })).not.toContainText('Choose')
  await expectNoFindings(page)
  await press(page.getByRole('link', { name: 'Continue' }))
  await at(page, /\/details$/)
  await press(button(page, 'Save and continue'))
  await at(page, /\/confirmation$/)
  await press(button(page, /^Submit order/))
  await expect(page.getByText('Order submitted')).toBeVisible()
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS)
})
