import { useCouponHeading } from './use-coupons.ts'

/** The heading of a coupon, by its key. */
export function CouponName({ couponKey }: { couponKey: number }) {
  return <>{useCouponHeading(couponKey)}</>
}
