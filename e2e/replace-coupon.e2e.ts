import { coupons } from '@marquee/contract/coupons'
import type { Page } from '@playwright/test'
import { expectNoFindings, LOOKS } from './no-findings.ts'
import { expect, ownName, test } from './people.ts'

interface Sent {
  method: string
  path: string
  body?: object
}

/** What is read of the answers. */
interface Answered {
  key: number
  version: number
  creativeTemplates: { defaultCoupons: { couponKey: number }[] }[]
  campaignTemplates: { key: number; hierarchyId: string; creativeCount: number; category: string }[]
}

/** Runs in the page of a person: a call as the product makes it. */
async function callInPage({ method, path, body }: Sent): Promise<Answered> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  const read = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`)
  return read as Answered
}

/** A template of the author's own, so that no other journey meets a newer version of its template. */
async function templateWith(page: Page, coupon: number, name: string): Promise<number> {
  const call = (sent: Sent) => page.evaluate(callInPage, sent)
  const { campaignTemplates } = await call({
    method: 'GET',
    path: '/campaign-template/search?size=100&hierarchyId=HONDA',
  })
  const known = campaignTemplates.find(
    (one) => one.hierarchyId === 'HONDA' && one.creativeCount > 0 && one.category === 'ON_DEMAND',
  )
  const copy = await call({ method: 'POST', path: `/campaign-template/${known?.key}/duplicate` })
  const [first, ...others] = copy.creativeTemplates
  const creativeTemplates = [{ ...first, defaultCoupons: [{ couponKey: coupon }] }, ...others]
  const body = { ...copy, name, creativeTemplates }
  await call({ method: 'PUT', path: '/campaign-template', body })
  return copy.key
}

for (const look of LOOKS) {
  test(`a coupon is replaced in its templates from its own page, at ${look.viewport.width} px [CPN-18, TPL-07]`, async ({
    as,
  }) => {
    const page = await as('admin', '/', look)
    const call = (sent: Sent) => page.evaluate(callInPage, sent)
    const old = ownName(`Old oil ${look.viewport.width}`)
    const next = ownName(`New oil ${look.viewport.width}`)
    const make = async (heading: string) => {
      const body = {
        ...coupons.create.example.body,
        scope: 'GLOBAL',
        hierarchyId: 'HONDA',
        heading,
      }
      return (await call({ method: 'POST', path: '/coupon', body })).key
    }
    const from = await make(old)
    const by = await make(next)
    const template = await templateWith(page, from, ownName(`Oil ${look.viewport.width}`))

    await page.goto(`/campaign/coupon-library/${from}`)
    await expect(page.getByText('1 template offers it: ')).toBeVisible()
    await page.getByRole('button', { name: 'Replace it in templates…' }).click()
    const dialog = page.getByRole('dialog', { name: `Replace ${old} in templates` })
    await dialog.getByRole('combobox', { name: 'Coupon in its place' }).fill(next)
    await page.getByRole('option', { name: new RegExp(`^${next}`) }).click()
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Replace' }).click()
    await expect(page.getByText(`1 template has ${next} now.`)).toBeVisible()
    await expect(
      page.getByText('No template and no campaign that you can see uses it.'),
    ).toBeVisible()

    const saved = await call({ method: 'GET', path: `/campaign-template/${template}` })
    expect(saved.creativeTemplates[0]?.defaultCoupons).toEqual([{ couponKey: by }])
    expect(saved.version).toBe(3)
  })
}
