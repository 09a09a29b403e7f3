import { showLongDate } from '../../calendar/index.ts'
import {
  block,
  box,
  cutBottom,
  cutLeft,
  cutRight,
  cutTop,
  inset,
  rect,
  type Box,
} from '../draw.rules.ts'
import { BLACK, GREY, LINE, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts, nameOf } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { contactThird } from './backs.rules.ts'
import { callToAction, codeOfWebsite, dealerBlock } from './contact.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { mailPanel } from './mail-panel.rules.ts'
import {
  bodyText,
  couponGrid,
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
  const [headRow, rest] = cutTop(room, 58, 32)
  const [law, aboveLaw] = disclaimer(texts.disclaimer, rest)
  const hasCoupons = content.coupons.length > 0
  const [row, words] = cutBottom(aboveLaw, hasCoupons ? 168 : 0, hasCoupons ? 22 : 0)
  const [mark, sender] = cutLeft(headRow, 200, 24)
  const look = { ink: BLACK, quiet: GREY, size: 9.5, anchor: 'end', isNamed: true } as const
  return [
    rect(sheet(FORMAT), PAPER),
    rect(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, 14 + BLEED), palette.accent),
    ...logoIn(content, { ...mark, x: mark.x - 8 }),
    // Who writes stands in the logo, or in its place.
    ...dealerBlock(content.dealer, inset(sender, 0, 6), look).marks,
    rect(box(headRow.x, headRow.y + headRow.height + 8, headRow.width, 0.75), LINE),
    ...letterText(content, texts, words),
    ...couponGrid(content.coupons, row, { palette, look: 'line' }, 14),
    ...law,
  ]
}

function letterText(content: PieceContent, texts: PieceTexts, area: Box): Mark[] {
  const { accent } = paletteOf(content.hierarchyId)
  const { mailDate, recipient } = content
  const line = (text: string, at: Box, size = 13) =>
    block(text, cutTop(at, size * 1.3)[0], { face: 'serif-text', size, lines: 1, ink: BLACK })
  const date = line(mailDate === null ? '' : showLongDate(mailDate), area, 12)
  const [, afterDate] = cutTop(area, date.height, date.height > 0 ? 24 : 0)
  const head = block(texts.headline, cutTop(afterDate, 66)[0], {
    face: 'serif',
    size: 28,
    smallest: 16,
    lines: 2,
    leading: 1.16,
    ink: accent,
  })
  const [, afterHead] = cutTop(afterDate, head.height, 24)
  const dear = line(`Dear ${nameOf(recipient)},`, afterHead, 14)
  const [, words] = cutTop(afterHead, dear.height, 20)
  const [, reading] = cutBottom(words, SIGNED, 26)
  const text = bodyText(texts.body, reading, { face: 'serif-text', size: 15 })
  const end = cutTop(words, text.height, text.height > 0 ? 26 : 0)[1]
  const express = { x: area.x + area.width - expressWidth(24), y: area.y - 7 }
  return [
    ...date.marks,
    ...expressService(content, express, 24, accent),
    ...head.marks,
    ...dear.marks,
    ...text.marks,
    ...signature(content, texts, { ...end, height: SIGNED }),
  ]
}

/** How much room the end of the letter takes. */
const SIGNED = 78

/** Who writes, beside what to do: the dealer's name stands here, or at the head where there is no logo. */
function signature(content: PieceContent, texts: PieceTexts, area: Box): Mark[] {
  const { logo, dealer, hierarchyId } = content
  const { accent } = paletteOf(hierarchyId)
  const [left, right] = cutLeft(area, area.width * 0.47, 20)
  const team = logo === null ? 'Your service team' : `Your team at ${dealer.name}`
  const regards = block('With kind regards,', cutTop(left, 16)[0], {
    face: 'serif-text',
    size: 13,
    lines: 1,
    ink: BLACK,
  })
  const name = block(team, cutTop(left, 24)[1], {
    face: 'serif',
    size: 17,
    smallest: 9,
    lines: 3,
    leading: 1.24,
    ink: accent,
  })
  const [code, call] = cutRight(right, 56, 14)
  const look = { ink: accent, quiet: BLACK, size: 9 }
  return [
    ...regards.marks,
    ...name.marks,
    ...callToAction(content, texts, call, look).marks,
    ...codeOfWebsite(dealer, code, BLACK),
  ]
}

function outside(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const top = inset(box(0, 0, WIDTH, THIRD), 54, 40)
  return [
    rect(sheet(FORMAT), PAPER),
    rect(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, THIRD + BLEED), palette.tint),
    rect(box(-BLEED, THIRD - 5, WIDTH + 2 * BLEED, 5), palette.accent),
    ...block(texts.subhead, top, {
      face: 'serif',
      size: 44,
      smallest: 14,
      lines: 3,
      leading: 1.16,
      rise: 'middle',
      anchor: 'middle',
      ink: palette.deep,
    }).marks,
    ...mailPanel(content, box(18, THIRD + 4, WIDTH - 36, THIRD - 10)),
    ...contactThird(content, texts, box(0, 2 * THIRD, WIDTH, THIRD)),
  ]
}
