import { expect, test } from 'vitest'
import { couponReasons } from '../coupons/index.ts'
import { mayCarryCoupon } from './index.ts'

const flat = { offer_1: '$29.95', A_off: null, sourceId: { source: 'ECRM' } }
const funded = { category: 'METRO', fundingType: 'DAA_FUNDING' } as const

test('a flat cost coupon is refused on a metro campaign that an association pays for, in these words [CPN-13, ERR-15]', () => {
  const refused = mayCarryCoupon(flat, funded, 'ECRM')
  expect(refused).toEqual({ ok: false, reason: 'coupon.flat-cost-funded' })
  expect(couponReasons['coupon.flat-cost-funded']).toBe(
    'Flat cost coupons cannot be used on DAA funded campaigns.',
  )
})

test.for([
  ['a category without groups', flat, { ...funded, category: 'ON_DEMAND' }],
  ['dealers who pay themselves', flat, { ...funded, fundingType: 'DEALER_FUNDING' }],
  ['nobody who pays yet', flat, { ...funded, fundingType: null }],
  ['another source', { ...flat, sourceId: { source: 'NISSAN' } }, funded],
  ['an amount that is taken off', { ...flat, A_off: 'OFF' }, funded],
] as const)('a flat cost coupon is fine with %s [CPN-13]', ([, coupon, campaign]) => {
  expect(mayCarryCoupon(coupon, campaign, 'ECRM').ok).toBe(true)
})

test('a flat cost coupon is refused for the source that a deployment names [CPN-13]', () => {
  expect(mayCarryCoupon(flat, funded, 'NISSAN').ok).toBe(true)
  const nissan = { ...flat, sourceId: { source: 'NISSAN' } }
  expect(mayCarryCoupon(nissan, funded, 'NISSAN').ok).toBe(false)
})
