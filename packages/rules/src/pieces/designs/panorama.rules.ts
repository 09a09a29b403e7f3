import { block, box, cutLeft, cutTop, inset, rect } from '../draw.rules.ts'
import { BLACK, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, headedText } from './backs.rules.ts'
import { contactPanel } from './contact.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { couponGrid, expressService, expressWidth, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x11'
const WIDTH = 792
const TALL = 258
const PHOTO = box(-BLEED, -BLEED, WIDTH + 2 * BLEED, TALL + BLEED)

/** A wide photo above, and below it the words beside the coupons. */
export const panorama: Design = {
  key: 'panorama',
  name: 'Panorama',
  format: FORMAT,
  coupons: [0, 1, 2, 3],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide({ format: FORMAT, mail: 330, content, texts }, (area) =>
      headedText(content, texts, area),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const room = inset(box(0, TALL, WIDTH, 432 - TALL), 30, 22)
  const count = content.coupons.length
  const share = [0.6, 0.56, 0.34, 0.3][Math.min(count, 3)] ?? 0.3
  const [words, cards] = cutLeft(room, room.width * share, 22)
  const head = block(texts.headline, cutTop(words, 92)[0], {
    face: 'display',
    size: count === 0 ? 46 : 38,
    smallest: 16,
    lines: 3,
    leading: 1.02,
    ink: palette.accent,
  })
  const [, below] = cutTop(words, head.height, 19)
  const sub = block(texts.subhead, cutTop(below, 44)[0], {
    face: 'text',
    size: count === 0 ? 15 : 12,
    smallest: 8,
    lines: 3,
    leading: 1.3,
    ink: BLACK,
  })
  const mark = 26
  const plate = box(
    WIDTH - 30 - expressWidth(mark) - 24,
    TALL - 44 - 20,
    expressWidth(mark) + 24,
    44,
  )
  return [
    rect(sheet(FORMAT), PAPER),
    ...photoIn(content, PHOTO, palette),
    rect(box(-BLEED, TALL, WIDTH + 2 * BLEED, 6), palette.accent),
    ...logoIn(content, box(30, 26, 152, 58)),
    ...(content.hasExpressService ? [rect(plate, palette.accent, 4)] : []),
    ...expressService(content, { x: plate.x + 12, y: plate.y + 9 }, mark, PAPER),
    ...head.marks,
    ...sub.marks,
    ...couponGrid(content.coupons, cards, { palette, look: 'band' }),
    ...(count === 0
      ? contactPanel(content, texts, cards, { ink: palette.accent, quiet: BLACK, size: 11 }).marks
      : []),
  ]
}
