import type { CouponScope } from '@marquee/rules/coupons'

export const texts = {
  title: 'Coupon',
  newTitle: 'New coupon',
  copyTitle: (heading: string) => `Copy of ${heading}`,
  /** What one comes back to. */
  backName: (address: string) => {
    if (address.startsWith('/admin/')) return 'Campaign template'
    return address.startsWith('/campaign/builder/') ? 'Campaign' : 'Coupons'
  },
  loadFailed: 'The coupon could not be loaded',
  gone: 'This coupon does not exist, or is not for your markets',
  goneWhy: 'Go back to the coupons and choose another one.',
  toAll: 'To the coupons',
  mayNot: 'You cannot create coupons',
  forDealer: (name = '') => `For ${name}.`,
  preview: 'Preview',
  previewWhy: 'As it looks on a piece.',
  save: 'Save coupon',
  cancel: 'Cancel',
  saved: (heading: string) => `${heading} was saved.`,
  created: (heading: string) => `${heading} was created.`,
  nothingToSave: 'Nothing has changed yet.',
  merged:
    'What you typed is kept. Where both of you changed the same field, saving again keeps yours.',
  restore: 'Bring it back',
  duplicate: 'Make a copy',
  unsupported: (route: string) => `No way into the coupon editor: ${route}`,
} as const

export const partTexts = {
  scope: 'For whom',
  scopeFixed: 'This cannot be changed later.',
} as const

export const labels = {
  scope: 'The coupon is for',
  brand: 'Brand',
  group: 'Market group',
  dealer: 'Dealer',
} as const

export const scopeChoices: Readonly<Record<CouponScope, string>> = {
  GLOBAL: 'All dealers of a brand',
  MARKET_GROUP: 'The dealers of a market group',
  DEALER: 'One dealer',
}
