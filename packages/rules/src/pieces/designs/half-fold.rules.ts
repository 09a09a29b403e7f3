import { block, box, cutTop, inset, rect } from '../draw.rules.ts'
import { PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { filledTexts } from '../merge-fields.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { contactBand } from './backs.rules.ts'
import { BLEED, page, sheet, type Design } from './design.rules.ts'
import { mailPanel } from './mail-panel.rules.ts'
import {
  bodyText,
  couponGrid,
  disclaimer,
  expressService,
  expressWidth,
  logoIn,
  photoIn,
} from './parts.rules.ts'

const FORMAT = 'self-mailer-8.5x11'
const WIDTH = 612
const HALF = 396
const PHOTO = box(-BLEED, -BLEED, WIDTH + 2 * BLEED, 292 + BLEED)

/** Folded once: a cover with a photo, the address below the fold, and a sheet of coupons within. */
export const halfFold: Design = {
  key: 'half-fold',
  name: 'Half fold',
  format: FORMAT,
  coupons: [3, 4, 6],
  photo: PHOTO,
  lay(content) {
    const texts = filledTexts(content)
    return [
      page(FORMAT, 'front', outside(content, texts)),
      page(FORMAT, 'back', inside(content, texts)),
    ]
  },
}

function outside(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const band = box(0, 292, WIDTH, HALF - 292)
  const words = inset(band, 40, 22)
  const head = block(texts.headline, cutTop(words, 46)[0], {
    face: 'display',
    size: 34,
    smallest: 15,
    lines: 1,
    ink: PAPER,
  })
  const [, below] = cutTop(words, head.height, 20)
  const sub = block(texts.subhead, below, {
    face: 'text',
    size: 14,
    smallest: 8,
    lines: 2,
    ink: PAPER,
  })
  const mail = box(40, HALF + 18, WIDTH - 80, 792 - HALF - 36)
  return [
    rect(sheet(FORMAT), PAPER),
    ...photoIn(content, PHOTO, palette),
    rect(box(-BLEED, band.y, WIDTH + 2 * BLEED, band.height), palette.accent),
    ...head.marks,
    ...sub.marks,
    ...logoIn(content, box(40, 30, 150, 58)),
    ...mailPanel(content, mail),
  ]
}

function inside(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const high = 168
  const [bar, rest] = cutTop(box(0, 0, WIDTH, 792), high)
  const room = inset(bar, 40, 26)
  const express = expressWidth(34)
  const title = box(room.x, room.y, room.width - (content.hasExpressService ? express + 24 : 0), 56)
  const head = block(texts.subhead, title, {
    face: 'display',
    size: 36,
    smallest: 14,
    lines: 2,
    leading: 1.04,
    ink: PAPER,
  })
  const reading = box(
    room.x,
    room.y + head.height + 20,
    title.width,
    room.height - head.height - 12,
  )
  const [contact, above] = contactBand(content, texts, rest, { size: 11, margin: 34 })
  const [law, coupons] = disclaimer(texts.disclaimer, inset(above, 34, 20))
  return [
    rect(sheet(FORMAT), palette.tint),
    rect(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, high + BLEED), palette.deep),
    rect(box(-BLEED, high, WIDTH + 2 * BLEED, 6), palette.accent),
    ...head.marks,
    ...bodyText(texts.body, reading, { size: 15, ink: PAPER }).marks,
    ...expressService(content, { x: room.x + room.width - express, y: room.y + 4 }, 34, PAPER),
    ...couponGrid(content.coupons, coupons, { palette, look: 'band' }, 12),
    ...law,
    ...contact,
  ]
}
