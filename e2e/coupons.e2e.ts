import type { Locator, Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const LIBRARY = '/campaign/coupon-library'

const focused = (page: Page) => page.locator(':focus')
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const preview = (page: Page) =>
  page.getByRole('complementary', { name: 'Preview' }).getByRole('img')
const save = (page: Page) => page.getByRole('button', { name: 'Save coupon' }).click()
const card = (page: Page, heading: string): Locator =>
  page
    .getByRole('list', { name: 'Coupons' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('button', { name: `Enlarge: ${heading}`, exact: true }),
    })

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Heading or title' }).fill(text)
  await page.keyboard.press('Enter')
}

async function retire(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: `Retire ${heading}`, exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(`${heading} was retired.`)).toBeVisible()
}

const KINDS = [
  { kind: 'No Offer', value: '', printed: '' },
  { kind: 'Complimentary', value: '', printed: 'Complimentary' },
  { kind: '$ Off', value: '20', printed: '$20 OFF' },
  { kind: '% Off', value: '15', printed: '15% OFF' },
  { kind: 'Flat Cost', value: '29.95', printed: '$29.95' },
]

test('a dealer makes a coupon of each kind of offer, and sees each as it is typed [CPN-01, CPN-02, CPN-18, CPN-19, RTE-03]', async ({
  as,
}) => {
  const stamp = Date.now()
  const page = await as('dealer', LIBRARY)
  for (const { kind, value, printed } of KINDS) {
    const heading = `${kind} ${stamp}`
    await page.getByRole('link', { name: 'Create coupon' }).click()
    await atScreen(page, 'New coupon')
    await field(page, 'Heading').fill(heading)
    if (kind !== 'No Offer') await chooseOption(page, 'Kind of offer 1', kind)
    if (value) await field(page, 'Amount of offer 1').pressSequentially(value)
    await expect(preview(page)).toHaveAccessibleName(new RegExp(`^Coupon: ${escaped(heading)}`))
    await expect(preview(page)).toHaveAccessibleName(new RegExp(escaped(printed)))
    await save(page)
    await atScreen(page, 'Coupons')
    await expect(page.getByText(`${heading} was created.`)).toBeVisible()
  }
  await search(page, String(stamp))
  await expect(page.getByText('5 coupons')).toBeVisible()
  await chooseOption(page, 'Offer', 'Flat Cost')
  await expect(page.getByText('1 coupon', { exact: true })).toBeVisible()
  await chooseOption(page, 'Offer', 'Any offer')
  for (const { kind } of KINDS) await retire(page, `${kind} ${stamp}`)
  await expect(page.getByText('No coupon matches')).toBeVisible()
})

const escaped = (text: string) => text.replaceAll(/[$%.]/g, String.raw`\$&`)

test('a coupon is edited from the library and back, another kind of offer takes the second one along, and it is retired and brought back [CPN-04, CPN-07, CPN-15, CPN-18, CPN-19]', async ({
  as,
}) => {
  const heading = `Edited ${Date.now()}`
  const page = await as('dealer', LIBRARY)
  await card(page, 'Welcome back')
    .getByRole('link', { name: /^Duplicate/ })
    .click()
  await atScreen(page, 'Copy of Welcome back')
  await expect(preview(page)).toHaveAccessibleName(/10% OFF any repair, \$15 OFF any oil change/)
  await field(page, 'Heading').fill(heading)
  await save(page)
  await search(page, heading)
  await expect(page.getByText('1 coupon', { exact: true })).toBeVisible()
  await card(page, heading).getByRole('link', { name: /^Edit/ }).click()
  await atScreen(page, heading)
  await chooseOption(page, 'Kind of offer 1', 'Complimentary')
  await expect(page.getByRole('combobox', { name: 'Kind of offer 2' })).toHaveText('No Offer')
  await expect(preview(page)).toHaveAccessibleName(/Complimentary any repair/)
  await expect(preview(page)).not.toHaveAccessibleName(/OFF/)

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click()
  await save(page)
  await atScreen(page, 'Coupons')
  await expect(page.getByText(`${heading} was saved.`)).toBeVisible()

  await search(page, heading)
  await expect(card(page, heading).getByRole('img')).toHaveAccessibleName(
    /Complimentary any repair/,
  )
  await retire(page, heading)
  await chooseOption(page, 'Status', 'Retired')
  await card(page, heading)
    .getByRole('button', { name: /^Bring back/ })
    .click()
  await expect(page.getByText(`${heading} was brought back.`)).toBeVisible()
  await chooseOption(page, 'Status', 'Active')
  await retire(page, heading)
})

test('when two edit a coupon at once, the second still has the typed values and sees what the first saved [CPN-18]', async ({
  as,
}) => {
  const heading = `Two at once ${Date.now()}`
  const first = await as('dealer', `${LIBRARY}/new`)
  await field(first, 'Heading').fill(heading)
  await save(first)
  await atScreen(first, 'Coupons')
  await search(first, heading)
  await card(first, heading).getByRole('link', { name: /^Edit/ }).click()
  await atScreen(first, heading)
  const second = await as('district', new URL(first.url()).pathname)
  await field(second, 'Offer title').fill('By the second')
  await field(first, 'Heading').fill(`${heading} A`)
  await save(first)
  await atScreen(first, 'Coupons')
  await save(second)
  await expect(second.getByText(`Heading: ${heading} A`)).toBeVisible()
  await expect(field(second, 'Offer title')).toHaveValue('By the second')
  await save(second)
  await expect(second.getByText(`${heading} A was saved.`)).toBeVisible()
  await search(first, `${heading} A`)
  await retire(first, `${heading} A`)
})

