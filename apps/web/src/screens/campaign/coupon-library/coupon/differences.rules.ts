import { showDate } from '@marquee/rules/calendar'
import { pieceCoupon } from '@marquee/rules/pieces'
import type { Coupon } from '../answers.ts'
import { changedNames, labels } from './texts.ts'

/** In which values two states of a coupon differ, in words, a line each. */
export function differencesOf(before: Coupon, now: Coupon): string[] {
  const known = new Map(spoken(before))
  return spoken(now)
    .filter(([name, value]) => known.get(name) !== value)
    .map(([name, value]) => `${name}: ${value === '' ? changedNames.empty : value}`)
}

function spoken(coupon: Coupon): [name: string, value: string][] {
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
