import { FIRST, type StoredFields } from '../stored/index.ts'
import type { CouponFields } from './offers.rules.ts'

/** What is printed on a coupon, but for what lists sort it by. */
export type CouponContent = Omit<CouponFields, 'heading' | 'offerTitle'>

/** How a coupon of the library is stored. */
export const storedCoupon: StoredFields<CouponContent> = {
  offer_1: FIRST,
  offer_1_qualifier: FIRST,
  A_off: FIRST,
  offer_2: FIRST,
  offer_2_qualifier: FIRST,
  B_off: FIRST,
  disclaimer: FIRST,
}
