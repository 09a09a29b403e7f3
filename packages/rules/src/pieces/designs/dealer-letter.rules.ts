import { block, box, cutBottom, cutTop, inset, rect, type Box } from '../draw.rules.ts'
import { BLACK, GREY, LINE, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { mailPanel } from './mail-panel.rules.ts'
import {
  bodyText,
  couponGrid,
  dealerBlock,
  disclaimer,
  expressService,
  expressWidth,
  logoIn,
} from './parts.rules.ts'

const FORMAT = 'self-mailer-8.5x11'
const WIDTH = 612
const THIRD = 264

/** A letter on the dealer's paper, folded in three, with coupons at its foot. */
export const dealerLetter: Design = {
  key: 'dealer-letter',
  name: 'Dealer letter',
  format: FORMAT,
  coupons: [0, 1, 2, 3],
  photo: null,
  lay(content) {
    const texts = filledTexts(content)
    return [
      page(FORMAT, 'front', letter(content, texts)),
      page(FORMAT, 'back', outside(content, texts)),
    ]
  },
}

function letter(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const room = inset(box(0, 0, WIDTH, 792), 54, 44)
  const [headRow, rest] = cutTop(room, 62, 30)
  const hasCoupons = content.coupons.length > 0
  const [law, aboveLaw] = cutBottom(rest, 26, 10)
  const [row, words] = cutBottom(aboveLaw, hasCoupons ? 176 : 0, hasCoupons ? 26 : 0)
  const half = box(headRow.x + headRow.width / 2, headRow.y + 8, headRow.width / 2, 54)
  return [
    rect(sheet(FORMAT), PAPER),
    rect(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, 14 + BLEED), palette.accent),
    ...logoIn(content, box(headRow.x - 8, headRow.y, 170, headRow.height)),
    ...dealerBlock(content.dealer, half, { ink: BLACK, quiet: GREY, anchor: 'end', size: 8.5 }),
    rect(box(headRow.x, headRow.y + headRow.height + 8, headRow.width, 0.75), LINE),
    ...letterText(content, texts, words),
    ...couponGrid(content.coupons, row, { palette, look: 'line' }, 14),
    ...disclaimer(texts.disclaimer, law),
  ]
}

function letterText(content: PieceContent, texts: PieceTexts, area: Box): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const head = block(texts.headline, cutTop(area, 78)[0], {
    face: 'serif',
    size: 28,
    smallest: 16,
    lines: 2,
    leading: 1.16,
    ink: palette.accent,
  })
  const [, belowHead] = cutTop(area, head.height, 20)
  const sub = block(texts.subhead, cutTop(belowHead, 44)[0], {
    face: 'serif',
    size: 15,
    smallest: 10,
    lines: 2,
    leading: 1.35,
    ink: BLACK,
  })
  const [, afterHead] = cutTop(belowHead, sub.height, 28)
  const [sign, words] = cutBottom(afterHead, 40, 12)
  const text = bodyText(texts.body, words, { face: 'serif-text', size: 13.5 })
  const y = Math.min(sign.y, words.y + text.height + 34)
  const sent = [texts.callToAction, content.dealer.name].filter((line) => line.trim() !== '')
  return [
    ...head.marks,
    ...sub.marks,
    ...text.marks,
    ...sent.flatMap(
      (line, index) =>
        block(line, box(sign.x, y + index * 18, sign.width, 16), {
          face: index === 0 ? 'serif' : 'serif-text',
          size: 12.5,
          lines: 1,
          ink: BLACK,
        }).marks,
    ),
    ...expressService(
      content,
      { x: area.x + area.width - expressWidth(30), y: y - 4 },
      30,
      palette.accent,
    ),
  ]
}

function outside(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const top = inset(box(0, 0, WIDTH, THIRD), 54, 54)
  const bottom = inset(box(0, 2 * THIRD, WIDTH, THIRD), 54, 118)
  return [
    rect(sheet(FORMAT), PAPER),
    rect(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, THIRD + BLEED), palette.tint),
    rect(box(-BLEED, THIRD - 5, WIDTH + 2 * BLEED, 5), palette.accent),
    ...block(texts.subhead, top, {
      face: 'serif',
      size: 30,
      smallest: 14,
      lines: 3,
      leading: 1.18,
      rise: 'middle',
      anchor: 'middle',
      ink: palette.deep,
    }).marks,
    ...mailPanel(content, box(18, THIRD + 4, WIDTH - 36, THIRD - 10)),
    ...logoIn(content, box(WIDTH / 2 - 90, 2 * THIRD + 36, 180, 66)),
    ...dealerBlock(
      content.dealer,
      { ...bottom, height: 80 },
      {
        ink: BLACK,
        quiet: GREY,
        anchor: 'middle',
        size: 10.5,
      },
    ),
  ]
}
