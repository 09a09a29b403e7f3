import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'

const NEW = '/admin/create-campaign-template'
const WIDE = 900

const form = (page: Page) => page.getByRole('form', { name: 'Campaign template' })
const box = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).click()

async function go(page: Page, pane: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= WIDE) {
    const rail = page.getByRole('navigation', { name: 'Parts of the template' })
    await rail.getByRole('button', { name: new RegExp(`^${pane}`) }).click()
  } else {
    await chooseOption(page, 'Part', new RegExp(`^${pane}`))
  }
  await expect(page.getByRole('heading', { level: 2, name: pane })).toBeVisible()
}

async function fillBasics(page: Page, name: string): Promise<void> {
  await chooseOption(page, 'Brand', 'Honda')
  await box(page, 'Name').fill(name)
  await go(page, 'Channels')
  await page.getByRole('checkbox', { name: 'Email', exact: true }).check()
  await box(page, 'Email').fill('.0425')
}

async function addStep(page: Page, name: string): Promise<void> {
  await press(page, 'Add step')
  await box(page, 'Name').fill(name)
}

interface Codes {
  creative: string
  letter: string
}

/** To the step that is open. */
async function addCreative(page: Page, codes: Codes): Promise<void> {
  await press(page, 'Choose creatives…')
  const dialog = page.getByRole('dialog', { name: /^Choose creatives for Step/ })
  await dialog.getByRole('list').getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Add creative' }).click()
  await box(page, 'Creative Code').fill(codes.creative)
  await box(page, 'Event Code').fill('EVENT')
  await box(page, 'Letter Code').fill(codes.letter)
}

