import { api, useOperation, type Asked } from '../../../../api/index.ts'
import type { Coupon, CouponPlaces } from '../answers.ts'

export interface AskedCoupon {
  coupon: Coupon | undefined
  places: CouponPlaces | undefined
  isLoading: boolean
  /** What could not be loaded. */
  failed: Asked<unknown> | undefined
}

/** A coupon, and for a new one the places for which it may be made. */
export function useAskedCoupon(key: string | undefined, isNew: boolean): AskedCoupon {
  const coupon = useOperation(
    api.coupons.read,
    { params: { key: key ?? '' }, query: {} },
    { selection: false, enabled: key !== undefined },
  )
  const places = useOperation(api.coupons.places, {}, { enabled: isNew, selection: false })
  const all = [...(key === undefined ? [] : [coupon]), ...(isNew ? [places] : [])]
  return {
    coupon: key === undefined ? undefined : coupon.response,
    places: places.response,
    isLoading: all.some(({ status }) => status === 'loading'),
    failed: all.find(({ status }) => status === 'failed'),
  }
}
