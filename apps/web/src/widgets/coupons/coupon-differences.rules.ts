import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import {
  firstOffer,
  offerInWords,
  secondOffer,
  writeOffer,
  type CouponFields,
  type Offer,
} from '@marquee/rules/coupons'
import { changedNames, labels } from './texts.ts'

interface Said extends CouponFields {
  endDate: CalendarDate | null
}

/** In which values two states of a coupon differ, in words, a line each. */
export function couponDifferences(before: Said, now: Said): string[] {
  const known = new Map(spoken(before))
  return spoken(now)
    .filter(([name, value]) => known.get(name) !== value)
    .map(([name, value]) => `${name}: ${value === '' ? changedNames.empty : value}`)
}

function spoken(coupon: Said): [name: string, value: string][] {
  const { heading, offerTitle, disclaimer, endDate } = coupon
  return [
    [labels.heading, heading],
    [labels.offerTitle, offerTitle],
    [changedNames.first, wordsOf(firstOffer(coupon))],
    [changedNames.second, wordsOf(secondOffer(coupon))],
    [labels.disclaimer, disclaimer],
    [labels.endDate, endDate ? showDate(endDate) : ''],
  ]
}

function wordsOf({ qualifier, ...offer }: Offer): string {
  const { text, off } = writeOffer(offer)
  return text === null ? '' : offerInWords(text, off, qualifier)
}