test('an author writes a template of two steps from nothing, activates it, and changes it [TPL-03, TPL-08, TPL-19, TPL-20, TPL-23, RTE-13]', async ({
  as,
}) => {
  const mark = Date.now().toString(36).toUpperCase()
  const name = `Two steps ${mark}`
  const page = await as('admin', NEW)

  // Nothing is there yet: the first missing thing is shown, and all of them are listed.
  await press(page, 'Save template')
  await expect(form(page)).toContainText('Not saved: 4 things are missing or wrong.')
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeFocused()

  await fillBasics(page, name)
  await go(page, 'Steps')
  await addStep(page, 'First email')
  await addCreative(page, { creative: `A-${mark}`, letter: `LA-${mark}` })
  await addStep(page, 'Second email')
  await box(page, 'Days after the start').fill('14')
  await addCreative(page, { creative: `a-${mark}`, letter: `la-${mark}` })
  await go(page, 'Who gets it')
  await page.getByRole('radio', { name: 'Every market of Honda' }).check()
  await expect(form(page).getByText(/^Offered to \d+ dealers\.$/)).toBeVisible()
  await press(page, 'Save template')
  await expect(form(page).getByText('Invalid Creative Code')).toBeVisible()
  await expect(form(page).getByText('Letter Code already exists')).toBeVisible()
  await expect(box(page, 'Creative Code')).toBeFocused()
  await box(page, 'Creative Code').fill(`B-${mark}`)
  await box(page, 'Letter Code').fill(`LB-${mark}`)
  await press(page, 'Save template')
  await atScreen(page, name)
  await expect(page.getByText('Version 1. Campaigns keep')).toBeVisible()

  await page.getByRole('button', { name: 'Activate template' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    /It is offered to [\d,]+ dealers: every/,
  )
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(`${name} is offered now.`)).toBeVisible()

  await go(page, 'Steps')
  await form(page)
    .getByRole('button', { name: /^Step 2: Second email/ })
    .click()
  await box(page, 'Name').fill('Reminder')

  // What is offered changes only when it is published.
  await press(page, 'Save draft')
  await expect(form(page).getByText(/^Draft of .*Dealers get version 1/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Version 1. Campaigns keep')).toBeVisible()
  await expect(form(page).getByText(/^Draft of .*Dealers get version 1/)).toBeVisible()
  await press(page, 'Publish…')
  const question = page.getByRole('alertdialog', { name: `Publish version 2 of ${name}?` })
  await expect(question).toContainText('Reminder')
  await expect(question).toContainText(/Offered to \d+ dealers\./)
  await expectNoFindings(page)
  await question.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 2. Campaigns keep')).toBeVisible()
  await expect(form(page).getByText(/^Draft of/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Campaign templates' }).first().click()
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Active')

  // Its codes are taken now, also for another template of the brand.
  await row.getByRole('button', { name: `Duplicate ${name}` }).click()
  await expect(page.getByText('Version 1. Campaigns keep')).toBeVisible()
  await go(page, 'Steps')
  await form(page)
    .getByRole('button', { name: /^Step 1/ })
    .click()
  await form(page).getByRole('list', { name: 'Creatives' }).getByRole('button').first().click()
  await box(page, 'Creative Code').fill(`A-${mark}`)
  await press(page, 'Save template')
  await expect(form(page).getByText('Invalid Creative Code')).toBeVisible()
  await expect(box(page, 'Creative Code')).toBeFocused()
})

test('what an author typed is there again after the way to the coupon editor [CPN-15, CPN-16]', async ({
  as,
}) => {
  const heading = `Made on the way ${Date.now().toString(36)}`
  const page = await as('admin', NEW)
  await chooseOption(page, 'Brand', 'Honda')
  await box(page, 'Name').fill('Kept while away')
  await go(page, 'Coupons')
  await page.getByRole('link', { name: 'New coupon' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Heading' })).toBeVisible()
  await page.goBack()
  await expect(form(page)).toContainText('What you typed earlier was restored.')
  await go(page, 'Basics')
  await expect(box(page, 'Name')).toHaveValue('Kept while away')

  await go(page, 'Coupons')
  await page.getByRole('link', { name: 'New coupon' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveText('Honda')
  await page.getByRole('textbox', { name: 'Heading' }).fill(heading)
  await page.getByRole('button', { name: 'Save coupon' }).click()
  await expect(page.getByRole('combobox', { name: 'Coupon Template Paragraph' })).toHaveValue(
    heading,
  )
  await go(page, 'Basics')
  await expect(box(page, 'Name')).toHaveValue('Kept while away')
  await page.reload()
  await go(page, 'Basics')
  await expect(box(page, 'Name')).toHaveValue('Kept while away')
})

test('a creative that an author makes on the way stands in the step that it was made for', async ({
  as,
}) => {
  const name = `Made for a step ${Date.now().toString(36)}`
  const page = await as('admin', NEW)
  await fillBasics(page, name)
  await go(page, 'Steps')
  await addStep(page, 'First email')
  await page.getByRole('link', { name: 'New creative' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New creative' })).toBeVisible()
  const editor = page.getByRole('form', { name: 'Creative', exact: true })
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveText('Honda')
  await editor.getByRole('textbox', { name: /^Name/ }).fill(name)
  await editor.getByRole('textbox', { name: /^Headline/ }).fill('Made on the way')
  await editor.getByRole('checkbox', { name: 'Email', exact: true }).check()
  await editor.getByRole('button', { name: 'Save creative' }).click()
  await expect(form(page)).toContainText('with the new creative added. Not saved yet.')
  await expect(page.getByRole('combobox', { name: 'Default coupons' })).toBeInViewport()
  await expect(page.getByRole('checkbox', { name: 'Dealers may choose it' })).toBeChecked()
  await expect(box(page, 'Event Code')).not.toHaveValue('')
  await press(page, 'Save template')
  await atScreen(page, name)
})

for (const look of LOOKS) {
  test(`no accessibility finding in any part of a template, light and dark at ${look.viewport.width} px`, async ({
    as,
  }) => {
    test.slow()
    const page = await as('admin', NEW, look)
    await press(page, 'Save template')
    await expectNoFindings(page)
    await fillBasics(page, 'Look at me')
    await page.getByRole('checkbox', { name: 'Take a discount off each piece' }).check()
    await expectNoFindings(page)
    await go(page, 'Steps')
    await addStep(page, 'First email')
    await press(page, 'Add field')
    await expectNoFindings(page)
    await chooseOption(page, 'Type', 'One of several choices')
    await press(page, 'Add choice')
    await chooseOption(page, 'Label stands', 'In a pane of its own')
    await expectNoFindings(page)
    await press(page, 'Choose creatives…')
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await addCreative(page, { creative: 'A|B', letter: '' })
    await expectNoFindings(page)
    for (const pane of ['Dates', 'Audience', 'Coupons', 'Review']) {
      await go(page, pane)
      await expectNoFindings(page)
    }
  })
}
