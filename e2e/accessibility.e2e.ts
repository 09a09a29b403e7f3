import type { Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import {
  expectNoFindings,
  expectNoFindingsAsOpened,
  expectNoSideScroll,
  LOOKS,
} from './no-findings.ts'
import { follow } from './kept-pages.ts'
import { expect, test } from './people.ts'

const SCREENS = [
  { path: '/', ready: 'Next closed days' },
  { path: '/campaigns', ready: 'Browse templates' },
  { path: '/calendar', ready: 'This month' },
  { path: '/year', ready: 'Money by month' },
  { path: '/sendings', ready: 'Stop everything' },
  { path: '/sendings/999999/unsent', ready: 'This is not there' },
  { path: '/campaigns/national-promotions', ready: 'Fall safety days' },
  { path: '/campaigns/on-demand/2', ready: 'What you choose' },
  { path: '/approvals', ready: 'Waiting for me' },
  { path: '/admin/begin', ready: 'Invite people' },
  { path: '/admin/blackout-dates', ready: 'December' },
  { path: '/admin/market-groups', ready: 'Detroit Metro' },
  { path: '/admin/market-groups/1', ready: 'Abergate Honda Pontiac' },
  { path: '/admin/template-access', ready: 'All of Honda' },
  { path: '/admin/creative-templates', ready: 'Battery test' },
  { path: '/admin/creative-templates/new', ready: 'Before it is printed' },
  { path: '/admin/campaign-templates', ready: 'Create template' },
  { path: '/admin/import-campaign-templates', ready: 'What the file holds' },
  { path: '/admin/template-prices', ready: 'What the file holds' },
  { path: '/admin/import-market-groups', ready: 'What the file holds' },
  { path: '/admin/create-campaign-template', ready: 'Minimum order' },
  { path: '/admin/logo-approvals', ready: 'Oldest first' },
  { path: '/campaign/coupon-library', ready: 'All Honda dealers' },
  { path: '/campaign/coupon-library/new', ready: 'What it says' },
  { path: '/campaign/bulk-reorder', ready: 'Earlier bulk reorders' },
  { path: '/campaign/ondemand/2', ready: 'Create campaign' },
  { path: '/campaign/builder/1/audience-builder', ready: 'Your audience' },
  { path: '/campaign/rehearsal/1', ready: 'Not rehearsed yet' },
  { path: '/campaign/builder/999999/details', ready: 'You cannot open this campaign' },
  { path: '/dealer-profile', ready: 'Logos' },
  { path: '/dealer-profile/seed-recipients', ready: 'Create list' },
  { path: '/dealer-profile/seed-recipients/1', ready: 'Alma Brandt' },
  { path: '/admin/customers', ready: 'Any state' },
  { path: '/admin/customers/import/new', ready: 'What the file holds' },
  { path: '/admin/customers/suppressions', ready: 'Any source' },
  { path: '/admin/customers/suppressions/import', ready: 'What the file holds' },
  { path: '/admin/markets', ready: 'Closed dealers' },
  { path: '/admin/markets/import', ready: 'What the file holds' },
  { path: '/admin/vehicles', ready: 'ADX' },
  { path: '/admin/vehicles/import', ready: 'What the file holds' },
  { path: '/admin/users', ready: 'All levels' },
  { path: '/admin/users/import', ready: 'What the file holds' },
  { path: '/admin/feature-toggles', ready: 'Audience builder' },
  { path: '/admin/audit', ready: 'Any outcome' },
  { path: '/admin/print-packages', ready: 'Any state' },
  { path: '/admin/audience-files', ready: 'Any state' },
  { path: '/admin/contact-pressure', ready: 'Direct mail' },
  { path: '/admin/outbox', ready: 'Any state' },
  { path: '/admin/outbox/kept', ready: 'Kept emails' },
  { path: '/admin/outbox/returned', ready: 'Returned emails' },
  { path: '/admin/sending-domains', ready: 'Change domain' },
  { path: '/admin/status', ready: 'Work in the background by kind' },
  { path: '/notices', ready: 'What happened to the campaigns that you are part of.' },
  { path: '/notices/choices', ready: 'Your notices' },
  { path: '/no/such/page', ready: 'This page does not exist' },
]

/** A journey past all of them takes longer the more there are. */
const TIME_A_SCREEN = 15_000

/** From a screen that is not the first of them. */
async function pastAllScreens(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  for (const { path, ready } of SCREENS) {
    await follow(page, path)
    await expect(page.getByText(ready, { exact: true }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await look(page)
  }
}

for (const look of LOOKS) {
  const name = `light and dark at ${look.viewport.width} px`

  test(`no accessibility finding on any screen, ${name}`, async ({ as }) => {
    test.setTimeout(SCREENS.length * TIME_A_SCREEN)
    await customersLoaded(await as('dealer'))
    await pastAllScreens(await as('admin', '/notices', look), expectNoFindings)
  })

  test(`no accessibility finding in any dialog, ${name}`, async ({ as }) => {
    const page = await as('admin', '/admin/users', look)
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const close = async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Invite a person' }).click()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByText('Please check')).toBeVisible()
    await expectNoFindings(page)
    await close()
    await page.getByRole('button', { name: /Change market/ }).click()
    await expect(page.getByRole('list', { name: /Markets below/ })).toBeVisible()
    await expectNoFindings(page)
    await close()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('dialog')).toContainText('·')
    await expectNoFindings(page)
  })

  test(`no accessibility finding on the pages of the built-in sign-in and of the API, ${name}`, async ({
    browser,
  }) => {
    const context = await browser.newContext(look)
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page)
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindingsAsOpened(page)
    await context.close()
  })
}

test('every screen fits on 360 px', async ({ as }) => {
  test.setTimeout(SCREENS.length * TIME_A_SCREEN)
  await customersLoaded(await as('dealer'))
  const narrow = { viewport: { width: 360, height: 740 } }
  await pastAllScreens(await as('admin', '/notices', narrow), expectNoSideScroll)
})

test('no button of a table is cut off on 360 px', async ({ as }) => {
  const page = await as('admin', '/admin/users', { viewport: { width: 360, height: 740 } })
  const buttons = page.getByRole('gridcell').getByRole('button')
  await expect(buttons.first()).toBeVisible()
  expect(await buttons.evaluateAll(overhanging)).toEqual([])
})

/** Those that do not fit into their cell, or into what is seen of the table. */
function overhanging(buttons: Element[]): (string | null)[] {
  const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0
  return buttons
    .filter((button) =>
      ['[role=gridcell]', '[role=grid]'].some(
        (around) => right(button) > right(button.closest(around)),
      ),
    )
    .map((button) => button.ariaLabel ?? button.textContent)
}

test('no accessibility finding where a screen could not be loaded, light and dark', async ({
  as,
  complaints,
}) => {
  const page = await as('admin')
  await page.route(
    /\/api\/(person\/search|blackout-date|market\/group|campaign-template|feature-toggles\/explained)/,
    (route) => route.fulfill({ status: 500, body: 'no problem document' }),
  )
  const paths = [
    'users',
    'blackout-dates',
    'market-groups',
    'market-groups/1',
    'template-access',
    'campaign-templates',
    'campaign-templates/1',
    'feature-toggles',
  ]
  for (const path of paths) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoFindings(page)
  }
  await page.goto('about:blank')
  // The browser reports the failed calls, as it should.
  expect(complaints.splice(0).every((text) => text.includes('status of 500'))).toBe(true)
})
