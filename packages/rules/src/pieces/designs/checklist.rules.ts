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
import { BLACK, GREY, PAPER, paletteOf, type Palette } from '../inks.rules.ts'
import { paragraphsOf } from '../lines.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { mailPanel } from './mail-panel.rules.ts'
import {
  callToAction,
  couponGrid,
  dealerBlock,
  disclaimer,
  expressService,
  expressWidth,
  logoIn,
  photoIn,
} from './parts.rules.ts'

const FORMAT = 'self-mailer-8.5x11'
const WIDTH = 612
const THIRD = 264
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
  const [law, room] = cutBottom(
    inset(box(0, title.y + title.height, WIDTH, 792 - title.y - title.height), 36, 28),
    24,
    10,
  )
  const [left, right] = cutLeft(room, 262, 28)
  const [who, list] = cutBottom(left, 54, 16)
  return [
    rect(sheet(FORMAT), PAPER),
    ...photoIn(content, PHOTO, palette),
    rect(title, palette.accent),
    ...head.marks,
    ...logoIn(content, box(WIDTH - 36 - 140, 226, 140, 48)),
    ...points(texts, list, palette),
    ...dealerBlock(content.dealer, who, { ink: BLACK, quiet: GREY, size: 8.5 }),
    ...couponGrid(content.coupons, right, { palette, look: 'band' }, 12),
    ...disclaimer(texts.disclaimer, law),
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
  const high = Math.min(78, rest.height / Math.max(1, items.length))
  const numbered = items.flatMap((item, index) => {
    const y = rest.y + index * high
    const disc = box(rest.x, y, 24, 24)
    const text = block(item, box(rest.x + 36, y + 3, rest.width - 36, high - 10), {
      face: 'text',
      size: 11.5,
      smallest: 7,
      leading: 1.34,
      ink: BLACK,
    })
    const number = words(String(index + 1), disc.x + 12, disc.y + 17.2, {
      face: 'display',
      size: 15,
      ink: PAPER,
      anchor: 'middle',
    })
    return [rect(disc, palette.accent, 12), number, ...text.marks]
  })
  return [...sub.marks, ...numbered]
}

function outside(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const top = inset(box(0, 0, WIDTH, THIRD), 54, 48)
  const mark = 40
  const [action, above] = cutBottom(top, 40, 22)
  return [
    rect(sheet(FORMAT), PAPER),
    rect(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, THIRD + BLEED), palette.deep),
    ...block(texts.subhead, above, {
      face: 'display',
      size: 40,
      smallest: 14,
      lines: 2,
      leading: 1.05,
      rise: 'middle',
      ink: PAPER,
    }).marks,
    ...callToAction(texts.callToAction, { ...action, width: 240 }, palette.accent, PAPER),
    ...expressService(
      content,
      { x: top.x + top.width - expressWidth(mark), y: action.y },
      mark,
      PAPER,
    ),
    ...mailPanel(content, box(18, THIRD + 4, WIDTH - 36, THIRD - 10)),
    rect(box(-BLEED, 2 * THIRD, WIDTH + 2 * BLEED, THIRD + BLEED), palette.tint),
    ...dealerBlock(content.dealer, inset(box(0, 2 * THIRD, WIDTH, THIRD), 54, 90), {
      ink: BLACK,
      quiet: GREY,
      anchor: 'middle',
      size: 11,
    }),
  ]
}
