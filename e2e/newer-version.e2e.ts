import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, ownName, test } from './people.ts'

const TEMPLATE = 'Oil change for less'
const OFFER = 'A newer version of this template is available'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Enter Campaign Name/ })
const offer = (page: Page) => page.getByRole('note', { name: OFFER })
const list = (page: Page, name: string) => page.getByRole('list', { name })

async function startDraft(page: Page, name: string): Promise<void> {
  const cards = page.getByRole('list', { name: 'Templates' })
  await cards.getByRole('link', { name: TEMPLATE, exact: true }).click()
  await button(page, 'Create campaign').click()
  await expect(page).toHaveURL(/\/details$/)
  await nameField(page).fill(name)
  await button(page, 'Save draft').click()
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
}

/** The author saves another version: how far an audience reaches becomes another number of miles. */
async function saveVersion(page: Page, miles: string): Promise<void> {
  await chooseOption(page, 'Brand', 'Honda')
  await page.getByRole('searchbox').fill(TEMPLATE)
  await page.getByRole('link', { name: TEMPLATE, exact: true }).click()
  await atScreen(page, TEMPLATE)
  const rail = page.getByRole('navigation', { name: 'Parts of the template' })
  await rail.getByRole('button', { name: /^Audience/ }).click()
  await page.getByRole('textbox', { name: /^Greatest distance/ }).fill(miles)
  await button(page, 'Publish…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(new RegExp(`${TEMPLATE} was published as version`))).toBeVisible()
}

for (const [at, look] of LOOKS.entries()) {
  test(`a draft is offered the version that its author saved since, stays, then takes it, and has its work, at ${look.viewport.width} px`, async ({
    as,
  }) => {
    test.slow()
    const name = ownName(`On the newer version ${look.viewport.width}`)
    const miles = String(17 + at + test.info().retry * LOOKS.length)
    const dealer = await as('dealer', '/campaigns/on-demand', look)
    await startDraft(dealer, name)
    await saveVersion(await as('admin', '/admin/campaign-templates'), miles)

    await dealer.reload()
    await expect(offer(dealer)).toContainText(/This draft is on version \d and stays on it/)
    await expectNoFindings(dealer)
    await button(dealer, 'See what would change').click()
    await expect(list(dealer, 'What changes in the template')).toContainText(
      `Greatest distance: ${miles}`,
    )
    await expect(offer(dealer)).toContainText(/Campaign name/)
    await expectNoFindings(dealer)

    await button(dealer, /^Stay on version/).click()
    await expect(offer(dealer)).toHaveCount(0)
    await dealer.reload()
    await nameField(dealer).fill(`${name} typed`)
    await button(dealer, new RegExp(`^${OFFER}`)).click()
    await expect(button(dealer, /^Take version/)).toHaveAttribute('aria-disabled', 'true')
    await nameField(dealer).fill(name)
    await button(dealer, /^Take version/).click()
    await expect(dealer.getByText(/^This draft is on version \d of its template now/)).toBeVisible()
    await expect(offer(dealer)).toHaveCount(0)
    await expect(nameField(dealer)).toHaveValue(name)
    await dealer.reload()
    await expect(nameField(dealer)).toHaveValue(name)
    await expect(offer(dealer)).toHaveCount(0)
  })
}
