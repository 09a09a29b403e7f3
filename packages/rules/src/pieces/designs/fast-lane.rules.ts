import { block, box, cutTop, rect, path } from '../draw.rules.ts'
import { PAPER, paletteOf } from '../inks.rules.ts'
import type { Ink, Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsOrText } from './backs.rules.ts'
import { callToAction } from './contact.rules.ts'
import { page, sheet, type Design } from './design.rules.ts'
import { expressService, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x9'
const PHOTO = box(230, -9, 427, 450)

/** Slanted like a lane at speed, with the photo running out of it. */
export const fastLane: Design = {
  key: 'fast-lane',
  name: 'Fast lane',
  format: FORMAT,
  coupons: [0, 1, 2],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide({ format: FORMAT, mail: 262, content, texts }, (area) =>
      couponsOrText(content, texts, area, 'bold'),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

/** From the left edge to a slanted one. */
const lane = (top: number, bottom: number, fill: Ink): Mark => ({
  ...path(`M-9 -9L${top} -9L${bottom} 441L-9 441Z`, { x: 0, y: 0 }, 1, fill),
  means: 'ground',
})

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const words = box(32, 104, 272, 270)
  const head = block(texts.headline, cutTop(words, 134)[0], {
    face: 'display',
    size: 46,
    smallest: 16,
    lines: 3,
    leading: 1,
    ink: PAPER,
  })
  const [, below] = cutTop(words, head.height, 22)
  const sub = block(texts.subhead, box(below.x, below.y, 232, 80), {
    face: 'text',
    size: 13.5,
    smallest: 8,
    lines: 4,
    leading: 1.32,
    ink: PAPER,
  })
  return [
    rect(sheet(FORMAT), palette.deep),
    ...photoIn(content, PHOTO, palette),
    lane(474, 280, PAPER),
    lane(464, 270, palette.accent),
    lane(430, 236, palette.deep),
    ...logoIn(content, box(32, 28, 140, 54)),
    ...head.marks,
    ...sub.marks,
    ...callToAction(content, texts, box(32, 352, 210, 56), {
      ink: PAPER,
      quiet: palette.tint,
      size: 8.5,
    }).marks,
    ...expressService(content, { x: 196, y: 42 }, 28, PAPER),
  ]
}
