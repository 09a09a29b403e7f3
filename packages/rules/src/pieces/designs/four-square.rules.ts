import { block, box, cutBottom, cutTop, inset, rect } from '../draw.rules.ts'
import { BLACK, GREY, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsOrText } from './backs.rules.ts'
import { callToAction, dealerBlock } from './contact.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { bodyText, expressService, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x9'
const SPLIT = 330
const TALL = 221
/** As wide as photos are, so that a car is seen from end to end. */
const PHOTO = box(-BLEED, -BLEED, SPLIT + BLEED, TALL + BLEED)

/** A photo above whom to call, beside the words; the back is a sheet of coupons. */
export const fourSquare: Design = {
  key: 'four-square',
  name: 'Four square',
  format: FORMAT,
  coupons: [2, 3, 4],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide({ format: FORMAT, mail: 250, content, texts }, (area) =>
      couponsOrText(content, texts, area, 'line'),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const words = inset(box(SPLIT + 8, 0, 648 - SPLIT - 8, 432), 26)
  const [foot, rest] = cutBottom(words, 56, 14)
  const [top, middle] = cutTop(rest, 46, 24)
  const head = block(texts.headline, cutTop(middle, 132)[0], {
    face: 'display',
    size: 42,
    smallest: 18,
    lines: 4,
    leading: 1.02,
    ink: palette.accent,
  })
  const [, afterHead] = cutTop(middle, head.height, 20)
  const [, reading] = cutTop(afterHead, 4, 16)
  const sub = block(texts.subhead, cutTop(reading, 60)[0], {
    face: 'text-strong',
    size: 15,
    smallest: 9,
    lines: 3,
    leading: 1.25,
    ink: BLACK,
  })
  const [, below] = cutTop(reading, sub.height, 16)
  const mark = content.hasExpressService ? 30 : 0
  const square = inset(box(0, TALL, SPLIT, 432 - TALL), 28, 32)
  const [express, call] = cutBottom(square, mark, mark > 0 ? 26 : 0)
  return [
    rect(sheet(FORMAT), PAPER),
    ...photoIn(content, PHOTO, palette),
    rect(box(-BLEED, TALL, SPLIT + BLEED, 432 - TALL + BLEED), palette.deep),
    rect(box(-BLEED, TALL - 3, SPLIT + BLEED, 6), palette.accent),
    rect(box(SPLIT, -BLEED, 8, 432 + 2 * BLEED), palette.accent),
    ...callToAction(content, texts, call, { ink: PAPER, quiet: palette.tint, size: 14 }).marks,
    ...expressService(content, express, mark, PAPER),
    ...logoIn(content, box(top.x - 6, top.y, 138, top.height)),
    ...head.marks,
    rect(box(afterHead.x, afterHead.y, 54, 4), palette.deep),
    ...sub.marks,
    ...bodyText(texts.body, below, { size: 11.5, ink: GREY }).marks,
    ...dealerBlock(content.dealer, foot, { ink: BLACK, quiet: GREY, size: 8.5 }).marks,
  ]
}
