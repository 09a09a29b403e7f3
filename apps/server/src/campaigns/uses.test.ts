import { coupons } from '@marquee/contract/coupons'
import { beforeAll, expect, test } from 'vitest'
import { addCampaign } from '../testing/campaign-samples.ts'
import { addCreative, OPEN_TO_BRAND, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
const NOTHING = { count: 0, first: [] }
let creative: number
let coupon: number
let template: number

beforeAll(async () => {
  creative = await addCreative(app)
  const offer = { ...coupons.create.example.body, scope: 'GLOBAL', hierarchyId: 'HONDA' }
  coupon = (await app.call('admin', 'POST', '/coupon', offer)).body.key
  const body = templateBody(creative, 'A', { access: OPEN_TO_BRAND })
  const creativeTemplates = body.creativeTemplates.map((one) => ({
    ...one,
    defaultCoupons: [{ couponKey: coupon }],
  }))
  const made = await app.call('admin', 'POST', '/campaign-template', { ...body, creativeTemplates })
  template = made.body.key
  await app.call('admin', 'POST', `/campaign-template/${template}/activate`)
})

const usesOf = async (as: PersonName, path: string) =>
  (await app.call(as, 'GET', `${path}/uses`)).body

/** Holds the creative and the coupon in its first step. */
async function campaign(name: string, status: string): Promise<number> {
  const key = await addCampaign(app, template, 'dealer', { name, status })
  await app.owner.query(
    `UPDATE campaign_steps SET creative = creative || $2 WHERE campaign_key = $1 AND number = 1`,
    [key, { creativeTemplateKey: creative, attachments: [{ couponKey: coupon }] }],
  )
  return key
}

test('whoever retires a creative or a coupon learns which templates, drafts and orders use it', async () => {
  const draft = await campaign('A draft', 'DRAFT')
  const order = await campaign('An order', 'APPROVED')
  await campaign('Over', 'COMPLETED')
  const found = {
    templates: { count: 1, first: [{ key: template, name: 'Template A', isActive: true }] },
    drafts: { count: 1, first: [{ key: draft, name: 'A draft' }] },
    orders: { count: 1, first: [{ key: order, name: 'An order' }] },
  }
  expect(await usesOf('hondaAdmin', `/creative-template/${creative}`)).toEqual(found)
  expect(await usesOf('hondaAdmin', `/coupon/${coupon}`)).toEqual(found)
})

test('of what lies beyond their markets nobody learns by it', async () => {
  const uses = await usesOf('dealer', `/coupon/${coupon}`)
  expect(uses.templates).toEqual(NOTHING)
  expect(await usesOf('zone', `/creative-template/${creative}`)).toMatchObject({
    templates: NOTHING,
  })
  const other = await addCreative(app)
  expect(await usesOf('hondaAdmin', `/creative-template/${other}`)).toEqual({
    templates: NOTHING,
    drafts: NOTHING,
    orders: NOTHING,
  })
})