test('hostile words are words on the coupon, or refused by their field [CPN-01, CPN-11]', async ({
  as,
}) => {
  const heading = `<script>alert(1)</script> ${Date.now()}`
  const page = await as('dealer', `${LIBRARY}/new`)
  await field(page, 'Heading').fill(heading)
  await field(page, 'Offer title').fill('{{firstName}} javascript:alert(1)')
  await chooseOption(page, 'Kind of offer 1', 'Complimentary')
  await field(page, 'Qualifier of offer 1').fill('שלום 🚗 <img src=x onerror=alert(1)>')
  await expect(preview(page)).toHaveAccessibleName(
    /^Coupon: <script>alert\(1\)<\/script> \d+, \{\{firstName\}\} javascript:alert\(1\), Complimentary שלום 🚗 <img/,
  )
  await expect(page.locator('aside img, aside script, svg script')).toHaveCount(0)
  for (const text of ['<b>', 'é', 'a\tb']) {
    await field(page, 'Disclaimer').fill(text)
    await save(page)
    await expect(page.getByText('Invalid field characters.').first()).toBeVisible()
  }
  await field(page, 'Disclaimer').fill('x'.repeat(34))
  await expect(page.getByText('Max characters allowed: 33').first()).toBeVisible()
  await field(page, 'Disclaimer').fill('x'.repeat(33))
  await save(page)
  await atScreen(page, 'Coupons')
  await search(page, heading)
  await expect(card(page, heading)).toBeVisible()
  await retire(page, heading)
})

test('a person who may create coupons for more than a dealer chooses for whom, and no one else may change them [CPN-20]', async ({
  as,
}) => {
  const heading = `Group ${Date.now()}`
  const page = await as('national', `${LIBRARY}/new`)
  await page.getByRole('radio', { name: 'The dealers of a market group' }).check()
  await chooseOption(page, 'Market group', 'Detroit Metro')
  await field(page, 'Heading').fill(heading)
  await save(page)
  await atScreen(page, 'Coupons')

  const member = await as('dealer', LIBRARY)
  await search(member, heading)
  await expect(card(member, heading)).toContainText('Dealers of Detroit Metro')
  await expect(card(member, heading).getByRole('button', { name: /^Edit/ })).toBeDisabled()
  const stranger = await as('acura-dealer', LIBRARY)
  await search(stranger, heading)
  await expect(stranger.getByText('No coupon matches')).toBeVisible()

  await search(page, heading)
  await retire(page, heading)
})

test('a coupon is made by keyboard only [CPN-19]', async ({ as }) => {
  const heading = `Keyboard ${Date.now()}`
  const page = await as('dealer', LIBRARY)
  await page.getByRole('link', { name: 'Create coupon' }).focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText('New coupon')
  const tabTo = async (name: RegExp) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused(page)).toHaveAccessibleName(name, { timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo(/^Heading/)
  await page.keyboard.type(heading)
  await tabTo(/^Kind of offer 1/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(/^Amount of offer 1/)
  await page.keyboard.type('0')
  await tabTo(/^Save coupon/)
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAccessibleName(/^Amount of offer 1/)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await atScreen(page, 'Coupons')
  await expect(page.getByText(`${heading} was created.`)).toBeVisible()
  await search(page, heading)
  await expect(card(page, heading).getByRole('img')).toHaveAccessibleName(/\$25 OFF/)
  await retire(page, heading)
})

for (const look of LOOKS) {
  test(`no accessibility finding on the library and in its dialogs, light and dark at ${look.viewport.width} px [CPN-19]`, async ({
    as,
  }) => {
    // Two dozen drawings are looked through four times.
    test.slow()
    const page = await as('admin', LIBRARY, look)
    await expect(card(page, 'Brake savings').first()).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Enlarge: Brake savings' }).first().click()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Retire Brake savings' }).first().click()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await search(page, 'nothing has this')
    await expect(page.getByText('No coupon matches')).toBeVisible()
    await expectNoFindings(page)
  })

  test(`no accessibility finding in the editor, light and dark at ${look.viewport.width} px [CPN-19]`, async ({
    as,
  }) => {
    const page = await as('admin', `${LIBRARY}/new`, look)
    await atScreen(page, 'New coupon')
    await chooseOption(page, 'Kind of offer 1', 'Flat Cost')
    await save(page)
    await expect(page.getByText('Please check')).toBeVisible()
    await expectNoFindings(page)
    const dealer = await as('dealer', `${LIBRARY}/1`, look)
    await expect(dealer.getByRole('link', { name: 'Make a copy' })).toBeVisible()
    await expectNoFindings(dealer)
  })
}
