import {
  block,
  box,
  cutBottom,
  cutLeft,
  cutTop,
  inset,
  rect,
  words,
  type Box,
} from '../draw.rules.ts'
import { BLACK, PAPER, paletteOf, type Palette } from '../inks.rules.ts'
import { paragraphsOf } from '../lines.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { contactThird } from './backs.rules.ts'
import { callToAction, contactPanel } from './contact.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { mailPanel } from './mail-panel.rules.ts'
import { couponGrid, disclaimer, expressService, logoIn, photoIn } from './parts.rules.ts'

const FORMAT = 'self-mailer-8.5x11'
const WIDTH = 612
const THIRD = 264
const DISC = 30
const MOST_OF_COUPON = 172
const LEAST_OF_CONTACT = 110
const PHOTO = box(-BLEED, -BLEED, WIDTH + 2 * BLEED, 210 + BLEED)

/** Folded in three: numbered points beside a column of coupons. */
export const checklist: Design = {
  key: 'checklist',
  name: 'Checklist',
  format: FORMAT,
  coupons: [1, 2, 3, 4],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    return [
      page(FORMAT, 'front', inside(content, texts)),
      page(FORMAT, 'back', outside(content, texts)),
    ]
  },
}

function inside(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const title = box(36, 210 - 66, 392, 132)
  const head = block(texts.headline, inset(title, 22, 20), {
    face: 'display',
    size: 38,
    smallest: 16,
    lines: 2,
    leading: 1.04,
    rise: 'middle',
    ink: PAPER,
  })
  const below = box(0, title.y + title.height, WIDTH, 792 - title.y - title.height)
  const [law, room] = disclaimer(texts.disclaimer, inset(below, 36, 28))
  const [left, right] = cutLeft(room, 262, 28)
  const few = Math.min(right.height, content.coupons.length * MOST_OF_COUPON)
  const [coupons, rest] = cutTop(right, few, 24)
  // Below a few coupons there is room for all that one wants to know of the dealer.
  const isRoomy = rest.height > LEAST_OF_CONTACT
  const [call, list] = isRoomy ? [rest, left] : cutBottom(left, 58, 22)
  const look = { ink: palette.accent, quiet: BLACK, size: 10 }
  const contact = isRoomy
    ? contactPanel(content, texts, call, look)
    : callToAction(content, texts, call, look)
  return [
    rect(sheet(FORMAT), PAPER),
    ...photoIn(content, PHOTO, palette),
    rect(title, palette.accent),
    ...head.marks,
    ...logoIn(content, box(WIDTH - 36 - 140, 226, 140, 48)),
    ...points(texts, list, palette),
    ...contact.marks,
    ...couponGrid(content.coupons, coupons, { palette, look: 'band' }, 12),
    ...law,
  ]
}

function points(texts: PieceTexts, area: Box, palette: Palette): Mark[] {
  const sub = block(texts.subhead, cutTop(area, 62)[0], {
    face: 'text-strong',
    size: 15,
    smallest: 9,
    lines: 3,
    leading: 1.26,
    ink: palette.deep,
  })
  const [, rest] = cutTop(area, sub.height, 22)
  const items = paragraphsOf(texts.body).slice(0, 6)
  const high = Math.min(92, rest.height / Math.max(1, items.length))
  const numbered = items.flatMap((item, index) => {
    const disc = box(rest.x, rest.y + index * high + (high - DISC) / 2, DISC, DISC)
    const text = block(
      item,
      box(rest.x + DISC + 14, disc.y - (high - DISC) / 2 + 4, rest.width - DISC - 14, high - 8),
      {
        face: 'text',
        size: 15,
        smallest: 7,
        leading: 1.3,
        rise: 'middle',
        ink: BLACK,
      },
    )
    const number = words(String(index + 1), disc.x + DISC / 2, disc.y + DISC * 0.72, {
      face: 'display',
      size: DISC * 0.62,
      ink: PAPER,
      anchor: 'middle',
    })
    return [rect(disc, palette.accent, DISC / 2), number, ...text.marks]
  })
  return [...sub.marks, ...numbered]
}

function outside(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const top = inset(box(0, 0, WIDTH, THIRD), 54, 40)
  const mark = 40
  const [foot, above] = cutBottom(top, content.hasExpressService ? mark : 0, 16)
  return [
    rect(sheet(FORMAT), PAPER),
    rect(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, THIRD + BLEED), palette.accent),
    ...block(texts.subhead, above, {
      face: 'display',
      size: 54,
      smallest: 14,
      lines: 3,
      leading: 1.05,
      rise: 'middle',
      ink: PAPER,
    }).marks,
    ...expressService(content, foot, mark, PAPER),
    ...mailPanel(content, box(18, THIRD + 4, WIDTH - 36, THIRD - 10)),
    ...contactThird(content, texts, box(0, 2 * THIRD, WIDTH, THIRD)),
  ]
}
