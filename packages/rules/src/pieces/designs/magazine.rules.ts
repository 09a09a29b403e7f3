import { block, box, cutBottom, cutTop, inset, rect } from '../draw.rules.ts'
import { BLACK, GREY, LINE, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsOrText } from './backs.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { bodyText, expressService, expressWidth, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x11'
const SPLIT = 452
const PHOTO = box(-BLEED, -BLEED, SPLIT + BLEED, 432 + 2 * BLEED)

/** Like the opening of a story: a photo over more than half, and a column set in a book face. */
export const magazine: Design = {
  key: 'magazine',
  name: 'Magazine',
  format: FORMAT,
  coupons: [0, 2, 3, 4],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide({ format: FORMAT, mail: 300, content, texts }, (area) =>
      couponsOrText(content, texts, area, 'line'),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const column = inset(box(SPLIT, 0, 792 - SPLIT, 432), 32, 30)
  const [foot, rest] = cutBottom(column, 46, 20)
  const kicker = block(texts.callToAction.toUpperCase(), cutTop(rest, 12)[0], {
    face: 'label',
    size: 11,
    smallest: 7,
    lines: 1,
    ink: palette.accent,
    tracking: 1.4,
  })
  const [, afterKicker] = cutTop(rest, kicker.height, 18)
  const head = block(texts.headline, cutTop(afterKicker, 128)[0], {
    face: 'serif',
    size: 38,
    smallest: 16,
    lines: 4,
    leading: 1.08,
    ink: BLACK,
  })
  const [, afterHead] = cutTop(afterKicker, head.height, 22)
  const sub = block(texts.subhead, cutTop(afterHead, 60)[0], {
    face: 'serif-text',
    size: 14,
    smallest: 9,
    lines: 3,
    leading: 1.32,
    ink: palette.accent,
  })
  const [, reading] = cutTop(afterHead, sub.height, 18)
  return [
    rect(sheet(FORMAT), PAPER),
    ...photoIn(content, PHOTO, palette),
    ...kicker.marks,
    ...head.marks,
    ...sub.marks,
    ...bodyText(texts.body, reading, { face: 'serif-text', size: 10.5, ink: GREY }).marks,
    rect(box(foot.x, foot.y - 10, foot.width, 0.75), LINE),
    ...logoIn(content, box(foot.x - 6, foot.y, 130, foot.height)),
    ...expressService(
      content,
      { x: foot.x + foot.width - expressWidth(28), y: foot.y + 9 },
      28,
      palette.deep,
    ),
  ]
}
