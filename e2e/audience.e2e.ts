import type { Locator, Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, test } from './people.ts'

const PATIENTLY = { timeout: 15_000 }

/** Starts a campaign by direct mail and opens its audience, counted. */
async function openAudience(page: Page): Promise<Locator> {
  await customersLoaded(page)
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await expect(page.getByRole('form', { name: 'Campaign details' })).toBeVisible(PATIENTLY)
  await page.goto(page.url().replace(/details.*$/, 'audience-builder'))
  const outcome = page.getByRole('region', { name: 'Your audience' })
  await expect(outcome).toBeVisible(PATIENTLY)
  return outcome
}

/** How many households are counted: the big figure. */
async function sizeIn(outcome: Locator): Promise<number> {
  const text = await outcome
    .getByText(/^[\d,]+$/)
    .first()
    .textContent()
  return Number(text?.replaceAll(',', ''))
}

/** Until the figure is another one than before. */
async function changed(outcome: Locator, before: number): Promise<number> {
  await expect.poll(() => sizeIn(outcome), PATIENTLY).not.toBe(before)
  // It counts to its value; what it was stays beside it.
  await outcome.page().waitForTimeout(500)
  return sizeIn(outcome)
}

const savedAudience = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/audience-selection') && response.request().method() === 'PUT',
  )

test('a dealer chooses two models, drags the distance, unticks areas, sets a budget, and finds all of it again [AUD-02, AUD-07, AUD-14, AUD-21, AUD-25, AUD-26]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaign/ondemand/1')
  const outcome = await openAudience(page)
  const all = await sizeIn(outcome)
  expect(all).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'None: Vehicles' }).click()
  const models = page.getByRole('tree', { name: 'Models' }).getByRole('treeitem')
  await models.nth(0).locator('[data-row]').click()
  await models.nth(1).locator('[data-row]').click()
  await expect(models.nth(1)).toHaveAttribute('aria-checked', 'true')
  const withModels = await changed(outcome, all)
  expect(withModels).toBeLessThan(all)

  const slider = page.getByRole('slider', { name: 'Miles around the dealership' })
  const box = await slider.locator('xpath=ancestor::span[2]').boundingBox()
  if (!box) throw new Error('The slider is not on the page.')
  await page.mouse.move(box.x + box.width, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 12 })
  await page.mouse.up()
  const near = await changed(outcome, withModels)
  expect(near).toBeLessThan(withModels)

  await page.getByRole('button', { name: 'ZIP codes', exact: true }).click()
  const areas = page.getByRole('table', { name: 'ZIP areas' }).getByRole('checkbox')
  await expect(areas.first()).toBeChecked()
  const before = await sizeIn(outcome)
  await areas.first().uncheck()
  await changed(outcome, before)
  const chosen = page.getByText(/^\d+ of \d+ ZIP codes$/)
  const shown = await chosen.textContent()
  // The middle of the map is the dealership, and in an area beside it.
  const map = page.getByRole('group', { name: 'Map of ZIP areas' })
  await map.click()
  await expect(chosen).not.toHaveText(shown ?? '')

  await page.getByRole('switch', { name: 'Choose those most likely to respond' }).check()
  await page.getByRole('textbox', { name: 'Budget' }).fill('300')
  await expect(outcome.getByText(/^\$2\d\d\.\d\d$|^\$300\.00$/).first()).toBeVisible(PATIENTLY)
  await expect(page.getByText(/^The next \$100 adds|^A larger budget/)).toBeVisible()

  const put = savedAudience(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  expect((await put).ok()).toBe(true)
  await expect(page.getByText(/^Saved /)).toBeVisible(PATIENTLY)
  const size = await sizeIn(outcome)
  const zips = await chosen.textContent()
  await page.reload()
  await expect(outcome).toBeVisible(PATIENTLY)
  await expect(chosen).toHaveText(zips ?? '')
  await expect(page.getByRole('textbox', { name: 'Budget' })).toHaveValue('300')
  expect(await sizeIn(outcome)).toBe(size)
  await expect(page.getByRole('region', { name: 'Your campaign' })).toContainText('households')
})

test('an audience is chosen by keyboard only: segment, distance, model and year [AUD-07, AUD-15, AUD-22]', async ({
  as,
}) => {
  const page = await as('dealer', '/campaign/ondemand/1')
  const outcome = await openAudience(page)
  const press = (key: string) => page.keyboard.press(key)
  const focused = page.locator(':focus')
  const start = await sizeIn(outcome)

  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, (name) => name.endsWith(' Customers'))
  await press('Space')
  const withSegment = await changed(outcome, start)

  await tabTo(page, (name) => name === 'Miles around the dealership')
  for (let step = 0; step < 30; step += 1) await press('ArrowLeft')
  const near = await changed(outcome, withSegment)

  await tabTo(page, (_, role) => role === 'treeitem')
  await press('Space')
  const without = await changed(outcome, near)
  expect(without).toBeLessThan(near)
  await press('ArrowRight')
  await press('ArrowDown')
  await expect(focused).toHaveAttribute('aria-checked', 'false')
  await press('Space')
  await expect(focused).toHaveAttribute('aria-checked', 'true')
  await press('ArrowLeft')
  await expect(focused).toHaveAttribute('aria-label', /Partial years selected/)
  await expect(focused).toHaveAttribute('aria-expanded', 'false')
})

/** Presses Tab until something is reached; a page has no more stops than this. */
async function tabTo(page: Page, isIt: (name: string, role: string) => boolean): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab')
    const [name, role] = await page.evaluate(() => {
      const element = document.activeElement
      return [element?.getAttribute('aria-label') ?? '', element?.getAttribute('role') ?? '']
    })
    if (isIt(name ?? '', role ?? '')) return
  }
  throw new Error('It is not reached by Tab.')
}

for (const look of LOOKS) {
  test(`the audience has no finding at ${look.viewport.width} px, by distance and by ZIP code [AUD-05]`, async ({
    as,
  }) => {
    const page = await as('dealer', '/campaign/ondemand/1', look)
    await openAudience(page)
    const first = page.getByRole('tree', { name: 'Models' }).getByRole('treeitem').first()
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'ZIP codes', exact: true }).click()
    await expect(page.getByText(/^\d+ of \d+ ZIP codes$/)).toBeVisible()
    await expectNoFindings(page)
  })
}
