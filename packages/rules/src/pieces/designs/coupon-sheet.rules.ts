import { block, box, cutBottom, cutTop, inset, rect } from '../draw.rules.ts'
import { PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, headedText } from './backs.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { couponGrid, expressService, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x11'
const SIDE = 206
const PHOTO = box(20, 20, 422, 150)

/** The front is a sheet of coupons beside a column that says what they are for. */
export const couponSheet: Design = {
  key: 'coupon-sheet',
  name: 'Coupon sheet',
  format: FORMAT,
  coupons: [4, 6],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    const palette = paletteOf(content.hierarchyId)
    const back = addressSide({ format: FORMAT, mail: 330, content, texts }, (area) => {
      const [, words] = cutTop(area, PHOTO.height - (area.y - PHOTO.y), 16)
      return [...photoIn(content, PHOTO, palette), ...headedText(content, texts, words)]
    })
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const side = inset(box(0, 0, SIDE, 432), 22, 26)
  const [foot, above] = cutBottom(side, 58, 20)
  const [mark, words] = content.hasExpressService ? cutBottom(above, 30, 18) : [foot, above]
  const head = block(texts.headline, cutTop(words, 170)[0], {
    face: 'display',
    size: 40,
    smallest: 16,
    lines: 5,
    leading: 1.02,
    ink: PAPER,
  })
  const [, below] = cutTop(words, head.height, 30)
  const sub = block(texts.subhead, below, {
    face: 'text',
    size: 12.5,
    smallest: 8,
    lines: 7,
    leading: 1.34,
    ink: PAPER,
  })
  return [
    rect(sheet(FORMAT), palette.tint),
    rect(box(-BLEED, -BLEED, SIDE + BLEED, 432 + 2 * BLEED), palette.deep),
    ...head.marks,
    rect(box(below.x, below.y - 17, 42, 4), palette.accent),
    ...sub.marks,
    ...expressService(content, mark, 30, PAPER),
    ...logoIn(content, foot),
    ...couponGrid(
      content.coupons,
      inset(box(SIDE, 0, 792 - SIDE, 432), 20, 22),
      { palette, look: 'bold' },
      12,
    ),
  ]
}
