import type { Locator, Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, test } from './people.ts'

const CALENDAR = /assets\/calendar-[^/]*\.js/

/** Starts a campaign from a template and lands in its details. */
async function started(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create campaign' }).click()
  const form = page.getByRole('form', { name: 'Campaign details' })
  await expect(form).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^(First Wave|Mail Date)/ }).first()).toBeVisible()
  return form
}

async function pickDay(form: Locator, at: number): Promise<void> {
  await form
    .getByRole('button', { name: /Choose date/ })
    .nth(at)
    .click()
  await form.page().locator('button[role="gridcell"]:not([disabled])').nth(at).click()
}

test('a day can be typed where its calendar cannot be loaded, which can be tried again [FRM-10]', async ({
  asAlone: as,
  complaints,
}) => {
  const page = await as('dealer', '/campaign/ondemand/1')
  await page.route(CALENDAR, (route) => route.abort())
  const form = await started(page)
  const opener = form.getByRole('button', { name: /^Choose date/ })
  await opener.click()
  const popup = page.getByRole('dialog', { name: /^Choose date/ })
  await expect(popup).toContainText('The calendar could not be loaded')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await form.getByRole('textbox', { name: /^(First Wave|Mail Date)/ }).fill('12252027')
  await expect(opener).toHaveAccessibleName(/selected date is 12\/25\/2027$/)
  await opener.click()
  await expect(popup).toContainText('The calendar could not be loaded')
  // A try that is still on its way would succeed without the press.
  const again = popup.getByRole('button', { name: 'Try again' })
  await expect(again).toBeEnabled()
  await page.unroute(CALENDAR)
  await again.click()
  await expect(popup.getByRole('grid')).toBeVisible()
  const logged = complaints.splice(0)
  expect(logged.every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

test('the buttons of a step stand at the edge of the window at the end of the page too, and do not jump when it grows', async ({
  as,
}) => {
  const page = await as('dealer', '/campaign/ondemand/1')
  const form = await started(page)
  const save = form.getByRole('button', { name: 'Save and continue' })
  const belowBar = () =>
    save.evaluate((button) => {
      scrollTo(0, document.documentElement.scrollHeight)
      return innerHeight - (button.parentElement as HTMLElement).getBoundingClientRect().bottom
    })
  await expect.poll(belowBar).toBe(0)
})

for (const look of LOOKS) {
  const width = `${look.viewport.width} px`

  test(`a dealer gives a campaign its name, channels and two waves, at ${width} [DET-04, DET-10, CHN-10, DATE-05, CMP-25]`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaign/ondemand/1', look)
    const form = await started(page)
    const name = form.getByRole('textbox', { name: 'Enter Campaign Name' })
    await name.fill(`Quiet days ${width}, and more`)
    await name.blur()
    await expect(form.getByText('Invalid field characters.').first()).toBeVisible()
    await name.fill(`Quiet days ${width}`)
    await form.getByRole('checkbox', { name: 'Email and direct mail' }).check()
    await expect(form.getByRole('checkbox', { name: 'Email', exact: true })).toBeChecked()
    await pickDay(form, 0)
    await form.getByRole('checkbox', { name: 'Wave 2' }).check()
    await pickDay(form, 1)
    await expectNoFindings(page)
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(form.getByText(/^Saved/)).toBeVisible()
    await page.reload()
    await expect(name).toHaveValue(`Quiet days ${width}`)
    await expect(form.getByRole('checkbox', { name: 'Wave 2' })).toBeChecked()
  })

  test(`a district sets up a metro mailer for the dealers of a group, at ${width} [MTR-10, MTR-13, MTR-19, DLR-03, DLR-14]`, async ({
    as,
  }) => {
    const page = await as('district', '/campaign/metro/17', look)
    const form = await started(page)
    await chooseOption(form, 'Dealer group', /^Great Lakes Metro/)
    const name = form.getByRole('textbox', { name: 'Enter Campaign Name' })
    await expect(name).toHaveValue(/^Great Lakes Metro \d{4}-\d{2}-\d{2}/)
    await form.getByRole('button', { name: 'Select All' }).click()
    await expect(form.getByText('43 of 43 dealers selected')).toBeVisible()
    await pickDay(form, 0)
    await form.getByRole('textbox', { name: 'Group URL' }).fill('https://greatlakes.example')
    await form.getByRole('textbox', { name: 'First name' }).fill('Priya')
    await form.getByRole('textbox', { name: 'Last name' }).fill('Raman')
    await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('3135550142')
    await form.getByRole('textbox', { name: 'Email' }).fill('priya@metro.example')
    await expectNoFindings(page)
    await form.getByRole('button', { name: 'Save and continue' }).click()
    await expect(form).toBeHidden()
    await page.goBack()
    await expect(form.getByText('43 of 43 dealers selected')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveValue('Raman')
  })
}
