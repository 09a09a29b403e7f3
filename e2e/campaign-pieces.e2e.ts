import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { customersLoaded } from './customers-loaded.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, test } from './people.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const at = (page: Page, place: string) => expect(page).toHaveURL(new RegExp(`/${place}$`))
/** A narrow screen shows the steps behind a button. */
async function goTo(page: Page, name: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Steps of the campaign' })
  const steps = rail.getByRole('button')
  await expect(rail).toBeVisible()
  if (await steps.isVisible()) await steps.click()
  await rail.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

async function start(page: Page): Promise<void> {
  await press(page, 'Create campaign')
  await at(page, 'details')
}

for (const [width, options] of [
  ['on a desk', {}],
  ['on a phone', PHONE],
] as const) {
  test(`a dealer chooses a creative and customizes its coupons ${width} [RTE-09, RTE-10, FLOW-10]`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaign/seasonal/7', options)
    await start(page)
    await goTo(page, 'Creative')
    await at(page, 'select-creative')
    await press(page, /^Spring: open road/)
    await expect(page.getByText('With the data of Ann Arbor Gablestone Honda.')).toBeVisible()
    await expect(
      page.getByText(/^Jordan Sample and the .* are samples, and no customer\.$/),
    ).toBeVisible()
    await customersLoaded(page)
    await chooseOption(page, 'Show as', 'As a real customer')
    await expect(page.getByText(/ is a real customer of this campaign\./)).toBeVisible()
    await expectNoFindings(page)
    await press(page, 'Save draft')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Spring: open road/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await goTo(page, 'Coupons')
    await at(page, 'customize-coupon')
    await press(page, /^Oil change special/)
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Spring oil change')
    await expect(
      page.getByRole('img', { name: /^Coupon: Spring oil change/ }).first(),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click()
    await expectNoFindings(page)
    await press(page, 'Save and continue')
    await at(page, 'confirmation')
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Spring oil change/ })).toBeVisible()
  })
}

test('a touchpoint is switched on, and one that is required stays [TCH-01, TCH-04]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaign/srs/12')
  await press(page, 'Create campaign')
  await at(page, 'touchpoints')
  const tires = page.getByRole('switch', { name: 'Use Tires' })
  await expect(tires).not.toBeChecked()
  await tires.check()
  await expect(page.getByRole('link', { name: 'Creative: Tires', exact: true })).toBeVisible()
  const thanks = page.getByRole('switch', { name: 'Use Thank you' })
  await expect(thanks).toHaveAttribute('aria-disabled', 'true')
  await expectNoFindings(page)
  await page.reload()
  await expect(tires).toBeChecked()
  await page.getByRole('link', { name: 'Creative: Tires', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose a creative for Tires' })).toBeVisible()
})

for (const [width, options, isBeside] of [
  ['beside it on a desk', {}, true],
  ['above it on a phone', PHONE, false],
] as const) {
  test(`the fields of an invitation do not cover the piece: they stand ${width} [CRE-09]`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaign/ondemand/4', options)
    await start(page)
    await goTo(page, 'Creative')
    await press(page, /^Evening in the showroom/)
    const piece = page.getByRole('region', { name: 'Your piece' })
    await expect(piece.getByText('Subject: Jordan, you are invited')).toBeVisible()
    const { x: left, y: top } = (await piece.boundingBox())!
    const fields = page.getByRole('region', { name: 'Your words on the piece' })
    for (const field of await fields.locator('.MuiInputBase-root').all()) {
      const { x, y, width, height } = (await field.boundingBox())!
      if (isBeside) expect(x + width).toBeLessThanOrEqual(left)
      else expect(y + height).toBeLessThanOrEqual(top)
    }
  })
}
