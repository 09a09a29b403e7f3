import { couponFace, type CouponStyle } from '../coupon-face.rules.ts'
import { block, box, cutBottom, grid, inset, rect, words, type Box } from '../draw.rules.ts'
import { BLACK, GREY, PAPER, type Palette } from '../inks.rules.ts'
import { paragraphsOf } from '../lines.rules.ts'
import type { Ink, Mark } from '../marks.rules.ts'
import { capHeight, textWidth } from '../../fonts/index.ts'
import { blades, stopwatch, wheel } from '../ornaments.rules.ts'
import type { PieceContent, PieceCoupon } from '../piece-content.rules.ts'

// Parts that several designs share.

/** The photo; without one a ground with a wheel, so that no design has a hole. */
export function photoIn(content: PieceContent, area: Box, palette: Palette): Mark[] {
  if (content.photo !== null) {
    return [{ kind: 'picture', ...area, picture: content.photo, fit: 'cover' }]
  }
  const across = Math.min(area.width, area.height) * 0.74
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  return [rect(area, palette.deep), wheel(middle, across, palette.accent)]
}

/** The market's logo on bare paper; a dealer without one has their name instead. */
export function logoIn({ logo, dealer }: PieceContent, area: Box): Mark[] {
  const ground = rect(area, PAPER, Math.min(4, area.height * 0.1))
  const room = inset(area, area.height * 0.14)
  if (logo !== null) return [ground, { kind: 'picture', ...room, picture: logo, fit: 'contain' }]
  const name = block(dealer.name, room, {
    face: 'display',
    size: room.height * 0.62,
    lines: 2,
    leading: 1.05,
    rise: 'middle',
    anchor: 'middle',
    ink: BLACK,
  })
  return [ground, ...name.marks]
}

/** `EXPRESS SERVICE` with the drawing of its brand, where a dealer offers it. */
export function expressService(
  content: Pick<PieceContent, 'hasExpressService' | 'isSecondBrand'>,
  at: { x: number; y: number },
  height: number,
  ink: Ink,
): Mark[] {
  if (!content.hasExpressService) return []
  const size = height * 0.56
  const x = at.x + height * 1.2
  const look = { face: 'label', size, ink, tracking: size * 0.05 } as const
  const caps = capHeight('label', size)
  const drawing = content.isSecondBrand ? blades : stopwatch
  return [
    drawing(at, height, ink),
    words('EXPRESS', x, at.y + height * 0.5 - size * 0.07, look),
    words('SERVICE', x, at.y + height * 0.5 + size * 0.07 + caps, look),
  ]
}

/** How wide the mark above comes out. */
export const expressWidth = (height: number): number =>
  height * 1.2 + textWidth('EXPRESS', 'label', height * 0.56, height * 0.028)

const cityLine = ({
  city,
  state,
  postalCode,
}: {
  city: string
  state: string
  postalCode: string
}) => [city, `${state} ${postalCode}`.trim()].filter((part) => part !== '').join(', ')

export { cityLine }

/** Coupons in as many rows as suit their number and their room; what is over stands wide in the first. */
export function couponGrid(
  coupons: readonly PieceCoupon[],
  area: Box,
  style: CouponStyle,
  gap = 12,
): Mark[] {
  if (coupons.length === 0) return []
  const cells = bestRows(coupons.length, area, gap)
  return coupons.flatMap((coupon, index) => couponFace(coupon, cells[index] ?? area, style))
}

/** A coupon likes to be more than half as wide again as it is high. */
const SHAPE = 1.7

function bestRows(count: number, area: Box, gap: number): Box[] {
  const choices = Array.from({ length: count }, (_, index) => rowsOf(count, index + 1, area, gap))
  const fault = (cells: readonly Box[]) =>
    Math.max(...cells.map(({ width, height }) => Math.abs(Math.log(width / height / SHAPE))))
  return choices.reduce((best, choice) => (fault(choice) < fault(best) ? choice : best))
}

function rowsOf(count: number, columns: number, area: Box, gap: number): Box[] {
  const rows = grid(area, 1, Math.ceil(count / columns), gap)
  const first = count - columns * (rows.length - 1)
  return rows.flatMap((row, index) => grid(row, index === 0 ? first : columns, 1, gap))
}

interface BodyLook {
  face?: 'text' | 'serif-text'
  size?: number
  ink?: Ink
}

/** Paragraphs: smaller while they do not fit, and only then as many as there is room for. */
export function bodyText(
  text: string,
  area: Box,
  look: BodyLook = {},
): { marks: Mark[]; height: number; isCut: boolean } {
  const { face = 'text', size = 10, ink = BLACK } = look
  const paragraphs = paragraphsOf(text)
  for (let tried = size; tried > SMALLEST_BODY; tried *= 0.95) {
    const set = paragraphsAt(paragraphs, area, { face, size: tried, ink })
    if (!set.isCut) return set
  }
  return paragraphsAt(paragraphs, area, { face, size: Math.min(size, SMALLEST_BODY), ink })
}

const SMALLEST_BODY = 6.5

function paragraphsAt(paragraphs: readonly string[], area: Box, look: Required<BodyLook>) {
  const { size } = look
  let marks: Mark[] = []
  let y = area.y
  for (const paragraph of paragraphs) {
    const room = area.y + area.height - y
    if (room < size) return { marks: cutShort(marks), height: area.height, isCut: true }
    const part = box(area.x, y, area.width, room)
    const set = block(paragraph, part, { ...look, smallest: size, leading: 1.42 })
    marks = [...marks, ...set.marks]
    if (set.fitted.isCut) return { marks, height: area.height, isCut: true }
    y += set.height + size * 1.15
  }
  return { marks, height: Math.max(0, y - area.y - size * 1.15), isCut: false }
}

/** Says of the last line that more ought to follow it. */
export const cutShort = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark, index) =>
    mark.kind === 'text' && index === marks.length - 1 ? { ...mark, isCut: true } : mark,
  )

const MOST_OF_LAW = 76

/** The legal text at the foot of a room, as high as it is long, and the room that it leaves. */
export function disclaimer(
  text: string,
  area: Box,
  { ink = GREY, gap = 10 }: { ink?: Ink; gap?: number } = {},
): [Mark[], Box] {
  if (text.trim() === '') return [[], area]
  const foot = cutBottom(area, Math.min(MOST_OF_LAW, area.height * 0.3))[0]
  const set = block(paragraphsOf(text).join(' '), foot, {
    face: 'text',
    size: 7,
    smallest: 6,
    leading: 1.22,
    ink,
    rise: 'bottom',
  })
  return [set.marks, cutBottom(area, set.height, gap)[1]]
}
