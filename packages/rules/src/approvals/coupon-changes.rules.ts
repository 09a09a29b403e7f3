import { offerInWords } from '../coupons/index.ts'
import { canonical, type OrderedCoupon } from '../orders/index.ts'
import { dateChange, textChange } from './compared.rules.ts'
import { changeTexts as texts } from './texts.ts'

type Coupons = readonly OrderedCoupon[]

/** What differs in the coupons of a piece, each by its place on it. */
export function couponChanges(before: Coupons, now: Coupons): string[] {
  if (canonical(before) === canonical(now)) return []
  if (isReordered(before, now)) return [texts.couponOrder]
  const places = Array.from({ length: Math.max(before.length, now.length) }, (_, at) => at)
  return places.flatMap((at) => ofPlace(at + 1, before[at], now[at]))
}

const isReordered = (before: Coupons, now: Coupons): boolean => {
  const [old, present] = [before, now].map((coupons) => coupons.map(canonical).toSorted())
  return canonical(old) === canonical(present)
}

function ofPlace(
  place: number,
  before: OrderedCoupon | undefined,
  now: OrderedCoupon | undefined,
): string[] {
  if (before === undefined) return now ? [texts.couponAdded(place, couponInWords(now))] : []
  if (now === undefined) return [texts.couponRemoved(place, couponInWords(before))]
  if (before.couponKey !== now.couponKey) {
    return [texts.became(texts.coupon(place), couponInWords(before), couponInWords(now))]
  }
  return Object.values(couponWords).flatMap((changes) => changes?.(place, before, now) ?? [])
}

type Change = (place: number, before: OrderedCoupon, now: OrderedCoupon) => string[]

const partChange =
  (field: 'heading' | 'offerTitle' | 'disclaimer'): Change =>
  (place, before, now) =>
    textChange(texts.couponPart(place, texts.couponParts[field]), before[field], now[field])

/** By field; null where another field covers it, or it is not printed. */
const couponWords: Readonly<Record<keyof OrderedCoupon, Change | null>> = {
  offer_1: offerChange,
  offer_1_qualifier: null,
  A_off: null,
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
  heading: partChange('heading'),
  offerTitle: partChange('offerTitle'),
  disclaimer: partChange('disclaimer'),
  endDate: (place, before, now) =>
    dateChange(texts.couponPart(place, texts.couponParts.endDate), before.endDate, now.endDate),
  couponKey: null,
  source: null,
}

function offerChange(place: number, before: OrderedCoupon, now: OrderedCoupon): string[] {
  const old = offersInWords(before)
  const present = offersInWords(now)
  return old === present ? [] : [texts.became(texts.coupon(place), old, present)]
}

const couponInWords = (coupon: OrderedCoupon): string =>
  [coupon.offerTitle || coupon.heading, offersInWords(coupon)].filter(Boolean).join(', ')

/** As they are printed: '$20 off any service'. */
const offersInWords = (coupon: OrderedCoupon): string =>
  texts.and(
    [
      offerInWords(coupon.offer_1, coupon.A_off, coupon.offer_1_qualifier),
      offerInWords(coupon.offer_2, coupon.B_off, coupon.offer_2_qualifier),
    ].filter(Boolean),
  )
