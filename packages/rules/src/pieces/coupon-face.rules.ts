import { showDate } from '../calendar/index.ts'
import {
  block,
  box,
  cutBottom,
  cutLeft,
  cutRight,
  cutTop,
  frame,
  inset,
  rect,
  type Box,
} from './draw.rules.ts'
import { BLACK, GREY, PAPER, type Palette } from './inks.rules.ts'
import type { Mark } from './marks.rules.ts'
import { offerMarks, offersWidth } from './offer-words.rules.ts'
import type { PieceCoupon } from './piece-content.rules.ts'
import { LEAST_CODE, qrMarks } from './qr-marks.rules.ts'
import { scissors } from './ornaments.rules.ts'

export interface CouponStyle {
  palette: Palette
  /** band: the heading on a filled band; line: above a rule; side: on a band at the left edge. */
  look: 'band' | 'line' | 'bold'
  /** A thumbnail shows neither the small print nor the code. */
  isSmall?: boolean
}

/** A coupon in a box: dashed where it is cut out, the amount as large as there is room. */
export function couponFace(coupon: PieceCoupon, area: Box, style: CouponStyle): Mark[] {
  const scale = Math.sqrt(area.width * area.height) / 150
  const edge = Math.max(0.75, Math.min(1.25, scale))
  const outline = { ink: GREY, width: edge, dash: [edge * 4, edge * 2.6] as const }
  const [head, rest] = heading(coupon, area, style, scale)
  const body = inset(rest, Math.max(5, Math.min(rest.width, rest.height) * 0.08))
  return [
    rect(area, PAPER),
    ...head,
    ...insides(coupon, body, style, scale),
    frame(area, outline.ink, edge, { stroke: outline }),
    ...scissors({ x: area.x + area.width * 0.9, y: area.y + area.height }, Math.max(7, 8 * scale)),
  ]
}

function heading(
  { heading }: PieceCoupon,
  area: Box,
  style: CouponStyle,
  scale: number,
): [Mark[], Box] {
  if (heading.trim() === '') return [[], area]
  const { look, palette } = style
  const height = Math.max(13, Math.min(34, area.height * (look === 'bold' ? 0.2 : 0.16)))
  const [band, rest] = cutTop(area, height)
  const room = inset(band, Math.max(5, 7 * scale), height * 0.16)
  const isFilled = look !== 'line'
  const { marks } = block(heading.toUpperCase(), room, {
    face: 'label',
    size: height * 0.58,
    smallest: 6,
    lines: 2,
    leading: 1.1,
    rise: 'middle',
    ink: isFilled ? PAPER : palette.accent,
    anchor: isFilled ? 'middle' : 'start',
    tracking: height * 0.025,
  })
  const ground = isFilled
    ? rect(band, look === 'bold' ? palette.deep : palette.accent)
    : rect(box(room.x, band.y + height - 1, room.width, 1), palette.accent)
  return [[ground, ...marks], rest]
}

function insides(coupon: PieceCoupon, area: Box, style: CouponStyle, scale: number): Mark[] {
  const side = codeSide(area)
  const link = style.isSmall ? null : coupon.link
  if (link !== null && side < LEAST_CODE && isTall(area)) {
    return codeAtTheFoot(coupon, link, area, style, scale)
  }
  const hasCode = link !== null && side >= LEAST_CODE
  const [right, rest] = hasCode ? cutRight(area, side, side * 0.1) : [area, area]
  const code = hasCode
    ? qrMarks(link, box(right.x, right.y + (right.height - side) / 2, side, side))
    : []
  const [foot, above] = footer(coupon, rest, style, scale)
  return [...code, ...foot, ...titleAndOffers(coupon, above, style, scale)]
}

const isTall = ({ width, height }: Box) => width > 2 * LEAST_CODE && height > 2.4 * LEAST_CODE

/** In a narrow coupon the code stands beside the small print. */
function codeAtTheFoot(
  coupon: PieceCoupon,
  link: string,
  area: Box,
  style: CouponStyle,
  scale: number,
): Mark[] {
  const [low, above] = cutBottom(area, LEAST_CODE, 4)
  const [right, rest] = cutRight(low, LEAST_CODE, 2)
  const [foot] = footer(coupon, rest, style, scale)
  return [...qrMarks(link, right), ...foot, ...titleAndOffers(coupon, above, style, scale)]
}

const codeSide = ({ width, height }: Box) => Math.min(width * 0.32, height * 0.8, 90)

function footer(
  coupon: PieceCoupon,
  area: Box,
  { isSmall }: CouponStyle,
  scale: number,
): [Mark[], Box] {
  const size = Math.max(6, Math.min(9.5, 6.6 * scale))
  const lines = [
    ...(isSmall ? [] : [{ text: coupon.disclaimer, face: 'text' as const }]),
    {
      text: coupon.expires ? `Expires ${showDate(coupon.expires)}` : '',
      face: 'text-strong' as const,
    },
  ].filter(({ text }) => text.trim() !== '')
  const step = size * 1.25
  const [foot, rest] = cutBottom(area, lines.length * step, lines.length * size * 0.4)
  const marks = lines.flatMap(({ text, face }, index) => {
    const row = box(foot.x, foot.y + index * step + step * 0.2, foot.width, size)
    return block(text, row, {
      face,
      size,
      smallest: 6,
      lines: 1,
      ink: index === lines.length - 1 ? BLACK : GREY,
    }).marks
  })
  return [marks, rest]
}

function titleAndOffers(coupon: PieceCoupon, area: Box, style: CouponStyle, scale: number): Mark[] {
  const ink = style.look === 'bold' ? style.palette.accent : BLACK
  if (coupon.offers.length === 0) {
    const setting = {
      face: 'display',
      size: 26 * scale,
      lines: 4,
      leading: 1.05,
      rise: 'middle',
      ink,
    } as const
    return block(coupon.offerTitle, area, setting).marks
  }
  const beside = isWide(area) ? besideOffers(coupon, area, style, scale) : undefined
  if (beside) return beside
  if (coupon.offers.length > 1) return belowOffers(coupon, area, style, scale)
  const [room] = cutTop(area, area.height * 0.36)
  const size = Math.max(8, Math.min(20, 12.5 * scale, area.height * 0.24))
  const title = block(coupon.offerTitle, room, {
    face: 'text-strong',
    size,
    lines: 2,
    leading: 1.12,
    ink: BLACK,
  })
  const [, rest] = cutTop(area, title.height, title.height > 0 ? size * 0.62 : 0)
  return [...title.marks, ...offerMarks(coupon.offers, rest, style.palette, scale)]
}

const isWide = ({ width, height }: Box) => width > 2.6 * height

/**
 * In a low coupon the offers take the whole height, and what they are for stands beside
 * them; undefined where that is too long.
 */
function besideOffers(
  coupon: PieceCoupon,
  area: Box,
  { palette }: CouponStyle,
  scale: number,
): Mark[] | undefined {
  const isOne = coupon.offers.length === 1
  const offers = isOne ? coupon.offers.map((one) => ({ ...one, qualifier: '' })) : coupon.offers
  const most = area.width * (isOne ? 0.5 : 0.66)
  // A long word, as Complimentary, is larger below its title.
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
  if (title.fitted.isCut || qualifier.fitted.isCut) return undefined
  return [...offerMarks(offers, left, palette, scale), ...title.marks, ...qualifier.marks]
}

/** Two offers lead, beside each other; what they are for stands below them. */
function belowOffers(coupon: PieceCoupon, area: Box, style: CouponStyle, scale: number): Mark[] {
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
  return [...offerMarks(coupon.offers, above, style.palette, scale), ...title.marks]
}
