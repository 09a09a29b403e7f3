import { expect, test } from 'vitest'
import { COUPON_ROUTES, couponAddress, couponReturn, isEntering } from './index.ts'

const keys = { coupon: 7, campaign: 31, step: 4, creative: 12, template: 9 }
const { creative: _, ...withoutCreative } = keys

test('there are the six ways of the specification, and the way back to a template [CPN-16]', () => {
  expect(COUPON_ROUTES).toEqual([
    'CAMPAIGN_BUILDER_TO_EDIT_COUPON',
    'CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE',
    'EDIT_COUPON_BACK_TO_BUILDER',
    'LIBRARY_TO_EDIT_COUPON',
    'EDIT_COUPON_BACK_TO_LIBRARY',
    'TEMPLATE_TO_EDIT_COUPON',
    'EDIT_COUPON_BACK_TO_TEMPLATE',
  ])
})

test.for([
  ['CAMPAIGN_BUILDER_TO_EDIT_COUPON', '/campaign/builder/31/4/customize-coupon?coupon=7'],
  [
    'CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE',
    '/campaign/builder/31/4/customize-coupon?creative=12&coupon=7',
  ],
  ['EDIT_COUPON_BACK_TO_BUILDER', '/campaign/builder/31/4/select-creative'],
  ['LIBRARY_TO_EDIT_COUPON', '/campaign/coupon-library/7'],
  ['EDIT_COUPON_BACK_TO_LIBRARY', '/campaign/coupon-library'],
  [
    'TEMPLATE_TO_EDIT_COUPON',
    '/campaign/coupon-library/7?route=TEMPLATE_TO_EDIT_COUPON&template=9',
  ],
  ['EDIT_COUPON_BACK_TO_TEMPLATE', '/admin/campaign-templates/9?coupon=7'],
] as const)('%s leads to %s [CPN-15, CPN-16, RTE-03, RTE-10]', ([route, address]) => {
  expect(couponAddress(route, keys)).toEqual({ ok: true, value: address })
})

test('a new coupon and a new template have no keys yet [CPN-15]', () => {
  expect(couponAddress('LIBRARY_TO_EDIT_COUPON', {})).toMatchObject({
    value: '/campaign/coupon-library/new',
  })
  expect(couponAddress('TEMPLATE_TO_EDIT_COUPON', {})).toMatchObject({
    value: '/campaign/coupon-library/new?route=TEMPLATE_TO_EDIT_COUPON',
  })
  expect(couponAddress('TEMPLATE_TO_EDIT_COUPON', { brand: 'HONDA' })).toMatchObject({
    value: '/campaign/coupon-library/new?route=TEMPLATE_TO_EDIT_COUPON&brand=HONDA',
  })
  expect(couponAddress('TEMPLATE_TO_EDIT_COUPON', { coupon: 7, brand: 'HONDA' })).toMatchObject({
    value: '/campaign/coupon-library/7?route=TEMPLATE_TO_EDIT_COUPON',
  })
  expect(couponAddress('EDIT_COUPON_BACK_TO_TEMPLATE', { coupon: 7 })).toMatchObject({
    value: '/admin/create-campaign-template?coupon=7',
  })
})

test.for([
  ['CAMPAIGN_BUILDER_TO_EDIT_COUPON', withoutCreative, '/campaign/builder/31/touchpoints'],
  ['CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE', keys, '/campaign/builder/31/4/select-creative'],
  ['LIBRARY_TO_EDIT_COUPON', keys, '/campaign/coupon-library'],
  ['TEMPLATE_TO_EDIT_COUPON', keys, '/admin/campaign-templates/9?coupon=7'],
] as const)('who entered by %s comes back to where they were [CPN-15, CPN-16]', (places) => {
  const [entered, known, address] = places
  expect(couponReturn(entered, known)).toEqual({ ok: true, value: address })
})

const UNKNOWN = ['', 'LIBRARY', 'library_to_edit_coupon', 'toString', '__proto__', 'constructor']

test.for(UNKNOWN)('an unknown way leads nowhere: %j [CPN-17, ERR-10]', (route) => {
  const refused = { ok: false, reason: 'coupon-route.unsupported', details: { route } }
  expect(couponAddress(route, keys)).toEqual(refused)
  expect(couponReturn(route, keys)).toEqual(refused)
  expect(isEntering(route)).toBe(false)
})

test('a way back is no way in [CPN-17]', () => {
  expect(couponReturn('EDIT_COUPON_BACK_TO_LIBRARY', keys).ok).toBe(false)
})

test('into a campaign leads no way without its keys [CPN-17]', () => {
  const { campaign: __, ...noCampaign } = keys
  const { step: ___, ...noStep } = keys
  for (const route of COUPON_ROUTES.slice(0, 3)) {
    expect(couponAddress(route, noCampaign).ok, route).toBe(false)
    expect(couponAddress(route, noStep).ok, route).toBe(false)
  }
  expect(couponAddress('CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE', withoutCreative).ok).toBe(
    false,
  )
})
