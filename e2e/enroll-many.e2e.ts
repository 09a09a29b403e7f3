import type { Page } from '@playwright/test'
import { expectNoFindings } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

test.describe.configure({ timeout: 240_000 })

const PATIENTLY = { timeout: 60_000 }
const YEAR = 'Four seasons by mail'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** To a district in which no other journey works. */
async function chooseDistrict(page: Page): Promise<void> {
  await button(page, /Change market/).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a market' })
  await dialog.getByRole('button', { name: /^District 5 Chicagoland/ }).click()
  await atScreen(page, 'District 5 Chicagoland')
}

test('a zone enrolls the dealers of a district at once, sees it in the year at a glance, and takes it back [ANN-01, ANN-12, ANN-16]', async ({
  as,
}) => {
  const page = await as('zone')
  await chooseDistrict(page)
  await page.getByRole('link', { name: 'Year at a glance' }).click()
  await page.getByRole('link', { name: /^Enroll the \d+ dealers who are missing/ }).click()
  await expect(page.getByRole('heading', { name: `Enroll dealers in ${YEAR}` })).toBeVisible()
  await expect(page.getByText(/can be enrolled$/).first()).toBeVisible(PATIENTLY)
  await expectNoFindings(page)

  // One is left out.
  const left = page.getByRole('row', { name: /Bramwick Family Honda of Chicago/ })
  await left.getByRole('checkbox').uncheck()
  const enroll = button(page, /^Enroll \d+ dealers$/)
  const count = Number((await enroll.textContent())?.match(/\d+/)?.[0])
  await enroll.click()
  await expect(page.getByText(`${count} dealers enrolled`, { exact: false })).toBeVisible(PATIENTLY)
  await expectNoFindings(page)
  await expect(page.getByRole('link', { name: /^Open draft of/ }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Year at a glance' }).click()
  await expect(page.getByRole('link', { name: 'Enroll the dealer who is missing' })).toBeVisible()
  await expectNoFindings(page)

  await page.goBack()
  await button(page, 'Delete drafts…').click()
  const question = page.getByRole('alertdialog', { name: `Delete ${count} drafts of the year?` })
  await question.getByRole('button', { name: 'Delete drafts' }).click()
  await expect(page.getByText(`${count} drafts were deleted.`)).toBeVisible(PATIENTLY)
  await expect(page.getByRole('link', { name: /^Open draft of/ })).toHaveCount(0)
})
