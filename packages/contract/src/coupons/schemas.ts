import { accessTexts } from '@marquee/rules/access'
import {
  couponReasons,
  COUPON_SCOPES,
  COUPON_STATUSES,
  DISCOUNT_TYPES,
  MOST_OF_DISCLAIMER,
  MOST_OF_LINE,
} from '@marquee/rules/coupons'
import { z } from 'zod'
import { abilityOf, CalendarDay, HierarchyId, Key, shortText } from '../operation/index.ts'

export const CouponAbility = abilityOf({ ...accessTexts, ...couponReasons })

export const CouponScope = z.enum(COUPON_SCOPES)
export const CouponStatus = z.enum(COUPON_STATUSES)
export const DiscountType = z.enum(DISCOUNT_TYPES)

/** The printed texts: unbounded in replies, bounded in requests. */
function printed(line: (most: number) => z.ZodString) {
  // Whether an offer is written correctly is checked by the rules, whose texts the form shows.
  const offer = () => line(40).nullable()
  return {
    heading: line(MOST_OF_LINE),
    offerTitle: line(MOST_OF_LINE),
    offer_1: offer(),
    offer_1_qualifier: line(MOST_OF_LINE).nullable(),
    A_off: offer(),
    offer_2: offer(),
    offer_2_qualifier: line(MOST_OF_LINE).nullable(),
    B_off: offer(),
    disclaimer: line(MOST_OF_DISCLAIMER),
  }
}

const sent = printed(shortText)

export const Coupon = z.strictObject({
  key: Key,
  hierarchyId: HierarchyId,
  scope: CouponScope.describe('GLOBAL: of a brand; MARKET_GROUP: of a group; DEALER: of a dealer'),
  marketKey: Key.nullable().describe('The dealer of a dealer coupon'),
  marketName: z.string().nullable(),
  groupKey: Key.nullable().describe('The group of a market-group coupon'),
  groupName: z.string().nullable().describe('Null for those who see dealers of the group only'),
  ...printed(() => z.string()),
  sourceId: z.strictObject({ source: z.string() }),
  endDate: CalendarDay.nullable().describe('Its last day; without one, each campaign has its own'),
  discounts: z.array(DiscountType).describe('What its offers are'),
  status: CouponStatus,
  version: z.int().describe('Sent back with a change; a stale one is refused'),
  savedAt: z.string(),
  can: z.strictObject({ change: CouponAbility }),
})

/** A coupon on a piece: as the library had it, with the changes for this piece. */
export const AttachedCoupon = z.strictObject({
  ...sent,
  endDate: CalendarDay.nullable().describe('Null: the default of the campaign'),
  sourceId: z.strictObject({ source: shortText(40) }),
})

/** Of a coupon that is sent back whole, nothing of this is changed. */
const readOnly = Coupon.pick({
  key: true,
  marketName: true,
  groupName: true,
  sourceId: true,
  discounts: true,
  savedAt: true,
  can: true,
}).partial().shape

const placed = {
  hierarchyId: HierarchyId.optional().describe('Of a global coupon'),
  marketKey: Key.nullable().optional().describe('Of a dealer coupon'),
  groupKey: Key.nullable().optional().describe('Of a market-group coupon'),
}

const content = {
  heading: sent.heading,
  offerTitle: sent.offerTitle.default(''),
  offer_1: sent.offer_1.default(null),
  offer_1_qualifier: sent.offer_1_qualifier.default(null),
  A_off: sent.A_off.default(null),
  offer_2: sent.offer_2.default(null),
  offer_2_qualifier: sent.offer_2_qualifier.default(null),
  B_off: sent.B_off.default(null),
  disclaimer: sent.disclaimer.default(''),
  endDate: CalendarDay.nullable().default(null),
}

/** A copy of another coupon is made by sending that one. */
export const NewCoupon = z.strictObject({
  scope: CouponScope,
  ...placed,
  ...content,
  ...readOnly,
  status: CouponStatus.optional(),
  version: z.int().optional(),
})

export const ChangedCoupon = z.strictObject({
  ...content,
  status: CouponStatus.optional().describe('ACTIVE brings a retired coupon back'),
  version: z.int().optional(),
  scope: CouponScope.optional(),
  ...placed,
  ...readOnly,
})

const printedExample = {
  heading: 'Oil change special',
  offerTitle: 'Synthetic oil and filter change',
  offer_1: '$20',
  offer_1_qualifier: 'up to 5 quarts',
  A_off: 'OFF',
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
  disclaimer: 'Taxes and shop fees extra.',
}

export const couponExample = {
  key: 31,
  hierarchyId: 'HONDA',
  scope: 'DEALER' as const,
  marketKey: 14,
  marketName: 'Lakeside Honda',
  groupKey: null,
  groupName: null,
  ...printedExample,
  sourceId: { source: 'ECRM' },
  endDate: '2027-06-12',
  discounts: ['DOLLARS_OFF' as const],
  status: 'ACTIVE' as const,
  version: 1,
  savedAt: '2027-03-14T15:00:00.000Z',
  can: { change: { ok: true as const } },
}

export const newCouponExample = {
  scope: 'DEALER' as const,
  marketKey: 14,
  ...printedExample,
  endDate: '2027-06-12',
}
