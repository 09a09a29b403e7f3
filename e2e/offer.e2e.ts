import { demoDraw } from '@marquee/demo'
import { offerCode } from '@marquee/rules/pieces'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, test } from './people.ts'

// What the QR code of a printed coupon opens, on the phone of a person who has no account here.

/** What the cards of the demo dealer's two customers hold: one is still to be used. */
const DEMO_CODES = { open: offerCode(demoDraw('open')), used: offerCode(demoDraw('used')) }

const HAS = {
  [DEMO_CODES.open]: 'Your coupon from Ann Arbor Gablestone Honda',
  [DEMO_CODES.used]: 'This coupon has been used.',
  PREVIEW: 'This is a preview',
}

for (const look of LOOKS) {
  test(`every state of a code is whole for everybody, light and dark at ${look.viewport.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...look, baseURL })
    const page = await context.newPage()
    for (const [code, text] of Object.entries(HAS)) {
      await page.goto(`/r/${code}`)
      await expect(page.getByText(text)).toBeVisible()
      await expectNoFindings(page)
    }
    await context.close()
  })
}

test('a customer scans a coupon, sees what was printed, and nothing of the product is loaded', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto(`/r/${DEMO_CODES.open.toLowerCase()}`)
  await expect(page.getByText('$20 OFF')).toBeVisible()
  await expect(page.getByText('Expires 12/31/2028')).toBeVisible()
  const code = DEMO_CODES.open.match(/.{4}/g)?.join('-') as string
  await expect(page.getByText(code)).toBeVisible()
  await expect(page.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible()
  expect(scripts.filter((url) => /libraries|start|sign-in/.test(url))).toEqual([])
  expect(new URL(page.url()).pathname).toBe(`/r/${DEMO_CODES.open.toLowerCase()}`)
})

test('a used coupon shows no code to use again', async ({ page }) => {
  await page.goto(`/r/${DEMO_CODES.used}`)
  await expect(page.getByRole('status')).toHaveText('This coupon has been used.')
  await expect(page.getByText('Your code')).toHaveCount(0)
})

test('a code that is not known says what to do, whatever it is', async ({ page, complaints }) => {
  for (const code of ['0000000000000000', 'x', '%3Cscript%3E']) {
    await page.goto(`/r/${code}`)
    await expect(page.getByRole('heading', { name: 'We do not know this code' })).toBeVisible()
  }
  await expectNoFindings(page)
  // The browser writes down each answer that is no success.
  complaints.length = 0
})
