import { coupons } from '@marquee/contract/coupons'
import { bindSome } from '../platform/use-case.ts'
import { changeCoupon, retireCoupon } from './change-coupon.use-case.ts'
import { createCoupon } from './create-coupon.use-case.ts'
import { listCouponPlaces } from './list-coupon-places.use-case.ts'
import { listCoupons, readCoupon } from './list-coupons.use-case.ts'

// Campaigns answer which of them use a coupon.
export const couponsRoutes = bindSome(coupons, {
  list: listCoupons,
  places: listCouponPlaces,
  read: readCoupon,
  create: createCoupon,
  update: changeCoupon,
  retire: retireCoupon,
})
