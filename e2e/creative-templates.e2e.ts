import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { atScreen, expect, test } from './people.ts'
import { drawnPicture } from './pictures.ts'

const PATH = '/admin/creative-templates'
const NEW = `${PATH}/new`

const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const piece = (page: Page) => preview(page).locator('svg[role="img"][aria-label]')
const box = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save creative' }).click()

async function fill(page: Page, name: string): Promise<void> {
  await box(page, 'Name').fill(name)
  await box(page, 'Headline').fill('Hot days ahead')
}

test('an author makes a creative with a photo of their own, and finds it drawn among the others [CRE-01, CRE-02, CRE-06, CRE-17]', async ({
  as,
}) => {
  const name = `Summer ${Date.now()}`
  const page = await as('admin', PATH)
  await page.getByRole('link', { name: 'Create creative' }).click()
  await fill(page, name)
  await box(page, 'Headline').press('End')
  await page.getByRole('button', { name: 'Insert a field into headline' }).click()
  await page.getByRole('menuitem', { name: /Vehicle of the customer/ }).click()
  await expect(box(page, 'Headline')).toBeFocused()
  await page.keyboard.type('!')
  // Its brand sells all makes: the sample drives none of them.
  await expect(piece(page)).toContainText('aheadvehicle!')
  await page.getByRole('button', { name: 'Choose a photo' }).click()
  const picture = await drawnPicture(page, { name: 'summer.png', text: name })
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'The photo of this creative' })).toBeVisible()
  await expect(page.getByText('fewer than 300 dots per inch')).toBeVisible()
  await save(page)
  await expect(page.getByText(`${name} was created.`)).toBeVisible()
  await atScreen(page, name)
  await expect(page.getByText(/^Version 1, saved/)).toBeVisible()

  await page.getByRole('link', { name: 'Creative templates' }).first().click()
  await page.getByRole('searchbox').fill(name)
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card.getByRole('img', { name: new RegExp(`^${name}, Front`) })).toBeVisible()
  await expect(card.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
})

test('whatever an author types is text on the piece [CRE-02]', async ({ as }) => {
  const page = await as('admin', NEW)
  const hostile = '<script>window.ran=1</script>{{x}}'
  await box(page, 'Headline').fill(hostile)
  await box(page, 'Subhead').fill('<img src=x onerror="window.ran=1">')
  await expect(piece(page)).toContainText(hostile)
  await expect(piece(page)).toContainText('onerror')
  await expect(preview(page).locator('script, img[src="x"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('a creative is looked at from both sides, as an email, and as the PDF that is printed [CRE-02]', async ({
  as,
  complaints,
}) => {
  const page = await as('admin', PATH)
  await page.getByRole('searchbox').fill('Fall: checklist')
  await expect(page.getByRole('link', { name: /^Edit (?!Fall: checklist)/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit Fall: checklist' }).first().click()
  await expect(piece(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(preview(page).getByRole('img', { name: /, Back,/ })).toBeVisible()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const email = page.frameLocator('iframe[title^="Email:"]')
  await expect(email.locator('body')).toContainText('Honda')
  // Nothing may run in there, not even what this journey looks into it with.
  const isLooking = (text: string) => text.startsWith('Blocked script execution')
  expect(complaints.splice(0).every(isLooking)).toBe(true)
  await page.getByRole('button', { name: 'Front', exact: true }).click()
  await page.getByRole('button', { name: 'Make a PDF proof' }).click()
  const link = page.getByRole('link', { name: 'Open the PDF proof' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('another server shows its preview in a frame [CRE-02]', async ({ as }) => {
  const page = await as('admin', PATH)
  await chooseOption(page, 'Preview', 'External preview')
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByRole('button', { name: 'As dealers preview it' }).click()
  const frame = page.frameLocator('iframe[title$="shown by another server"]')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a creative is made by keyboard only [CRE-01]', async ({ as }) => {
  const page = await as('admin', NEW)
  const name = `By keyboard ${Date.now()}`
  await box(page, 'Name').focus()
  await page.keyboard.type(name)
  const tabTo = async (name: string | RegExp) => {
    for (let at = 0; at < 30; at += 1) {
      await page.keyboard.press('Tab')
      const reached = page.locator(':focus').and(page.getByRole('button', { name }))
      const typed = page.locator(':focus').and(page.getByRole('textbox', { name }))
      if ((await reached.count()) + (await typed.count()) > 0) return
    }
    throw new Error(`Never came to ${name}`)
  }
  await tabTo('Choose a design')
  await page.keyboard.press('Enter')
  await tabTo(/^Four square/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText('Choose a design')
  await tabTo(/^Headline/)
  await page.keyboard.type('Four good reasons')
  await expect(piece(page)).toContainText('Four good')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name} was created.`)).toBeVisible()
})

for (const look of LOOKS) {
  test(`no accessibility finding in the editor of creatives, light and dark at ${look.viewport.width} px`, async ({
    as,
    complaints,
  }) => {
    const page = await as('admin', NEW, look)
    await expect(piece(page)).toBeVisible()
    await save(page)
    await expect(page.getByText('Please check 2 fields.')).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Choose a design' }).click()
    await expect(page.getByRole('dialog').getByText('Thank you')).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose a photo' }).click()
    await expect(page.getByRole('button', { name: /^Photo 1,/ })).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.route('**/api/custom-creative-template**', (route) =>
      route.fulfill({ status: 500, body: 'nothing' }),
    )
    await page.goto('about:blank')
    await page.goto(PATH)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoFindings(page)
    // The browser reports the failed calls, as it should.
    expect(complaints.splice(0).every((text) => text.includes('status of 500'))).toBe(true)
  })
}
