import type { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'

export type CouponPage = AnswerOf<typeof coupons.list>
export type Coupon = AnswerOf<typeof coupons.read>
export type CouponPlaces = AnswerOf<typeof coupons.places>
