import { showDate } from '../calendar/index.ts'
import {
  block,
  box,
  cutBottom,
  cutRight,
  cutTop,
  frame,
  inset,
  rect,
  type Box,
} from './draw.rules.ts'
import { BLACK, GREY, PAPER, type Palette } from './inks.rules.ts'
import type { Mark } from './marks.rules.ts'
import type { PieceCoupon } from './piece-content.rules.ts'
import { LEAST_CODE, qrMarks } from './qr-marks.rules.ts'
import { scissors } from './ornaments.rules.ts'
import { titleAndOffers } from './coupon-offers.rules.ts'

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
  return [...code, ...foot, ...titleAndOffers(coupon, above, { ...style, scale })]
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
  return [...qrMarks(link, right), ...foot, ...titleAndOffers(coupon, above, { ...style, scale })]
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
