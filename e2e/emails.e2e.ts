import { EMAIL_DESIGNS } from '@marquee/rules/pieces'
import { tokenOf } from '@marquee/test-kit/token'
import type { Page } from '@playwright/test'
import { expectNoSideScroll, findingsOn } from './no-findings.ts'
import { expect, test } from './people.ts'

// Each design of an email, with the demo's creatives and coupons, as a browser shows it.

interface Creative {
  key: number
  emailDesign: string | null
}

const READ_AT = [600, 360]
/** An email is no page: the mail program around it has the landmarks. */
const OF_AN_EMAIL = {
  rules: { 'landmark-one-main': { enabled: false }, region: { enabled: false } },
}

test('every design of an email is whole on a desk and in a hand, by day and by night', async ({
  page,
  baseURL,
}) => {
  const token = await tokenOf(baseURL as string, 'dealer')
  const request = async <Answer>(path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const method = data ? 'POST' : 'GET'
    return (await (
      await page.request.fetch(`/api${path}`, { method, headers, data })
    ).json()) as Answer
  }
  const { customCreativeTemplates } = await request<{ customCreativeTemplates: Creative[] }>(
    '/custom-creative-template?type=CAMPAIGN&size=10000',
  )
  const { coupons } = await request<{ coupons: { key: number }[] }>('/coupon?size=3')
  const { selectedMarket } = await request<{ selectedMarket: { key: number } }>('/user-state')
  for (const { key, name } of EMAIL_DESIGNS) {
    const creative = customCreativeTemplates.find(({ emailDesign }) => emailDesign === key)
    const { html } = await request<{ html: string }>('/piece/email', {
      creativeTemplateKey: creative?.key,
      marketKey: selectedMarket.key,
      couponKeys: coupons.map((coupon) => coupon.key),
      hasExpressService: true,
    })
    await test.step(name, () => isWhole(page, html))
  }
})

async function isWhole(page: Page, html: string): Promise<void> {
  await page.goto('/email-frame.html')
  await page.evaluate(
    (inside) => {
      document.documentElement.innerHTML = inside
    },
    html.replace(/^[\s\S]*?<html[^>]*>/, ''),
  )
  const pictures = page.locator('img')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of READ_AT) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideScroll(page)
      for (const picture of await pictures.all()) await expect(picture).toBeVisible()
    }
    expect(await findingsOn(page, OF_AN_EMAIL)).toEqual([])
  }
}
