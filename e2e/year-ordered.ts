import type { Locator, Page } from '@playwright/test'
import { expect } from './people.ts'

const SEASONS = [
  'Winter ready',
  'Spring starts here',
  'Summer road trip',
  'Fall safety days',
] as const

const YEAR = 'Four seasons of service'

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name })
export const season = (page: Page, name: string) =>
  page.getByRole('listitem', { name, exact: true })

interface Ordering {
  press: (what: Locator) => Promise<void>
  /** Each screen on the way, before it is left. */
  look: (page: Page) => Promise<void>
}

/** From the card in the catalog to the submitted order of the year; the address of the year. */
export async function orderYear(page: Page, { press, look }: Ordering): Promise<string> {
  const cards = page.getByRole('list', { name: 'Templates' })
  await press(cards.getByRole('link', { name: YEAR, exact: true }))
  await press(button(page, 'Enroll'))
  await expect(page).toHaveURL(/\/details$/)
  await expect(page.getByRole('textbox', { name: 'Spring starts here' })).toBeVisible()
  await look(page)
  await press(button(page, 'Save and continue'))
  await expect(page).toHaveURL(/\/audience-builder$/)
  const costs = page.getByRole('region', { name: 'What the year comes to' })
  await expect(costs.getByRole('row', { name: /^The year [1-9]/ })).toBeVisible()
  await look(page)
  await press(button(page, 'Save and continue'))
  await expect(page).toHaveURL(/\/seasonal-campaigns$/)
  // Who does nothing else gets the piece that is shown.
  for (const name of SEASONS) {
    await expect(season(page, name)).toContainText('You can customize it now.')
  }
  await look(page)
  await press(page.getByRole('link', { name: 'Continue' }))
  await press(button(page, /^Submit order/))
  await expect(page.getByText('Order submitted')).toBeVisible()
  return new URL(page.url()).pathname.replace(/\/[a-z]+$/, '')
}

/** From the confirmation of the year to its approval. */
export async function approveYear(page: Page, look: Ordering['look']): Promise<void> {
  await page.getByRole('link', { name: 'Review and decide' }).click()
  await expect(page.getByRole('heading', { name: 'Winter ready' }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /: Winter ready/ })).toBeVisible()
  await look(page)
  await button(page, 'Approve campaign').click()
  const question = page.getByRole('alertdialog')
  await button(question, 'Approve').click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
}
