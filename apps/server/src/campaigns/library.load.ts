import { attachedFrom, type Library } from '@marquee/rules/campaigns'
import type { MarketPath } from '@marquee/rules/access'
import { couponsStore, type CouponRow } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import type { Use } from '../platform/sql/index.ts'

interface LibraryKeys {
  creatives: readonly number[]
  coupons: readonly number[]
}

/** Creatives and coupons as they are now, as far as they may be used at a place. */
export async function libraryAt(place: MarketPath, keys: LibraryKeys, use: Use): Promise<Library> {
  const creatives = await use(creativesStore).findAll([...new Set(keys.creatives)])
  const coupons = await use(couponsStore).findAllReaching([...new Set(keys.coupons)], place)
  return {
    creatives: new Map(
      creatives.map(({ key, version, content }) => [key, { ...content, key, version }]),
    ),
    coupons: new Map(
      coupons
        .filter(({ status }) => status === 'ACTIVE')
        .map((coupon) => [coupon.key, attachedFrom(fieldsOf(coupon))]),
    ),
  }
}

function fieldsOf({ heading, offerTitle, content, endDate, source }: CouponRow) {
  return { heading, offerTitle, ...content, endDate, source }
}
