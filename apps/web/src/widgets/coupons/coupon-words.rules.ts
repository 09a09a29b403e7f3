import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import {
  firstOffer,
  secondOffer,
  writeOffer,
  type CouponFields,
  type Offer,
  type OfferFields,
  type OfferType,
} from '@marquee/rules/coupons'
import type { PickedDate } from '../../ui/date-field/index.ts'

/** Offers as they are typed: the kind apart from the figure. */
export interface OfferValues {
  offer_1_type: OfferType
  offer_1: string
  offer_1_qualifier: string
  offer_2_type: OfferType
  offer_2: string
  offer_2_qualifier: string
}

/** What a coupon says, as it is typed. */
export interface CouponWords extends OfferValues {
  heading: string
  offerTitle: string
  disclaimer: string
  endDate: PickedDate
}

interface WithEnd extends CouponFields {
  endDate: CalendarDate | null
}

export function offerValues(fields: OfferFields): OfferValues {
  const first = firstOffer(fields)
  const second = secondOffer(fields)
  return {
    offer_1_type: first.type,
    offer_1: first.value,
    offer_1_qualifier: first.qualifier,
    offer_2_type: second.type,
    offer_2: second.value,
    offer_2_qualifier: second.qualifier,
  }
}

export function wordsOf(coupon: WithEnd): CouponWords {
  const { heading, offerTitle, disclaimer, endDate } = coupon
  return { heading, offerTitle, disclaimer, endDate, ...offerValues(coupon) }
}

/** What the coupon would say, however far it has been filled in. */
export function fieldsOf(values: Omit<CouponWords, 'endDate'>): CouponFields {
  const { heading, offerTitle, disclaimer } = values
  const first = written({
    type: values.offer_1_type,
    value: values.offer_1,
    qualifier: values.offer_1_qualifier,
  })
  const second = written({
    type: values.offer_2_type,
    value: values.offer_2,
    qualifier: values.offer_2_qualifier,
  })
  return {
    heading,
    offerTitle,
    disclaimer,
    offer_1: first.text,
    offer_1_qualifier: first.qualifier,
    A_off: first.off,
    offer_2: second.text,
    offer_2_qualifier: second.qualifier,
    B_off: second.off,
  }
}

function written({ qualifier, ...offer }: Offer) {
  return { ...writeOffer(offer), qualifier: (offer.type !== 'No Offer' && qualifier) || null }
}

/** The last day; one that is not finished yet is none. */
export const endDateOf = ({ endDate }: Pick<CouponWords, 'endDate'>): CalendarDate | null =>
  endDate !== null && isCalendarDate(endDate) ? endDate : null
