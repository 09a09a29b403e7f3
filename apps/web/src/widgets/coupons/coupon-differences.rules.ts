import { showDate } from '@marquee/rules/calendar'
import { pieceCoupon } from '@marquee/rules/pieces'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { CouponFields } from '@marquee/rules/coupons'
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
  const [first = '', second = ''] = pieceCoupon(coupon).offers.map(
    ({ amount, suffix, qualifier }) => [amount, suffix, qualifier].filter(Boolean).join(' '),
  )
  return [
    [labels.heading, heading],
    [labels.offerTitle, offerTitle],
    [changedNames.first, first],
    [changedNames.second, second],
    [labels.disclaimer, disclaimer],
    [labels.endDate, endDate ? showDate(endDate) : ''],
  ]
}
