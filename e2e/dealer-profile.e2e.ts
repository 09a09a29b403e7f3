import type { Page } from '@playwright/test'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, test } from './people.ts'
import { drawnPicture } from './pictures.ts'

const PATH = '/dealer-profile'
const secondLogo = (page: Page) => page.getByRole('group', { name: 'Upload a second logo' })
const input = (page: Page) => secondLogo(page).locator('input[type="file"]')
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save profile' })
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' })

test('a dealer sees the ZIP areas around them, on a map and in a table that says the same [MKT-15]', async ({
  as,
}) => {
  const page = await as('dealer', PATH)
  const area = page.getByRole('region', { name: 'Your area' })
  await expect(area.locator('canvas').first()).toBeVisible()
  await expect(area.getByText('Approximate ZIP areas')).toBeVisible()
  const table = area.getByRole('table')
  await expect(table.getByRole('row').filter({ hasText: '48104' })).toContainText('Ann Arbor, MI')
  expect(await table.getByRole('row').count()).toBeGreaterThan(30)
})

test('a dealer changes the profile, and finds it so again [PRF-01, PRF-03, PRF-04, SIGN-09]', async ({
  as,
}) => {
  const page = await as('dealer', PATH)
  const note = `Closed on Sundays, ${Date.now()}`
  await notes(page).fill(note)
  await page.getByRole('combobox', { name: 'Loaner cars' }).click()
  await page.getByRole('option').last().click()
  const chosen = await page.getByRole('combobox', { name: 'Loaner cars' }).textContent()
  const wifi = page.getByRole('checkbox', { name: 'Wi-Fi' })
  const had = await wifi.isChecked()
  await wifi.setChecked(!had)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await page.reload()
  await expect(notes(page)).toHaveValue(note)
  await expect(page.getByRole('combobox', { name: 'Loaner cars' })).toHaveText(chosen ?? '')
  await expect(wifi).toBeChecked({ checked: !had })
})

test('who the dealer is can be read by the dealer, and changed by the zone [PRF-08]', async ({
  as,
}) => {
  const dealer = await as('dealer', PATH)
  await expect(dealer.getByRole('textbox', { name: 'Legal name' })).toBeDisabled()
  const page = await as('zone', PATH)
  const name = page.getByRole('textbox', { name: 'Legal name' })
  await name.fill(`Central ${Date.now()} LLC`)
  await saveButton(page).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
})

test('when two people change a profile at once, the second still has the typed values and sees what the first saved [PRF-04]', async ({
  as,
}) => {
  const first = await as('sibling', PATH)
  const second = await as('sibling', PATH)
  const phone = `55501${String(Date.now()).slice(-5)}`
  await expect(notes(second)).toBeVisible()
  await first.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await saveButton(first).click()
  await expect(first.getByText('Profile saved')).toBeVisible()
  const typed = `Spanish is spoken, ${Date.now()}`
  await notes(second).fill(typed)
  await saveButton(second).click()
  await expect(second.getByText('What somebody else saved in the meantime')).toBeVisible()
  await expect(second.getByText(/^Phone number: \(555\) 01/)).toBeVisible()
  await expect(notes(second)).toHaveValue(typed)
  await saveButton(second).click()
  await expect(second.getByText('Profile saved')).toBeVisible()
  await expect(second.getByText('What somebody else saved in the meantime')).toBeHidden()
})

test('the browser refuses an unusable picture before anything is sent [CRE-13, CRE-14, CRE-15, CRE-16]', async ({
  as,
}) => {
  const page = await as('dealer', PATH)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const picture = await drawnPicture(page)
  const bad = [
    [{ ...picture, buffer: Buffer.alloc(5_242_881) }, 'Less than 5MB'],
    [await drawnPicture(page, { width: 899 }), 'At least 3in (or 900px) wide'],
    [{ ...picture, name: 'logo.gif' }, 'JPG or PNG format'],
  ] as const
  for (const [file, message] of bad) {
    await input(page).setInputFiles(file)
    const alert = secondLogo(page).getByRole('alert')
    await expect(alert).toContainText(`${file.name} was not uploaded`)
    await expect(alert.getByText(message, { exact: true })).toBeVisible()
  }
  expect(sent).not.toContain('/api/image')
})

test('the server refuses a file that is a picture only by its name [CRE-13, CRE-16]', async ({
  as,
}) => {
  const page = await as('dealer', PATH)
  const text = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
  await input(page).setInputFiles(text)
  const alert = secondLogo(page).getByRole('alert')
  await expect(alert.getByText('JPG or PNG format', { exact: true })).toBeVisible()
})

test('a logo is handed in by keyboard only [PRF-07]', async ({ as }) => {
  const page = await as('sibling', PATH)
  const picture = await drawnPicture(page, { text: `Keys ${Date.now()}` })
  // Asked for before anything is pressed: a busy browser may answer the key first.
  const chooser = page.waitForEvent('filechooser')
  await secondLogo(page).getByRole('button', { name: 'Choose a picture' }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(picture)
  await expect(page.getByText('Logo uploaded.')).toBeVisible()
  await expect(page.getByText('Waiting for a decision').last()).toBeVisible()
})

test('leaving unsaved values has to be confirmed [UI-08]', async ({ as }) => {
  const page = await as('dealer', PATH)
  await notes(page).fill('Never saved')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const warning = page.getByRole('alertdialog')
  await warning.getByRole('button', { name: 'No' }).click()
  await expect(notes(page)).toHaveValue('Never saved')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await warning.getByRole('button', { name: 'Yes' }).click()
  await expect(notes(page)).toBeHidden()
})

for (const look of LOOKS) {
  test(`no accessibility finding on the profile in any state, light and dark at ${look.viewport.width} px`, async ({
    as,
    complaints,
  }) => {
    const page = await as('dealer', PATH, look)
    await expect(notes(page)).toBeVisible()
    await expectNoFindings(page)
    await input(page).setInputFiles(await drawnPicture(page, { width: 100 }))
    await expect(secondLogo(page).getByRole('alert')).toContainText('was not uploaded')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await saveButton(page).click()
    await expect(page.getByText('Please check one field.')).toBeVisible()
    await expectNoFindings(page)
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFindings(page)

    const reader = await as('reader', PATH, look)
    await expect(reader.getByText('You can look at this profile')).toBeVisible()
    await expectNoFindings(reader)
    await reader.route(/\/api\/market\/\d+\/profile/, (route) =>
      route.fulfill({ status: 500, body: 'no problem document' }),
    )
    await reader.reload()
    await expect(reader.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoFindings(reader)
    // The browser reports the failed calls, as it should.
    expect(complaints.splice(0).every((text) => text.includes('status of 500'))).toBe(true)
  })
}
