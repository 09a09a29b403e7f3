import { block, box, cutTop, frame, inset, rect } from '../draw.rules.ts'
import { BLACK, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, headedText } from './backs.rules.ts'
import { page, sheet, type Design } from './design.rules.ts'
import { couponGrid, expressService, expressWidth, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'postcard-4x6'
const PHOTO = box(26, 26, 176, 236)

/** A small card with a mounted photo and a few warm words. */
export const thankYou: Design = {
  key: 'thank-you',
  name: 'Thank you',
  format: FORMAT,
  coupons: [0, 1],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    return [
      page(FORMAT, 'front', front(content, texts)),
      page(FORMAT, 'back', back(content, texts)),
    ]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const words = box(224, 34, 184, 150)
  const head = block(texts.headline, cutTop(words, 106)[0], {
    face: 'serif',
    size: 31,
    smallest: 14,
    lines: 4,
    leading: 1.12,
    ink: palette.accent,
  })
  const [, below] = cutTop(words, head.height, 22)
  const sub = block(texts.subhead, box(below.x, below.y + 10, below.width, 200 - below.y), {
    face: 'serif-text',
    size: 11.5,
    smallest: 8,
    lines: 4,
    leading: 1.38,
    ink: BLACK,
  })
  return [
    rect(sheet(FORMAT), palette.tint),
    rect(inset(PHOTO, -7), PAPER),
    frame(inset(PHOTO, -7), palette.accent, 0.75),
    ...photoIn(content, PHOTO, palette),
    ...head.marks,
    rect(box(below.x, below.y - 6, 30, 2), palette.accent),
    ...sub.marks,
    ...logoIn(content, box(224, 216, 104, 44)),
    ...expressService(content, { x: 410 - expressWidth(20), y: 228 }, 20, palette.accent),
  ]
}

function back(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  return addressSide({ format: FORMAT, mail: 246, content, texts }, (area) => {
    if (content.coupons.length === 0) {
      return headedText(content, texts, area, { head: 'serif', body: 'serif-text' })
    }
    return couponGrid(content.coupons, area, { palette, look: 'line' })
  })
}
