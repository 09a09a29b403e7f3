import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { customersLoaded } from './customers-loaded.ts'
import { expect } from './people.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const at = (page: Page, place: string) => expect(page).toHaveURL(new RegExp(`/${place}$`))
const next = (page: Page) => button(page, 'Save and continue').click()
const fill = (page: Page, name: RegExp, words: string) =>
  page.getByRole('textbox', { name }).fill(words)

async function begin(page: Page, template: string): Promise<void> {
  await customersLoaded(page)
  const cards = page.getByRole('list', { name: 'Templates' })
  await cards.getByRole('link', { name: template, exact: true }).click()
  await button(page, 'Create campaign').click()
  await at(page, 'details')
}

async function chooseCreative(page: Page, name: RegExp): Promise<void> {
  await at(page, 'select-creative')
  const creative = button(page, name).first()
  await creative.click()
  await expect(creative).toHaveAttribute('aria-pressed', 'true')
  await next(page)
}

async function chooseAudience(page: Page): Promise<void> {
  await at(page, 'audience-builder')
  await expect(page.getByRole('region', { name: 'Your audience' })).toBeVisible()
  await next(page)
}

async function takeCoupons(page: Page): Promise<void> {
  await at(page, 'customize-coupon')
  // The step before has a button of the same name, until this one is there.
  await expect(page.getByText('Customize the coupons')).toBeVisible()
  await next(page)
  await at(page, 'confirmation')
}

/** A dealer's seasonal campaign, from the page of its category to where it is submitted. */
export async function builtCampaign(page: Page, name: string): Promise<void> {
  await begin(page, 'Winter ready')
  await fill(page, /^Enter Campaign Name/, name)
  await next(page)
  await chooseCreative(page, /^Winter: first frost/)
  await chooseAudience(page)
  await takeCoupons(page)
}

/** A dealer's forecast, which is sent when it is due for a customer, to at most so many a month. */
export async function builtForecast(page: Page, name: string, cap: string): Promise<void> {
  await begin(page, 'Brake wear forecast')
  await fill(page, /^Enter Campaign Name/, name)
  await expect(page.getByText(/^About .* households a month \(least/)).toBeVisible()
  await fill(page, /^Most households a month/, cap)
  await next(page)
  await chooseCreative(page, /brake/i)
  await takeCoupons(page)
}

/** One for all dealers of a group. */
export async function builtMetro(page: Page, name: string): Promise<void> {
  await begin(page, 'Neighborhood service days')
  await chooseOption(page, /^Dealer group/, /Great Lakes Metro/)
  const named = page.getByRole('textbox', { name: /^Enter Campaign Name/ })
  await expect(named).toHaveValue(/^Great/)
  // The suggested name gets the next free number while the journey types, and would stand beside its own.
  await expect(async () => {
    await named.fill(name)
    await expect(named).toHaveValue(name, { timeout: 1_000 })
  }).toPass()
  await fill(page, /^Group URL/, 'https://greatlakes.example')
  await fill(page, /^First name/, 'Priya')
  await fill(page, /^Last name/, 'Raman')
  await fill(page, /^Phone/, '3135550140')
  await fill(page, /^Email/, 'priya@greatlakes.example')
  await button(page, /^Choose date for Mail Date/).click()
  await page.getByRole('grid').waitFor()
  const days = page.locator('button[role="gridcell"]:not([disabled])')
  if ((await days.count()) === 0) await button(page, 'Next month').click()
  await days.last().click()
  await button(page, 'Select All').click()
  await expect(page.getByText(/^4\d of 4\d dealers selected$/)).toBeVisible()
  await next(page)
  await chooseCreative(page, /Metro|fold/i)
  await chooseAudience(page)
  await takeCoupons(page)
}

/** Of a page anywhere in the builder. */
export const confirmationOf = (page: Page): string =>
  page.url().replace(/(\/campaign\/builder\/\d+)\/.*$/, '$1/confirmation')
