import { coupons } from '@marquee/contract/coupons'
import { beforeAll, expect, test } from 'vitest'
import { addCampaign } from '../testing/campaign-samples.ts'
import { addCreative, OPEN_TO_BRAND, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const NOTHING = { count: 0, first: [] }
const NO_TEMPLATE = { ...NOTHING, offered: { count: 0, dealers: 0 } }
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
    templates: {
      count: 1,
      first: [{ key: template, name: 'Template A', isActive: true }],
      offered: { count: 1, dealers: 3 },
    },
    drafts: { count: 1, first: [{ key: draft, name: 'A draft' }] },
    orders: { count: 1, first: [{ key: order, name: 'An order' }] },
  }
  expect(await usesOf('hondaAdmin', `/creative-template/${creative}`)).toEqual(found)
  expect(await usesOf('hondaAdmin', `/coupon/${coupon}`)).toEqual(found)
})

test('a dealer learns what they would find themselves: what is offered to them, and their own campaigns', async () => {
  expect(await usesOf('dealer', `/coupon/${coupon}`)).toMatchObject({
    templates: { count: 1 },
    drafts: { count: 1 },
    orders: { count: 1 },
  })
  expect(await usesOf('sibling', `/coupon/${coupon}`)).toMatchObject({
    templates: { count: 1 },
    drafts: NOTHING,
    orders: NOTHING,
  })
  await app.call('admin', 'POST', `/campaign-template/${template}/deactivate`)
  expect((await usesOf('dealer', `/coupon/${coupon}`)).templates).toEqual(NO_TEMPLATE)
  expect((await usesOf('hondaAdmin', `/coupon/${coupon}`)).templates.first).toMatchObject([
    { isActive: false },
  ])
  await app.call('admin', 'POST', `/campaign-template/${template}/activate`)
})

test('of a metro campaign the district finds the whole, and each dealer its own part once it is released', async () => {
  const whole = await campaign('Metro', 'APPROVED')
  const part = await campaign('Part of the dealer', 'APPROVED')
  await app.owner.query(
    `UPDATE campaigns SET path = '1.2.3.4.', category = 'METRO' WHERE key = $1`,
    [whole],
  )
  await app.owner.query(`UPDATE campaigns SET parent_key = $2 WHERE key = $1`, [part, whole])
  const orders = async (as: PersonName) =>
    (await usesOf(as, `/coupon/${coupon}`)).orders.first.map(({ key }: { key: number }) => key)
  expect(await orders('districtAdmin')).toContain(whole)
  expect(await orders('districtAdmin')).not.toContain(part)
  expect(await orders('dealer')).not.toContain(part)
  await app.owner.query(`UPDATE campaigns SET is_released = true WHERE key = $1`, [part])
  expect(await orders('dealer')).toContain(part)
  await app.owner.query(`UPDATE campaigns SET status = 'CANCELED' WHERE key = ANY ($1)`, [
    [whole, part],
  ])
})

test('authors who may not read campaigns learn of the templates alone', async () => {
  const mayRead = (may: boolean) =>
    app.owner.query(
      `UPDATE people SET permissions = ${may ? 'array_append' : 'array_remove'}(permissions, 'CAN_READ_CAMPAIGNS')
        WHERE key = $1`,
      [PEOPLE.hondaAdmin.key],
    )
  await mayRead(false)
  expect(await usesOf('hondaAdmin', `/creative-template/${creative}`)).toMatchObject({
    templates: { count: 1 },
    drafts: NOTHING,
    orders: NOTHING,
  })
  await mayRead(true)
})

test('what is used nowhere says so, and what is not there is not found', async () => {
  const other = await addCreative(app)
  expect(await usesOf('hondaAdmin', `/creative-template/${other}`)).toEqual({
    templates: NO_TEMPLATE,
    drafts: NOTHING,
    orders: NOTHING,
  })
  const missing = await app.call('hondaAdmin', 'GET', '/coupon/987654/uses')
  expect(missing.status).toBe(404)
})
