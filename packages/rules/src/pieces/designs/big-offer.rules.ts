import { block, box, cutBottom, cutTop, inset, rect, type Box } from '../draw.rules.ts'
import { BLACK, PAPER, paletteOf, type Palette } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import { offerMarks } from '../offer-words.rules.ts'
import { wheel } from '../ornaments.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsAndDealer } from './backs.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { callToAction, expressService, expressWidth, logoIn } from './parts.rules.ts'

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
    const back = addressSide(FORMAT, content, 262, (area) =>
      couponsAndDealer(content, texts, area, 'bold'),
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

/** The first coupon's amount, or the text that replaces it. */
function theOffer(
  { coupons }: PieceContent,
  texts: PieceTexts,
  area: Box,
  palette: Palette,
): Mark[] {
  const [first] = coupons
  const [large] = first?.offers ?? []
  const card = box(area.x, area.y, area.width * 0.72, area.height)
  const room = inset(card, 24, 20)
  const title = block(large ? (first?.offerTitle ?? '') : '', cutTop(room, 26)[0], {
    face: 'text-strong',
    size: 21,
    smallest: 9,
    lines: 1,
    ink: BLACK,
  })
  const [, below] = cutTop(room, title.height, title.height > 0 ? 14 : 0)
  const words = large
    ? offerMarks([large], below, palette, 2)
    : block(first?.offerTitle ?? texts.subhead, room, {
        face: 'display',
        size: 60,
        smallest: 14,
        lines: 3,
        leading: 1,
        rise: 'middle',
        ink: palette.accent,
      }).marks
  return [rect(card, PAPER, 6), ...title.marks, ...words]
}

function footer(content: PieceContent, texts: PieceTexts, area: Box, palette: Palette): Mark[] {
  const mark = 30
  const wide = content.hasExpressService ? expressWidth(mark) + 22 : 0
  const words = box(area.x + 152, area.y, area.width - 152 - 190 - wide, area.height)
  const action = box(area.x + area.width - 176, area.y + 8, 176, 40)
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
    ...callToAction(texts.callToAction, action, palette.deep, PAPER),
  ]
}
