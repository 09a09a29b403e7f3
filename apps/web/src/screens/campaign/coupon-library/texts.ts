import { accessTexts } from '@marquee/rules/access'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { couponReasons, type CouponScope, type DiscountType } from '@marquee/rules/coupons'

/** Why something may not be done with a coupon. */
export const reasons = { ...accessTexts, ...couponReasons }

export const texts = {
  title: 'Coupons',
  intro: 'What customers get, and until when. Each coupon is shown as it looks on a piece.',
  create: 'Create coupon',
  list: 'Coupons',
  pages: 'Pages of coupons',
  search: 'Heading or title',
  scope: 'For whom',
  anyScope: 'For everyone',
  offer: 'Offer',
  anyOffer: 'Any offer',
  status: 'Status',
  statuses: { ACTIVE: 'Active', RETIRED: 'Retired' },
  order: 'Order',
  orders: { heading: 'By heading', newest: 'Last saved first', ending: 'Ending first' },
  found: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'coupon' : 'coupons'}`,
  loadFailed: 'The coupons could not be loaded',
  none: 'There are no coupons yet',
  noneWhy: 'Create one, and choose it for a campaign.',
  noneRetired: 'No coupon is retired',
  noneRetiredWhy: 'Coupons that you retire are listed here, and can be brought back.',
  noneFound: 'No coupon matches',
  noneFoundWhy: 'Search for something else, or remove a filter.',
} as const

/** For whom coupons of a scope are. */
export const scopeNames: Readonly<Record<CouponScope, string>> = {
  GLOBAL: 'All dealers of a brand',
  MARKET_GROUP: 'A market group',
  DEALER: 'One dealer',
}

export const discountNames: Readonly<Record<DiscountType, string>> = {
  DOLLARS_OFF: '$ Off',
  PERCENT_OFF: '% Off',
  FLAT_COST: 'Flat Cost',
  COMPLIMENTARY: 'Complimentary',
}

export const cardTexts = {
  noEnd: 'No last day',
  ends: (day: CalendarDate) => `Until ${showDate(day)}`,
  ended: (day: CalendarDate) => `Ended ${showDate(day)}`,
  retired: 'Retired',
  enlarge: (heading: string) => `Enlarge: ${heading}`,
  edit: 'Edit',
  duplicate: 'Duplicate',
  retire: 'Retire',
  restore: 'Bring back',
  of: (action: string, heading: string) => `${action} ${heading}`,
  restored: (heading: string) => `${heading} was brought back.`,
} as const

export const retireTexts = {
  title: (heading: string) => `Retire ${heading}?`,
  body: 'It can no longer be chosen for a campaign. Campaigns that already use it keep it, and you can bring it back.',
  retired: (heading: string) => `${heading} was retired.`,
} as const
