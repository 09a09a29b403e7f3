import { block, box, cutLeft, grid, rect, words, type Box } from './draw.rules.ts'
import { BLACK, LINE, type Palette } from './inks.rules.ts'
import type { Ink, Mark } from './marks.rules.ts'
import { capHeight, oneLine, textWidth } from '../fonts/index.ts'
import type { PieceCoupon } from './piece-content.rules.ts'

type Offer = PieceCoupon['offers'][number]

const SUFFIX = 0.46
/** Nothing is printed smaller, in points. */
const LEAST = 6
const GAP = 0.07
/** A dollar sign reaches above capitals and below the baseline, each by this share of the size. */
const REACH = 0.115
/** How high an amount is, of its size. */
const TALL = capHeight('display', 1) + 2 * REACH

/** The large words of a coupon: never cut, and as large as there is room. */
export function offerMarks(
  offers: readonly Offer[],
  area: Box,
  palette: Palette,
  scale: number,
): Mark[] {
  if (offers.length < 2) return offers.flatMap((offer) => oneOffer(offer, area, palette, scale))
  const gap = Math.max(6, 9 * scale)
  const columns = grid(area, offers.length, 1, gap * 2)
  const rows = grid(area, 1, offers.length, gap)
  const sizeIn = (cells: readonly Box[]) =>
    Math.min(...offers.map((offer, index) => sizeOf(offer, cells[index] ?? area, scale)))
  const inRows = sizeIn(rows)
  const inColumns = sizeIn(columns)
  // Beside each other where that costs little: a long word stands above or below the other offer.
  const isWide = inColumns >= inRows * 0.8
  const cells = isWide ? columns : rows
  const largest = isWide ? inColumns : inRows
  const rules = cells
    .slice(1)
    .map(({ x, y, width, height }) =>
      isWide
        ? rect(box(x - gap - 0.3, y, 0.6, height), LINE)
        : rect(box(x, y - gap / 2 - 0.3, width, 0.6), LINE),
    )
  return [
    ...rules,
    ...offers.flatMap((offer, index) =>
      oneOffer(offer, cells[index] ?? area, palette, scale, largest),
    ),
  ]
}

function oneOffer(
  offer: Offer,
  area: Box,
  { accent }: Palette,
  scale: number,
  most = Infinity,
): Mark[] {
  const beside = most === Infinity ? besideAmount(offer, area, accent, scale) : undefined
  if (beside) return beside
  const qualifier = qualifierOf(offer, area, scale)
  const size = Math.min(most, sizeOf(offer, area, scale))
  const height = size * TALL
  const gap = qualifier.height > 0 ? gapOf(scale) : 0
  const spare = Math.max(0, area.height - height - gap - qualifier.height) / 2
  const baseline = area.y + spare + height - size * REACH
  return [
    ...amountMarks(offer, area.x, baseline, size, accent),
    ...qualifier.marks.map((mark) => ({ ...mark, y: mark.y + spare + height + gap })),
  ]
}

/** A short amount takes the whole height, and what it is for the room that it leaves at its right. */
function besideAmount(offer: Offer, area: Box, ink: Ink, scale: number): Mark[] | undefined {
  if (offer.qualifier.trim() === '') return undefined
  const size = area.height / TALL
  const wide = widthOf(offer) * size
  const [, room] = cutLeft(area, wide, 14 * scale)
  const usual = sizeOf(offer, area, scale)
  const isBetter = size > usual * 1.12 || widthOf(offer) * usual < area.width * 0.4
  if (!isBetter || room.width < LEAST_BESIDE * scale) return undefined
  const qualifier = block(offer.qualifier, room, {
    face: 'text-strong',
    size: Math.max(6.5, Math.min(32, 11 * scale, room.width * 0.2)),
    lines: 4,
    leading: 1.14,
    rise: 'bottom',
    ink: BLACK,
  })
  if (qualifier.fitted.isCut) return undefined
  const baseline = area.y + area.height - size * REACH
  return [
    ...amountMarks(offer, area.x, baseline, size, ink),
    ...qualifier.marks.map((mark) => ({ ...mark, y: mark.y - size * REACH })),
  ]
}

const LEAST_BESIDE = 46

const gapOf = (scale: number) => Math.max(2, 3 * scale)

function qualifierOf({ qualifier }: Offer, area: Box, scale: number) {
  const size = Math.max(6.5, Math.min(12, 8 * scale))
  return block(qualifier, box(area.x, area.y, area.width, area.height * 0.42), {
    face: 'text-strong',
    size,
    lines: 3,
    leading: 1.14,
    ink: BLACK,
  })
}

/** As large as its room allows. */
function sizeOf(offer: Offer, area: Box, scale: number): number {
  const { height } = qualifierOf(offer, area, scale)
  const room = area.height - (height > 0 ? height + gapOf(scale) : 0)
  return Math.max(4, Math.min(area.width / Math.max(widthOf(offer), 0.01), room / TALL))
}

const widthOf = ({ amount, suffix }: Offer) =>
  textWidth(oneLine(amount), 'display', 1) +
  (suffix.trim() === '' ? 0 : GAP + textWidth(oneLine(suffix), 'display', SUFFIX))

/** How wide offers come out beside each other where they are as high as their room. */
export const offersWidth = (offers: readonly Offer[], height: number): number =>
  offers.reduce((sum, offer) => sum + (widthOf(offer) * height) / TALL, 0)

/** `$20` with a smaller `OFF` that hangs from the height of its capitals. */
function amountMarks(
  { amount, suffix }: Offer,
  x: number,
  baseline: number,
  size: number,
  ink: Ink,
): Mark[] {
  const large = words(amount, x, baseline, { face: 'display', size, ink })
  if (suffix.trim() === '') return [large]
  const after = x + textWidth(large.text, 'display', size) + size * GAP
  const rise = capHeight('display', size) * (1 - SUFFIX)
  return [
    large,
    words(suffix, after, baseline - rise, {
      face: 'display',
      size: Math.max(LEAST, size * SUFFIX),
      ink,
    }),
  ]
}
