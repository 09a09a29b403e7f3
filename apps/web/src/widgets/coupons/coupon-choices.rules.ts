import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { offerInWords, type CouponFields } from '@marquee/rules/coupons'
import { choiceTexts } from './texts.ts'

/** A coupon in a list to choose from. */
export interface CouponChoice {
  key: number
  heading: string
  /** What tells it from another one with the same heading. */
  about: string
}

interface Listed extends CouponFields {
  key: number
  groupName: string | null
  endDate: CalendarDate | null
}

/** Coupons of one heading and one offer are told apart by their small print. */
export function couponChoices(coupons: readonly Listed[]): CouponChoice[] {
  const said = coupons.map((coupon) => `${coupon.heading} ${aboutOf(coupon)}`)
  return coupons.map((coupon, at) => {
    const { key, heading, disclaimer } = coupon
    const about = aboutOf(coupon)
    const isLikeOther = said.some((other, place) => place !== at && other === said[at])
    return { key, heading, about: isLikeOther ? joined([about, disclaimer]) : about }
  })
}

function aboutOf(coupon: Listed): string {
  const { offerTitle, offer_1, A_off, offer_1_qualifier, offer_2, B_off, offer_2_qualifier } =
    coupon
  return joined([
    offerTitle,
    offerInWords(offer_1, A_off, offer_1_qualifier),
    offerInWords(offer_2, B_off, offer_2_qualifier),
    coupon.groupName,
    coupon.endDate && choiceTexts.through(showDate(coupon.endDate)),
  ])
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
