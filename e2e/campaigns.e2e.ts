import type { Locator, Page } from '@playwright/test'
import { counting } from './counting.ts'
import { customersLoaded } from './customers-loaded.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, ownName, test } from './people.ts'

/** The most presses that a person needs who has never seen the product. */
const MOST_ACTIONS = 25
const WIDTHS = [
  ['on a desk', {}],
  ['on a phone', { viewport: { width: 390, height: 844 } }],
] as const

const at = (page: Page, place: string) => expect(page).toHaveURL(new RegExp(`/${place}$`))
/** The step before has a button of the same name, until this one is there. */
const atCoupons = async (page: Page) => {
  await at(page, 'customize-coupon')
  await expect(page.getByText('Customize the coupons')).toBeVisible()
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const days = (page: Page) => page.locator('button[role="gridcell"]:not([disabled])')

type Press = ReturnType<typeof counting>['press']

/** The first day that is offered from a month on. */
async function chooseDay(page: Page, name: string, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: new RegExp(`^Choose date for ${name}`) }))
  await page.getByRole('grid').waitFor()
  if ((await days(page).count()) === 0) await press(button(page, 'Next month'))
  await press(days(page).last())
}

async function start(page: Page, template: string, press: Press): Promise<void> {
  const card = page
    .getByRole('list', { name: 'Templates' })
    .getByRole('link', { name: template, exact: true })
  await press(card)
  await press(button(page, 'Create campaign'))
}

for (const [width, options] of WIDTHS) {
  test(`a dealer builds a seasonal campaign by email with few actions ${width} [GEN-06, FLOW-02, FLOW-08, CMP-25, CMP-29, CMP-30]`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaigns/national-promotions', options)
    await customersLoaded(page)
    const { press, count } = counting()
    await start(page, 'Winter ready', press)
    await at(page, 'details')
    const name = ownName(`Winter ${width}`)
    await page.getByRole('textbox', { name: /^Enter Campaign Name/ }).fill(name)
    await press(button(page, 'Save and continue'))
    await at(page, 'select-creative')
    const creative = button(page, /^Winter: first frost/)
    await press(creative)
    await expect(creative).toHaveAttribute('aria-pressed', 'true')
    await press(button(page, 'Save and continue'))
    await at(page, 'audience-builder')
    await expect(page.getByRole('region', { name: 'Your audience' })).toBeVisible()
    await press(button(page, 'Save and continue'))
    await atCoupons(page)
    await press(button(page, 'Save and continue'))
    await at(page, 'confirmation')

    const details = page.getByRole('region', { name: 'Details' })
    await expect(details).toContainText(name)
    await expect(details).toContainText('Email')
    await expect(page.getByRole('region', { name: 'Audience and cost' })).toContainText(
      /Audience[\d,]+ households/,
    )
    await expectNoFindings(page)
    expect(count()).toBeLessThanOrEqual(MOST_ACTIONS)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test(`a dealer mails an objective-focused campaign in two waves ${width} [DATE-03, DATE-04, DATE-05, DATE-14]`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaigns/on-demand', options)
    const { press, count } = counting()
    await start(page, 'Oil change for less', press)
    await at(page, 'details')
    await expect(page.getByRole('checkbox', { name: 'Wave 1' })).toBeDisabled()
    await chooseDay(page, 'First Wave', press)
    await press(page.getByRole('checkbox', { name: 'Wave 2' }))
    await press(button(page, 'Save and continue'))
    // The second wave is required once it is checked.
    await expect(page.getByRole('textbox', { name: 'Second Wave' })).toBeVisible()
    await at(page, 'details')
    await press(page.getByRole('button', { name: /^Choose date for Second Wave/ }))
    await press(button(page, 'Next month'))
    await press(days(page).last())
    await press(button(page, 'Save and continue'))
    await at(page, 'select-creative')
    expect(count()).toBeLessThanOrEqual(MOST_ACTIONS)
  })
}

