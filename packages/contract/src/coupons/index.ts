import { z } from 'zod'
import { MANAGING_COUPONS } from '@marquee/rules/coupons'
import {
  HierarchyId,
  Key,
  KeyText,
  operations,
  searchQuery,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import {
  CouponAbility,
  ChangedCoupon,
  Coupon,
  couponExample,
  CouponScope,
  CouponStatus,
  DiscountType,
  newCouponExample,
  NewCoupon,
} from './schemas.ts'
import { Uses, usesExample } from './uses.ts'

export { AttachedCoupon, NewCoupon } from './schemas.ts'
export { MOST_USES_NAMED, Uses, usesExample } from './uses.ts'

const COUPON_COLUMNS = ['heading', 'endDate', 'savedAt'] as const

const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' } as const
/** Which of these a coupon takes, its scope says. */
const managers = { anyOf: MANAGING_COUPONS, scope: 'scope' } as const

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const refusals = { 'coupon.scope-denied': 403, 'coupon.kept-above': 403 } as const

export const coupons = operations('coupons', {
  list: {
    method: 'GET',
    path: '/coupon',
    summary: 'Coupons of the brand, of groups and of dealers, as far as they reach the caller.',
    access: readers,
    query: z.strictObject({
      ...selection,
      ...searchQuery(COUPON_COLUMNS),
      scope: CouponScope.optional(),
      discountType: DiscountType.optional().describe('Of either offer'),
      status: CouponStatus.optional(),
      text: shortText(80).optional().describe('Part of the heading or the offer title'),
    }),
    reply: {
      status: 200,
      body: searchReply('coupons', Coupon, { can: z.strictObject({ create: CouponAbility }) }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA', marketKey: '14', status: 'ACTIVE' },
      reply: {
        coupons: [couponExample],
        totalElements: 1,
        page: 0,
        size: 20,
        can: { create: { ok: true } },
      },
    },
  },
  places: {
    method: 'GET',
    path: '/coupon-places',
    summary: 'For whom the caller may make coupons.',
    access: readers,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        can: z.strictObject({
          GLOBAL: CouponAbility,
          MARKET_GROUP: CouponAbility,
          DEALER: CouponAbility,
        }),
        brands: z.array(z.strictObject({ hierarchyId: HierarchyId, name: z.string() })),
        groups: z.array(z.strictObject({ key: Key, name: z.string(), hierarchyId: HierarchyId })),
      }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA' },
      reply: {
        can: {
          GLOBAL: { ok: false, reason: 'coupon.scope-denied' },
          MARKET_GROUP: { ok: true },
          DEALER: { ok: true },
        },
        brands: [],
        groups: [{ key: 3, name: 'Detroit Metro', hierarchyId: 'HONDA' }],
      },
    },
  },
  read: {
    method: 'GET',
    path: '/coupon/{key}',
    summary: 'A coupon that reaches the caller.',
    access: { ...readers, object: 'params.key' },
    params,
    query,
    reply: { status: 200, body: Coupon },
    failures: {},
    example: { params: { key: '31' }, reply: couponExample },
  },
  uses: {
    method: 'GET',
    path: '/coupon/{key}/uses',
    summary: 'Which templates, drafts and orders use a coupon, as far as the caller may see.',
    access: { ...readers, object: 'params.key' },
    params,
    query,
    reply: { status: 200, body: Uses },
    failures: {},
    example: { params: { key: '31' }, reply: usesExample },
  },
  create: {
    method: 'POST',
    path: '/coupon',
    summary: 'Creates a coupon; a copy of another where that one is sent.',
    access: managers,
    audit: 'coupon.created',
    query,
    body: NewCoupon,
    reply: { status: 201, body: Coupon },
    failures: {
      'coupon.scope-denied': 403,
      'coupon.beyond-brand': 403,
      'coupon.brand-missing': 422,
      'coupon.dealer-missing': 422,
      'coupon.group-missing': 422,
    },
    example: { body: newCouponExample, reply: couponExample },
  },
  update: {
    method: 'PUT',
    path: '/coupon/{key}',
    summary: 'Changes what a coupon says, or brings a retired one back; for whom it is stays.',
    access: { ...managers, object: 'params.key' },
    audit: 'coupon.changed',
    params,
    query,
    body: ChangedCoupon,
    reply: { status: 200, body: Coupon },
    failures: { ...refusals, 'coupon.retired': 409, 'coupon.changed-meanwhile': 409 },
    example: {
      params: { key: '31' },
      body: { ...newCouponExample, version: 1 },
      reply: { ...couponExample, version: 2 },
    },
  },
  retire: {
    method: 'DELETE',
    path: '/coupon/{key}',
    summary: 'Retires a coupon: nobody chooses it any more, and what uses it keeps it.',
    access: { ...managers, object: 'params.key' },
    audit: 'coupon.retired',
    params,
    query,
    reply: { status: 200, body: z.strictObject({ key: Key, status: CouponStatus }) },
    failures: { ...refusals, 'coupon.retired': 409, 'coupon.changed-meanwhile': 409 },
    example: { params: { key: '31' }, reply: { key: 31, status: 'RETIRED' } },
  },
})
