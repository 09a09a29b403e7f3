import { compareDates, type CalendarDate } from '@marquee/rules/calendar'
import {
  COUPON_SCOPES,
  defaultEndDate,
  type CouponFields,
  type CouponScope,
} from '@marquee/rules/coupons'
import { wordsOf, type CouponWords } from '../../../../widgets/coupons/index.ts'
import type { ChosenMarket } from '../../../../widgets/markets/index.ts'
import type { Coupon, CouponPlaces } from '../answers.ts'

/** For whom a coupon is to be, as it is chosen. */
interface PlaceValues {
  scope: CouponScope | ''
  hierarchyId: string
  groupKey: string
  market: ChosenMarket | null
}

export interface CouponValues extends PlaceValues, CouponWords {}

interface WithEnd extends CouponFields {
  endDate: CalendarDate | null
}

export const valuesOf = (coupon: WithEnd, place: PlaceValues): CouponValues => ({
  ...place,
  ...wordsOf(coupon),
})

/** For whom a new coupon is made, as it is sent. */
export function placeOf({ scope, hierarchyId, groupKey, market }: PlaceValues) {
  if (scope === 'GLOBAL') return { scope, hierarchyId }
  if (scope === 'MARKET_GROUP') return { scope, groupKey: Number(groupKey) }
  return { scope: 'DEALER' as const, marketKey: market?.key ?? null }
}

const EMPTY = {
  heading: '',
  offerTitle: '',
  disclaimer: '',
  offer_1: null,
  offer_1_qualifier: null,
  A_off: null,
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
}

interface Starting {
  places: CouponPlaces
  today: CalendarDate
  /** The market and the brand that the person works in. */
  market: ChosenMarket | null
  hierarchyId: string | undefined
  /** The brand for whose template it is made. */
  ofTemplate?: string | undefined
  /** The coupon of which a copy is made. */
  copied?: Coupon | undefined
}

/** What the form of a new coupon, or of a copy, begins with. */
export function startingValues(starting: Starting): CouponValues {
  const { today, copied } = starting
  const standard = defaultEndDate({ today })
  const ends = copied ? copied.endDate : standard
  const isOver = ends !== null && compareDates(ends, today) < 0
  return valuesOf(
    { ...(copied ?? EMPTY), endDate: isOver ? standard : ends },
    startingPlace(starting),
  )
}

function startingPlace({ places, market, hierarchyId, ofTemplate, copied }: Starting): PlaceValues {
  const { can, brands, groups } = places
  const open = COUPON_SCOPES.filter((scope) => can[scope].ok)
  const dealer = market?.type === 'DEALER' ? market : null
  const ofBrand: CouponScope | undefined = ofTemplate === undefined ? undefined : 'GLOBAL'
  const likely = copied?.scope ?? ofBrand ?? (dealer ? 'DEALER' : undefined)
  const scope = open.find((one) => one === likely) ?? open.at(dealer ? -1 : 0) ?? ''
  // Of several, none is taken by itself: a coupon never leaves its brand.
  const only = brands.length === 1 ? brands[0]?.hierarchyId : undefined
  const candidates = [copied?.hierarchyId, ofTemplate, hierarchyId, only]
  const brand = candidates.find((id) => brands.some((one) => one.hierarchyId === id))
  const group = groups.find(({ key }) => key === copied?.groupKey) ?? groups[0]
  return {
    scope,
    market: dealer,
    hierarchyId: brand ?? '',
    groupKey: group ? String(group.key) : '',
  }
}

/** The kinds of coupon that a person is offered: one that they may never make is left out. */
export const offeredScopes = ({ can }: CouponPlaces): CouponScope[] =>
  COUPON_SCOPES.filter((scope) => {
    const ability = can[scope]
    return ability.ok || ability.reason !== 'coupon.scope-denied'
  })

/** The brand whose colors a new coupon has. */
export function brandOfNew(
  { scope, hierarchyId, groupKey, market }: PlaceValues,
  places: CouponPlaces,
  selected: string | undefined,
): string {
  if (scope === 'GLOBAL') return hierarchyId
  const group = places.groups.find(({ key }) => String(key) === groupKey)
  const own = scope === 'MARKET_GROUP' ? group?.hierarchyId : market?.hierarchyId
  return own ?? selected ?? ''
}