for (const [width, options] of WIDTHS) {
  test(`a district builds a metro mailer for all dealers of a group, which its association cannot pay for with a price on it ${width} [MTR-02, MTR-03, MTR-05, MTR-10, MTR-23, DLR-03, DLR-08, DLR-11, CNF-01]`, async ({
    as,
  }) => {
    const page = await as('district', '/campaigns/metro-mailer', options)
    const { press } = counting()
    await start(page, 'Metro price', press)
    await at(page, 'details')
    await press(button(page, 'Save and continue'))
    await expect(page.getByText('At least one dealer must be selected.').first()).toBeVisible()
    await press(page.getByRole('combobox', { name: /^Dealer group/ }))
    await press(page.getByRole('option', { name: /Great Lakes Metro/ }))
    await expect(page.getByRole('textbox', { name: /^Enter Campaign Name/ })).toHaveValue(
      /^Great Lakes Metro \d{4}-\d\d-\d\d/,
    )
    await page.getByRole('textbox', { name: /^Group URL/ }).fill('https://greatlakes.example')
    await page.getByRole('textbox', { name: /^First name/ }).fill('Priya')
    await page.getByRole('textbox', { name: /^Last name/ }).fill('Raman')
    await page.getByRole('textbox', { name: /^Phone/ }).fill('3135550140')
    await page.getByRole('textbox', { name: /^Email/ }).fill('priya@greatlakes.example')
    await chooseDay(page, 'Mail Date', press)
    await press(button(page, 'Select All'))
    const selected = page.getByText(/^4\d of 4\d dealers selected$/)
    await expect(selected).toBeVisible()
    await press(button(page, 'Save and continue'))
    await at(page, 'select-creative')
    const creative = button(page, /coupon sheet|Metro/i).first()
    await press(creative)
    await expect(creative).toHaveAttribute('aria-pressed', 'true')
    await press(button(page, 'Save draft'))
    await expect(page.getByText(/^Saved /)).toBeVisible()

    await page.goto(page.url().replace(/\d+\/select-creative$/, 'details'))
    await press(page.getByRole('radio', { name: 'DAA funding' }))
    await expect(page.getByText(/^All DAA-eligible dealers must be included\./)).toBeVisible()
    await press(button(page, 'Save and continue'))
    await expect(
      page.getByText('Campaigns with flat cost coupons cannot be DAA funded').first(),
    ).toBeVisible()
    await at(page, 'details')
    await press(page.getByRole('radio', { name: 'Dealer funding' }))
    await expectNoFindings(page)
    await press(button(page, 'Save and continue'))
    await at(page, 'select-creative')
    await page.goto(page.url().replace(/\d+\/select-creative$/, 'confirmation'))
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(/Dealers4\d/)
  })
}

