import type { CalendarDate } from '../calendar/index.ts'
import {
  COMPLIMENTARY,
  firstOffer,
  OFF,
  secondOffer,
  type CouponFields,
  type OfferType,
} from '../coupons/index.ts'
import { withSeparators } from '../money/index.ts'
import type { PieceCoupon } from './piece-content.rules.ts'

/** How the offer of each type is printed; null: it takes no room. */
const PRINTED: Readonly<
  Record<OfferType, (value: string) => { amount: string; suffix: string } | null>
> = {
  'No Offer': () => null,
  Complimentary: () => ({ amount: COMPLIMENTARY, suffix: '' }),
  '$ Off': (value) => ({ amount: `$${withSeparators(value)}`, suffix: OFF }),
  '% Off': (value) => ({ amount: `${value}%`, suffix: OFF }),
  'Flat Cost': (value) => ({ amount: `$${withSeparators(value)}`, suffix: '' }),
}

interface Printed {
  /** Its last day on this piece. */
  expires?: CalendarDate | null
  link?: string | null
}

/** A coupon as it is printed on a piece; an empty offer takes no room. */
export function pieceCoupon(fields: CouponFields, printed: Printed = {}): PieceCoupon {
  const { heading, offerTitle, disclaimer } = fields
  return {
    heading,
    offerTitle,
    disclaimer,
    offers: [firstOffer(fields), secondOffer(fields)].flatMap(({ type, value, qualifier }) => {
      const printed = PRINTED[type](value)
      return printed ? [{ ...printed, qualifier }] : []
    }),
    expires: printed.expires ?? null,
    link: printed.link ?? null,
  }
}
