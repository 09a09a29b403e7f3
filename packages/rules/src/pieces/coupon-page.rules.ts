import type { ImageAssetType } from '../images/index.ts'
import { couponFace, type CouponStyle } from './coupon-face.rules.ts'
import { box } from './draw.rules.ts'
import { paletteOf, PAPER } from './inks.rules.ts'
import type { Page } from './marks.rules.ts'
import type { PieceCoupon } from './piece-content.rules.ts'

/** Three and a half inches wide, as a coupon that comes alone; and what fits a row of a list. */
const SIZES = { full: { width: 252, height: 144 }, thumbnail: { width: 168, height: 96 } } as const

export type CouponSize = keyof typeof SIZES

/** What pictures of coupons are for, each with the page that it shows and its width in pixels. */
export const COUPON_PICTURES = {
  'coupon-full': { size: 'full', width: 1050 },
  'coupon-thumbnail': { size: 'thumbnail', width: 336 },
} as const satisfies Partial<Record<ImageAssetType, { size: CouponSize; width: number }>>

export const COUPON_ASSET_TYPES = ['coupon-full', 'coupon-thumbnail'] as const

/** A coupon as a page of its own, for its picture in the library and in the editor. */
export function couponPage(
  coupon: PieceCoupon,
  hierarchyId: string,
  size: CouponSize = 'full',
  look: CouponStyle['look'] = 'band',
): Page {
  const { width, height } = SIZES[size]
  const style = { palette: paletteOf(hierarchyId), look, isSmall: size === 'thumbnail' }
  const edge = 4
  const face = couponFace(coupon, box(edge, edge, width - 2 * edge, height - 2 * edge), style)
  const ground = { kind: 'rect', x: 0, y: 0, width, height, fill: PAPER } as const
  return { name: 'coupon', width, height, bleed: 0, marks: [ground, ...face] }
}
