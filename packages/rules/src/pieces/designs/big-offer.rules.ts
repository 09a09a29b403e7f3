import { block, box, cutBottom, cutTop, inset, rect, type Box } from '../draw.rules.ts'
import { BLACK, PAPER, paletteOf, type Palette } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import { offerMarks } from '../offer-words.rules.ts'
import { wheel } from '../ornaments.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsOrText } from './backs.rules.ts'
import { callToAction } from './contact.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { expressService, expressWidth, logoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x9'
const BAND = 92

/** No photo: the offer itself is the picture. */
export const bigOffer: Design = {
  key: 'big-offer',
  name: 'Big offer',
  format: FORMAT,
  coupons: [1, 2],
  photo: null,
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide({ format: FORMAT, mail: 262, content, texts }, (area) =>
      couponsOrText(content, texts, area, 'bold'),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const [foot, above] = cutBottom(box(0, 0, 648, 432), BAND)
  const room = inset(above, 34, 30)
  const head = block(texts.headline.toUpperCase(), cutTop(room, 66)[0], {
    face: 'label',
    size: 30,
    smallest: 12,
    lines: 2,
    leading: 1.12,
    ink: PAPER,
    tracking: 1.2,
  })
  const [, offer] = cutTop(room, head.height, 20)
  return [
    rect(sheet(FORMAT), palette.accent),
    wheel({ x: 560, y: 120 }, 430, palette.deep),
    rect(box(-BLEED, foot.y, 648 + 2 * BLEED, BAND + BLEED), PAPER),
    ...head.marks,
    ...theOffer(content, texts, offer, palette),
    ...footer(content, texts, inset(foot, 34, 18), palette),
  ]
}

/** The first coupon's offers, or the text that replaces them. */
function theOffer(
  { coupons }: PieceContent,
  texts: PieceTexts,
  area: Box,
  palette: Palette,
): Mark[] {
  const [first] = coupons
  const offers = first?.offers ?? []
  const isOne = offers.length < 2
  const card = box(area.x, area.y, area.width * (isOne ? 0.72 : 1), area.height)
  const room = inset(card, 24, 20)
  const title = block(offers.length > 0 ? (first?.offerTitle ?? '') : '', cutTop(room, 26)[0], {
    face: 'text-strong',
    size: 21,
    smallest: 9,
    lines: 1,
    ink: BLACK,
  })
  // One offer stands below what it is for; two lead, each with what it is for.
  const gap = title.height > 0 ? 14 : 0
  const below = isOne ? cutTop(room, title.height, gap)[1] : cutBottom(room, title.height, gap)[1]
  const words =
    offers.length > 0
      ? offerMarks(offers, below, palette, 2)
      : block(first?.offerTitle ?? texts.subhead, room, {
          face: 'display',
          size: 60,
          smallest: 14,
          lines: 3,
          leading: 1,
          rise: 'middle',
          ink: palette.accent,
        }).marks
  const moved = isOne ? 0 : room.height - title.height
  const titleMarks = title.marks.map((mark) => ({ ...mark, y: mark.y + moved }))
  return [rect(card, PAPER, 6), ...titleMarks, ...words]
}

function footer(content: PieceContent, texts: PieceTexts, area: Box, palette: Palette): Mark[] {
  const mark = 30
  const wide = content.hasExpressService ? expressWidth(mark) + 22 : 0
  const words = box(area.x + 152, area.y, area.width - 152 - 190 - wide, area.height)
  const action = box(area.x + area.width - 176, area.y + 4, 176, 52)
  return [
    ...logoIn(content, box(area.x - 6, area.y, 134, area.height)),
    ...block(texts.subhead, words, {
      face: 'text-strong',
      size: 14,
      smallest: 8,
      lines: 3,
      leading: 1.24,
      rise: 'middle',
      ink: BLACK,
    }).marks,
    ...expressService(content, { x: action.x - wide, y: area.y + 13 }, mark, palette.deep),
    ...callToAction(content, texts, action, { ink: palette.accent, quiet: BLACK, size: 8.5 }).marks,
  ]
}
