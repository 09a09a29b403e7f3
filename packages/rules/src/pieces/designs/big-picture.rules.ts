import { block, box, cutTop, inset, rect } from '../draw.rules.ts'
import { PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsOrText } from './backs.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { expressService, expressWidth, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x9'
const PANEL = box(0, 262, 420, 170)

/** A photo over the whole front; the words stand on a block in its lower corner. */
export const bigPicture: Design = {
  key: 'big-picture',
  name: 'Big picture',
  format: FORMAT,
  coupons: [0, 1, 2, 3],
  photo: sheet(FORMAT),
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide({ format: FORMAT, mail: 262, content, texts }, (area) =>
      couponsOrText(content, texts, area, 'band'),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const room = inset(PANEL, 24, 22)
  const head = block(texts.headline, cutTop(room, 92)[0], {
    face: 'display',
    size: 44,
    smallest: 16,
    lines: 2,
    leading: 1.02,
    ink: PAPER,
  })
  const [, below] = cutTop(room, head.height, 20)
  const sub = block(texts.subhead, below, {
    face: 'text',
    size: 14,
    smallest: 8,
    lines: 2,
    leading: 1.28,
    ink: PAPER,
  })
  const mark = 26
  const express = { x: 648 - 24 - expressWidth(mark) - 12, y: 432 - 22 - mark }
  return [
    ...photoIn(content, sheet(FORMAT), palette),
    rect(box(-BLEED, PANEL.y, PANEL.width + BLEED, PANEL.height + BLEED), palette.deep),
    rect(box(-BLEED, PANEL.y - 7, PANEL.width + BLEED, 7), palette.accent),
    ...head.marks,
    ...sub.marks,
    ...logoIn(content, box(648 - 24 - 138, 22, 138, 54)),
    ...(content.hasExpressService
      ? [
          rect(
            box(express.x - 12, express.y - 9, expressWidth(mark) + 24, mark + 18),
            palette.accent,
            4,
          ),
        ]
      : []),
    ...expressService(content, express, mark, PAPER),
  ]
}
