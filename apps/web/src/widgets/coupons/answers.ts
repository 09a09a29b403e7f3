import type { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'

export type Coupon = AnswerOf<typeof coupons.read>
