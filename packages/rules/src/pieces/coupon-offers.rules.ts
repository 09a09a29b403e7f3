import { block, cutBottom, cutLeft, cutTop, type Box } from './draw.rules.ts'
import { BLACK, GREY, type Palette } from './inks.rules.ts'
import type { Mark } from './marks.rules.ts'
import { offerMarks, offersWidth } from './offer-words.rules.ts'
import type { PieceCoupon } from './piece-content.rules.ts'

interface OfferStyle {
  palette: Palette
  look: 'band' | 'line' | 'bold'
  scale: number
}

type Layout = (coupon: PieceCoupon, area: Box, style: OfferStyle) => Mark[] | undefined

/** What a coupon gives and what for, in the first layout that keeps all of it readable. */
export function titleAndOffers(coupon: PieceCoupon, area: Box, style: OfferStyle): Mark[] {
  if (coupon.offers.length === 0) return titleAlone(coupon, area, style)
  const layouts: Layout[] = [
    ...(isWide(area) ? [besideOffers] : []),
    ...(coupon.offers.length > 1 ? [belowOffers] : []),
  ]
  const tried = layouts.map((layout) => layout(coupon, area, style))
  return tried.find((marks) => marks && isReadable(marks)) ?? aboveOffers(coupon, area, style)
}

const isReadable = (marks: readonly Mark[]) =>
  marks.every((mark) => mark.kind !== 'text' || (mark.size >= LEAST && !mark.isCut))

const LEAST = 6

function titleAlone(coupon: PieceCoupon, area: Box, { palette, look, scale }: OfferStyle): Mark[] {
  return block(coupon.offerTitle, area, {
    face: 'display',
    size: 26 * scale,
    lines: 4,
    leading: 1.05,
    rise: 'middle',
    ink: look === 'bold' ? palette.accent : BLACK,
  }).marks
}

function aboveOffers(coupon: PieceCoupon, area: Box, { palette, scale }: OfferStyle): Mark[] {
  const size = Math.max(8, Math.min(20, 12.5 * scale, area.height * 0.24))
  const title = block(coupon.offerTitle, cutTop(area, area.height * 0.36)[0], {
    face: 'text-strong',
    size,
    lines: 2,
    leading: 1.12,
    ink: BLACK,
  })
  const [, rest] = cutTop(area, title.height, title.height > 0 ? size * 0.62 : 0)
  return [...title.marks, ...offerMarks(coupon.offers, rest, palette, scale)]
}

const isWide = ({ width, height }: Box) => width > 2.6 * height

/**
 * In a low coupon the offers take the whole height, and what they are for stands beside
 * them; undefined for a long word, which is larger below its title.
 */
function besideOffers(
  coupon: PieceCoupon,
  area: Box,
  { palette, scale }: OfferStyle,
): Mark[] | undefined {
  const isOne = coupon.offers.length === 1
  const offers = isOne ? coupon.offers.map((one) => ({ ...one, qualifier: '' })) : coupon.offers
  const most = area.width * (isOne ? 0.5 : 0.66)
  if (isOne && offersWidth(offers, area.height) > area.width * 1.2) return undefined
  const wide = isOne ? Math.min(most, offersWidth(offers, area.height)) : most
  const [left, words] = cutLeft(area, wide, 12 * scale)
  const size = Math.max(8, Math.min(18, 13 * scale, area.height * 0.3))
  const title = block(coupon.offerTitle, words, {
    face: 'text-strong',
    size,
    lines: 3,
    leading: 1.14,
    ink: BLACK,
  })
  const [, below] = cutTop(words, title.height, size * 0.6)
  const qualifier = block(isOne ? (coupon.offers[0]?.qualifier ?? '') : '', below, {
    face: 'text-strong',
    size: Math.max(6.5, size * 0.72),
    lines: 3,
    leading: 1.14,
    ink: GREY,
  })
  return [...offerMarks(offers, left, palette, scale), ...title.marks, ...qualifier.marks]
}

/** Two offers lead, beside each other; what they are for stands below them. */
function belowOffers(coupon: PieceCoupon, area: Box, { palette, scale }: OfferStyle): Mark[] {
  const size = Math.max(7.5, Math.min(16, 10.5 * scale, area.height * 0.16))
  const [room] = cutBottom(area, area.height * 0.3)
  const title = block(coupon.offerTitle, room, {
    face: 'text-strong',
    size,
    lines: 2,
    leading: 1.12,
    rise: 'bottom',
    ink: BLACK,
  })
  const [, above] = cutBottom(area, title.height, title.height > 0 ? size * 0.6 : 0)
  return [...offerMarks(coupon.offers, above, palette, scale), ...title.marks]
}