test('a campaign is built by keyboard only [GEN-06]', async ({ as }) => {
  const page = await as('dealer', '/campaign/seasonal/10')
  await customersLoaded(page)
  const reach = async (what: Locator, most: number) => {
    await expect(what).toBeVisible()
    for (let tabs = 0; tabs <= most; tabs += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('It cannot be reached by the Tab key')
  }
  const enter = async (what: Locator, most: number) => {
    await reach(what, most)
    await page.keyboard.press('Enter')
  }
  await enter(button(page, 'Create campaign'), 120)
  await at(page, 'details')
  // Each step begins at its own heading, and is saved from anywhere in it.
  await reach(page.getByRole('textbox', { name: /^Enter Campaign Name/ }), 1)
  await page.keyboard.press('Control+A')
  const name = ownName('Winter by keyboard')
  await page.keyboard.type(name)
  await page.keyboard.press('Control+Enter')
  await at(page, 'select-creative')
  // Until it is loaded it cannot be chosen.
  await expect(button(page, /^Winter: first frost/)).not.toHaveAttribute('aria-disabled')
  await enter(button(page, /^Winter: first frost/), 1)
  await expect(button(page, /^Winter: first frost/)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+Enter')
  await at(page, 'audience-builder')
  await reach(button(page, 'Distance'), 12)
  await page.keyboard.press('Control+Enter')
  await atCoupons(page)
  await enter(button(page, 'Save and continue'), 30)
  await at(page, 'confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

for (const [width, options] of WIDTHS) {
  test(`a dealer leaves an always-on campaign with its optional touchpoint switched on, and finds it so ${width} [TCH-01, TCH-04, FLOW-06, FLOW-08]`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaigns/always-on', options)
    await start(page, 'Service reminders', counting().press)
    await at(page, 'touchpoints')
    const touchpoint = page.getByRole('switch', { name: /Ninety days late/ })
    await expect(page.getByRole('switch', { name: /Thirty days before/ })).toBeDisabled()
    await touchpoint.check()
    await expect(
      page.getByRole('link', { name: 'Coupons: Ninety days late', exact: true }),
    ).toBeVisible()
    await page.reload()
    await expect(touchpoint).toBeChecked()
    await expectNoFindings(page)
  })
}

test('a dealer who opens a metro parent or another dealer’s campaign learns no more than that [RTE-19, RTE-20, RTE-21]', async ({
  as,
}) => {
  const staff = await as('district', '/campaigns/metro-mailer')
  await start(staff, 'Metro price', counting().press)
  await at(staff, 'details')
  const parent = new URL(staff.url()).pathname
  const sibling = await as('sibling', '/campaigns/on-demand')
  await start(sibling, 'Tire event', counting().press)
  await at(sibling, 'details')
  const others = new URL(sibling.url()).pathname

  const page = await as('dealer')
  for (const path of [parent, others]) {
    await page.goto(path)
    await at(page, 'confirmation')
    await expect(page.getByText('You cannot open this campaign')).toBeVisible()
    await expect(page.getByText(/Metro price|Tire event/)).toBeHidden()
  }
})

test('typed values survive a lost connection, and are saved once it is back [CMP-29, CMP-33]', async ({
  as,
  complaints,
}) => {
  const page = await as('dealer', '/campaigns/on-demand')
  await start(page, 'Welcome back', counting().press)
  await at(page, 'details')
  const name = ownName('Kept while offline')
  await page.getByRole('textbox', { name: /^Enter Campaign Name/ }).fill(name)
  await page.context().setOffline(true)
  await button(page, 'Save draft').click()
  await expect(page.getByText(/^There is no connection/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // The browser itself reports the calls that found no network.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/ERR_INTERNET/.test(text)),
  )
})

test('a save that is based on an old state leaves the typed values in place and shows both [CMP-29]', async ({
  as,
  complaints,
}) => {
  const page = await as('dealer', '/campaigns/on-demand')
  await start(page, 'Evening in the showroom', counting().press)
  await at(page, 'details')
  const second = await as('dealer', new URL(page.url()).pathname)
  const name = (of: Page) => of.getByRole('textbox', { name: /^Enter Campaign Name/ })
  const other = ownName('As the other saved it')
  await name(second).fill(other)
  await button(second, 'Save draft').click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(other)

  await name(page).fill('As typed here')
  await button(page, 'Save draft').click()
  await expect(page.getByText(`Campaign name: ${other}`)).toBeVisible()
  await expect(name(page)).toHaveValue('As typed here')
  await button(page, 'Save draft').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As typed here')
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/412/.test(text)))
})

test('leaving the builder with unsaved changes has to be confirmed, also by the browser’s own Back [SEED-03]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaigns/on-demand')
  await start(page, 'Tire event', counting().press)
  await at(page, 'details')
  await page.getByRole('textbox', { name: /^Enter Campaign Name/ }).fill('Never saved')
  await page.goBack()
  const asking = page.getByRole('alertdialog', { name: 'Exit Campaign Builder?' })
  await expect(asking).toContainText(
    'Any changes you have made on this campaign will not be saved.',
  )
  await asking.getByRole('button', { name: 'No' }).click()
  await at(page, 'details')
  await expect(page.getByRole('textbox', { name: /^Enter Campaign Name/ })).toHaveValue(
    'Never saved',
  )
})
