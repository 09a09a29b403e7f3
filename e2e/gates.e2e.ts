import { atScreen, expect, test } from './people.ts'

const CATALOG = [
  'Objective Focused',
  'Always On',
  'Seasonal/National',
  'Metro Mailer',
  'Service Prognostics',
]

/** Without the campaigns of several dealers, which staff start. */
const CATALOG_OF_ONE = CATALOG.filter((name) => name !== 'Metro Mailer')

test('a dealer sees no entry for what they may not do, and the direct address leads home [TGL-05, LVL-12]', async ({
  as,
}) => {
  const page = await as('dealer')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Campaigns',
    'Calendar',
    'On its way',
    'Year at a glance',
    ...CATALOG_OF_ONE,
    'Coupons',
    'Dealer profile',
    'Seed recipients',
  ])
  for (const path of [
    '/admin/users',
    '/admin/blackout-dates',
    '/admin/campaign-templates',
    '/admin/create-campaign-template',
    '/admin/logo-approvals',
    '/admin/customers',
    '/admin/customers/suppressions',
    '/admin/customers/suppressions/import',
    '/admin/audit',
    '/admin/print-packages',
    '/admin/audience-files',
    '/admin/contact-pressure',
    '/admin/outbox',
    '/admin/outbox/kept',
    '/admin/outbox/returned',
    '/admin/sending-domains',
    '/admin/status',
    '/campaign/bulk-reorder',
    '/admin/feature-toggles',
  ]) {
    await page.goto(path)
    await atScreen(page, 'Ann Arbor Gablestone Honda')
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('an admin-like person finds the screens under Admin [LVL-09, RTE-22]', async ({ as }) => {
  const page = await as('admin')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('heading')).toHaveText(['Catalog', 'Admin'])
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Campaigns',
    'Calendar',
    'On its way',
    'Year at a glance',
    ...CATALOG,
    'Coupons',
    'Approvals',
    'Dealer profile',
    'Seed recipients',
    'First steps',
    'Blackout dates',
    'Market groups',
    'Bulk reorder',
    'Campaign templates',
    'Creative templates',
    'Template access',
    'Logo approvals',
    'Customers',
    'Markets',
    'Vehicles',
    'Users',
    'Audit log',
    'Print packages',
    'Audience files',
    'Outbox',
    'Status',
    'Feature toggles',
  ])
})

test('an address that does not exist says so and leads home', async ({ as }) => {
  const page = await as('reader', '/no/such/page')
  await atScreen(page, 'This page does not exist')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await atScreen(page, 'Ann Arbor Gablestone Honda')
})
