import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { writeOffer, type CouponFields, type OfferType } from '../coupons/index.ts'
import { pieceCoupon } from './index.ts'

function couponWith(first: OfferType, second: OfferType, value = '20'): CouponFields {
  const [one, two] = [first, second].map((type) => writeOffer({ type, value }))
  return {
    heading: 'Summer',
    offerTitle: 'Oil change',
    disclaimer: 'Plus tax.',
    offer_1: one?.text ?? null,
    offer_1_qualifier: 'up to 5 quarts',
    A_off: one?.off ?? null,
    offer_2: two?.text ?? null,
    offer_2_qualifier: null,
    B_off: two?.off ?? null,
  }
}

test.for([
  ['$ Off', '$20', 'OFF'],
  ['% Off', '20%', 'OFF'],
  ['Flat Cost', '$20', ''],
  ['Complimentary', 'Complimentary', ''],
] as const)('%s is printed as %s %s, with what it is for [CPN-01, CPN-02]', (printed) => {
  const [type, amount, suffix] = printed
  expect(pieceCoupon(couponWith(type, 'No Offer')).offers).toEqual([
    { amount, suffix, qualifier: 'up to 5 quarts' },
  ])
  expect(pieceCoupon(couponWith('No Offer', type)).offers).toEqual([
    { amount, suffix, qualifier: '' },
  ])
})

test.for([
  ['1000', '$1,000'],
  ['1,000', '$1,000'],
  ['9999.5', '$9,999.50'],
  ['999', '$999'],
] as const)('%s is printed as %s, with separators [CPN-08, GEN-12]', ([typed, amount]) => {
  const offers = [
    couponWith('$ Off', 'No Offer', typed),
    couponWith('Flat Cost', 'No Offer', typed),
  ]
  for (const fields of offers) expect(pieceCoupon(fields).offers[0]?.amount).toBe(amount)
})

test('two offers stand in their order, and none takes no room [CPN-02]', () => {
  const amounts = pieceCoupon(couponWith('% Off', 'Flat Cost')).offers.map(({ amount }) => amount)
  expect(amounts).toEqual(['20%', '$20'])
  expect(pieceCoupon(couponWith('No Offer', 'No Offer'))).toEqual({
    heading: 'Summer',
    offerTitle: 'Oil change',
    disclaimer: 'Plus tax.',
    offers: [],
    expires: null,
    link: null,
  })
})

test('while a figure is still to be typed its sign is there [CPN-19]', () => {
  const amounts = pieceCoupon(couponWith('% Off', '$ Off', '')).offers.map(({ amount }) => amount)
  expect(amounts).toEqual(['%', '$'])
})

test('its last day and its link come with it [CPN-14]', () => {
  const printed = { expires: '2027-06-12' as CalendarDate, link: 'https://example.com/r/1' }
  expect(pieceCoupon(couponWith('$ Off', 'No Offer'), printed)).toMatchObject(printed)
})
