import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, test } from './people.ts'

// What the link in an email opens, for a recipient who has no account here.

/** Well formed, and signed by no one. */
const FORGED = 'A'.repeat(52)

for (const look of LOOKS) {
  test(`a link that is cut, old or forged says what to do, light and dark at ${look.viewport.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...look, baseURL })
    const page = await context.newPage()
    for (const token of [FORGED, FORGED.slice(0, 20), 'x', '%3Cscript%3E']) {
      await page.goto(`/unsubscribe/${token}`)
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
      await expect(page.getByText('reply to the email')).toBeVisible()
      await expectNoFindings(page)
    }
    await context.close()
  })
}

test('the page of a link loads nothing of the product', async ({ page, complaints }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto(`/unsubscribe/${FORGED}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => /libraries|start|sign-in/.test(url))).toEqual([])
  // The browser writes down each answer that is no success.
  complaints.length = 0
})
