import type { CalendarDate } from '@marquee/rules/calendar'
import type { CouponFields, CouponScope } from '@marquee/rules/coupons'
import { wordsOf, type CouponWords } from '../../../../widgets/coupons/index.ts'
import type { ChosenMarket } from '../../../../widgets/markets/index.ts'

/** For whom a coupon is to be, as it is chosen. */
export interface PlaceValues {
  scope: CouponScope | ''
  hierarchyId: string
  groupKey: string
  market: ChosenMarket | null
}

export interface CouponValues extends PlaceValues, CouponWords {}

interface Known extends CouponFields {
  endDate: CalendarDate | null
}

export const valuesOf = (known: Known, place: PlaceValues): CouponValues => ({
  ...place,
  ...wordsOf(known),
})

/** For whom a new coupon is made, as it is sent. */
export function placeOf({ scope, hierarchyId, groupKey, market }: PlaceValues) {
  if (scope === 'GLOBAL') return { scope, hierarchyId }
  if (scope === 'MARKET_GROUP') return { scope, groupKey: Number(groupKey) }
  return { scope: 'DEALER' as const, marketKey: market?.key ?? null }
}
