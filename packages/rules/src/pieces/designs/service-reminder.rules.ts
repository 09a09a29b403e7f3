import { block, box, cutTop, inset, rect } from '../draw.rules.ts'
import { BLACK, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import { stopwatch } from '../ornaments.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, headedText } from './backs.rules.ts'
import { callToAction } from './contact.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { couponGrid, expressService, expressWidth } from './parts.rules.ts'

const FORMAT = 'postcard-4x6'
const SIDE = 158

/** A card without a photo that says whose car is due, and what for. */
export const serviceReminder: Design = {
  key: 'service-reminder',
  name: 'Service reminder',
  format: FORMAT,
  coupons: [0, 1],
  photo: null,
  lay(content) {
    const texts = filledTexts(content)
    const back = addressSide({ format: FORMAT, mail: 246, content, texts }, (area) =>
      headedText(content, texts, area),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const side = inset(box(0, 0, SIDE, 288), 20, 22)
  const room = inset(box(SIDE, 0, 432 - SIDE, 288), 20, 22)
  const head = block(texts.headline, cutTop(room, content.coupons.length > 0 ? 62 : 130)[0], {
    face: 'display',
    size: 27,
    smallest: 13,
    lines: 4,
    leading: 1.04,
    ink: palette.accent,
  })
  const [, below] = cutTop(room, head.height, 18)
  const offer = content.coupons.length > 0
  return [
    rect(sheet(FORMAT), PAPER),
    rect(box(-BLEED, -BLEED, SIDE + BLEED, 288 + 2 * BLEED), palette.accent),
    ...sideMarks(content, side),
    ...head.marks,
    ...(offer
      ? couponGrid(content.coupons, below, { palette, look: 'bold' })
      : block(texts.subhead, cutTop(below, 76)[0], {
          face: 'text',
          size: 12.5,
          smallest: 8,
          lines: 4,
          leading: 1.34,
          ink: BLACK,
        }).marks),
    ...(offer
      ? []
      : callToAction(content, texts, box(room.x, 288 - 74, room.width, 56), {
          ink: palette.deep,
          quiet: BLACK,
          size: 8.5,
        }).marks),
  ]
}

function sideMarks(content: PieceContent, area: ReturnType<typeof box>): Mark[] {
  const { recipient } = content
  const label = { face: 'label', size: 8.5, lines: 1, ink: PAPER, tracking: 1 } as const
  const vehicle = recipient.vehicle.trim() === '' ? content.dealer.name : recipient.vehicle
  return [
    stopwatch({ x: area.x, y: area.y }, 52, PAPER),
    ...block(
      recipient.vehicle.trim() === '' ? 'FROM' : 'YOUR VEHICLE',
      box(area.x, area.y + 92, area.width, 9),
      label,
    ).marks,
    ...block(vehicle, box(area.x, area.y + 108, area.width, 66), {
      face: 'display',
      size: 21,
      smallest: 10,
      lines: 3,
      leading: 1.1,
      ink: PAPER,
    }).marks,
    ...expressService(
      content,
      { x: area.x, y: area.y + area.height - 24 },
      expressWidth(24) > area.width ? 18 : 24,
      PAPER,
    ),
  ]
}
