import type { Page } from '@playwright/test'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import type { DemoPerson } from './open-page.ts'
import { expect, test } from './people.ts'
import { drawnPicture } from './pictures.ts'

const PATH = '/admin/logo-approvals'
const DEALER = 'Ann Arbor Gablestone Honda'
const SIBLING = 'Oxbarrow Honda of Ypsilanti'

type As = (person: DemoPerson, path?: string) => Promise<Page>

/** Hands in a second logo, for the person's own market. */
async function handIn(as: As, person: DemoPerson): Promise<Page> {
  const page = await as(person, '/dealer-profile')
  const area = page.getByRole('group', { name: 'Upload a second logo' })
  const picture = await drawnPicture(page, { text: `${person} ${Date.now()}` })
  await area.locator('input[type="file"]').setInputFiles(picture)
  await expect(page.getByText('Logo uploaded.')).toBeVisible()
  return page
}

const second = (page: Page, market: string) =>
  page.getByRole('listitem').filter({ hasText: `${market}Second logo` })
const choose = (page: Page, market: string) => second(page, market).getByRole('checkbox').check()
const inUse = (page: Page) =>
  page.getByRole('article', { name: 'In use' }).filter({ has: page.getByAltText(/^Second logo/) })

test('a dealer hands in a logo, the zone approves it, and the dealer sees it in use [PRF-02, PRF-05, PRF-07, LVL-12]', async ({
  as,
}) => {
  const dealer = await handIn(as, 'dealer')
  await expect(dealer.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const page = await as('zone', PATH)
  await page.getByRole('searchbox').fill('Gablestone')
  await expect(second(page, '').filter({ hasNotText: 'Gablestone' })).toHaveCount(0)
  await choose(page, DEALER)
  await page.getByRole('button', { name: 'Approve 1 logo' }).click()
  await expect(page.getByText('1 logo approved')).toBeVisible()
  await expect(second(page, DEALER)).toHaveCount(0)

  await dealer.reload()
  await expect(inUse(dealer)).toContainText('Approved')
  const address = await inUse(dealer).getByRole('img').first().getAttribute('src')
  // From now on it is public: no link has to be signed.
  expect((await dealer.request.get(address ?? '')).status()).toBe(200)
  expect(address).not.toContain('signature')
})

test('two markets are decided at once; the one that changed meanwhile is named and stays selected [PRF-05, PRF-06]', async ({
  as,
}) => {
  await handIn(as, 'dealer')
  await handIn(as, 'sibling')
  const page = await as('zone', PATH)
  await choose(page, DEALER)
  await choose(page, SIBLING)
  const sibling = await handIn(as, 'sibling')
  await page.getByRole('button', { name: 'Reject 2 logos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject 2 logos' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The letters are too thin.')
  await dialog.getByRole('button', { name: 'Reject 2 logos' }).click()
  await expect(page.getByText(`${SIBLING}: Another logo was uploaded`)).toBeVisible()
  await expect(page.getByText('1 logo selected')).toBeVisible()

  const dealer = await as('dealer', '/dealer-profile')
  await expect(dealer.getByRole('article', { name: 'Came back' })).toContainText(
    'Why: The letters are too thin.',
  )
  await sibling.reload()
  await expect(sibling.getByText('Waiting for a decision').last()).toBeVisible()
})

test('the profile itself offers the decision to those who may [PRF-02, PRF-06]', async ({ as }) => {
  await handIn(as, 'sibling')
  const page = await as('zone')
  await page.getByRole('button', { name: /Change market/ }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Oxbarrow Honda of Ypsilanti')
  await expect(page.getByRole('list', { name: 'Markets found' }).getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: /Oxbarrow Honda of Ypsilanti/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: SIBLING })).toBeVisible()
  await page.getByRole('link', { name: 'Dealer profile' }).click()
  const waiting = page
    .getByRole('article', { name: 'Waiting for a decision' })
    .filter({ has: page.getByAltText(/^Second logo/) })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Logo approved')).toBeVisible()
  await expect(inUse(page)).toBeVisible()
})

test('a person cannot decide on a logo of their own, another person does [PRF-02]', async ({
  as,
}) => {
  await handIn(as, 'zone')
  const page = await as('zone', PATH)
  const own = second(page, 'Central Zone')
  await expect(own).toContainText('You uploaded this logo yourself.')
  await expect(own.getByRole('checkbox')).toBeDisabled()
})

test('a logo is looked at, chosen and approved by keyboard only [PRF-02, PRF-05]', async ({
  as,
}) => {
  await handIn(as, 'dealer')
  const page = await as('zone', PATH)
  const focused = page.locator(':focus')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('Gablestone')
  await expect(second(page, DEALER)).toBeVisible()
  await second(page, DEALER).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Second logo of ${DEALER}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focused).toHaveAccessibleName(`Enlarge: Second logo of ${DEALER}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 logo selected')).toBeVisible()
  for (const name of ['Clear', 'Reject 1 logo', 'Approve 1 logo']) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveText(name)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 logo approved')).toBeVisible()
})

for (const look of LOOKS) {
  test(`no accessibility finding among the logos in any state, light and dark at ${look.viewport.width} px`, async ({
    as,
    complaints,
  }) => {
    const page = await as('admin', PATH, look)
    await expect(page.getByRole('list', { name: 'Logos' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expectNoFindings(page)
    await page.getByRole('button', { name: /^Reject \d+ logos/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Reject/ })
      .click()
    await expect(page.getByText('Please check one field.')).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('nobody has this name')
    await expect(page.getByText('No logo found')).toBeVisible()
    await expectNoFindings(page)
    await page.route('**/logo/search*', (route) => route.fulfill({ status: 500, body: 'nothing' }))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoFindings(page)
    // The browser reports the failed calls, as it should.
    expect(complaints.splice(0).every((text) => text.includes('status of 500'))).toBe(true)
  })
}
