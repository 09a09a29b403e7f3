import type { CalendarDate } from '../calendar/index.ts'
import { COMPLIMENTARY, firstOffer, OFF, secondOffer, type CouponFields } from '../coupons/index.ts'
import type { PieceCoupon } from './piece-content.rules.ts'

interface Printed {
  /** Its last day on this piece. */
  expires?: CalendarDate | null
  link?: string | null
}

/** A coupon as it stands on a piece; an offer that is none takes no room. */
export function pieceCoupon(fields: CouponFields, printed: Printed = {}): PieceCoupon {
  const { heading, offerTitle, disclaimer } = fields
  return {
    heading,
    offerTitle,
    disclaimer,
    offers: [firstOffer(fields), secondOffer(fields)].flatMap(({ type, value, qualifier }) => {
      if (type === 'No Offer') return []
      if (type === 'Complimentary') return [{ amount: COMPLIMENTARY, suffix: '', qualifier }]
      const amount = type === '% Off' ? `${value}%` : `$${value}`
      return [{ amount, suffix: type === 'Flat Cost' ? '' : OFF, qualifier }]
    }),
    expires: printed.expires ?? null,
    link: printed.link ?? null,
  }
}
