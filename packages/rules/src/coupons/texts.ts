import { changedMeanwhile } from '../fields/index.ts'

export const couponTexts = {
  dollarsOutOfRange: 'Value must be between 1 and 9999.99',
  percentOutOfRange: 'Value must be between 1 and 100',
  invalidCharacters: 'Invalid field characters.',
} as const

export const couponReasons = {
  'coupon.flat-cost-funded': 'Flat cost coupons cannot be used on DAA funded campaigns.',
  'coupon.scope-denied':
    'Your permissions do not include coupons of this kind. You may use them and copy them.',
  'coupon.kept-above':
    'This coupon is managed by the staff above you. You may use it or make a copy.',
  'coupon.beyond-brand':
    'A global coupon is for a whole brand: only staff for all of its dealers can make it.',
  'coupon.no-groups': 'There is no market group that you look after.',
  'coupon.brand-missing': 'Choose a brand first: a global coupon is for all dealers of one brand.',
  'coupon.dealer-missing': 'Choose a dealer: this coupon is for one dealer.',
  'coupon.group-missing': 'Choose a market group: this coupon is for the dealers of one group.',
  'coupon.retired': 'This coupon is retired. Bring it back before you change it.',
  'coupon.changed-meanwhile': changedMeanwhile('coupon'),
} as const
