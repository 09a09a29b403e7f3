import { block, box, cutBottom, cutTop, inset, rect } from '../draw.rules.ts'
import { BLACK, GREY, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsAndDealer } from './backs.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import {
  bodyText,
  callToAction,
  dealerBlock,
  expressService,
  logoIn,
  photoIn,
} from './parts.rules.ts'

const FORMAT = 'postcard-6x9'
const PHOTO = box(-BLEED, -BLEED, 290 + BLEED, 432 + 2 * BLEED)

/** Half photo, half words; the back is a sheet of coupons. */
export const fourSquare: Design = {
  key: 'four-square',
  name: 'Four square',
  format: FORMAT,
  coupons: [2, 3, 4],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide(FORMAT, content, 250, (area) =>
      couponsAndDealer(content, texts, area, 'line'),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const words = inset(box(294, 0, 354, 432), 28, 26)
  const [foot, rest] = cutBottom(words, 44, 12)
  const [top, middle] = cutTop(rest, 50, 20)
  const head = block(texts.headline, cutTop(middle, 120)[0], {
    face: 'display',
    size: 40,
    smallest: 18,
    lines: 3,
    leading: 1.02,
    ink: palette.accent,
  })
  const [, afterHead] = cutTop(middle, head.height, 20)
  const [, afterRule] = cutTop(afterHead, 4, 14)
  const [action, reading] = cutBottom(afterRule, 32, 12)
  const sub = block(texts.subhead, cutTop(reading, 44)[0], {
    face: 'text-strong',
    size: 14.5,
    smallest: 9,
    lines: 2,
    leading: 1.25,
    ink: BLACK,
  })
  const [, below] = cutTop(reading, sub.height, 16)
  return [
    rect(sheet(FORMAT), PAPER),
    ...photoIn(content, PHOTO, palette),
    rect(box(290, -BLEED, 8, 432 + 2 * BLEED), palette.accent),
    ...logoIn(content, box(top.x - 6, top.y, 150, top.height)),
    ...expressService(content, { x: words.x + words.width - 78, y: top.y + 10 }, 28, palette.deep),
    ...head.marks,
    rect(box(afterHead.x, afterHead.y, 54, 4), palette.deep),
    ...sub.marks,
    ...bodyText(texts.body, below, { size: 10.5, ink: GREY }).marks,
    ...callToAction(texts.callToAction, action, palette.accent, PAPER),
    ...dealerBlock(content.dealer, foot, { ink: BLACK, quiet: GREY, size: 8.5 }),
  ]
}
