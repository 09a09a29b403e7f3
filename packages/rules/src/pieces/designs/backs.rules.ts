import { block, box, cutBottom, cutLeft, cutTop, inset, rect, type Box } from '../draw.rules.ts'
import { BLACK, GREY, PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { BLEED, FORMATS, sheet, type FormatKey } from './design.rules.ts'
import { mailPanel } from './mail-panel.rules.ts'
import {
  bodyText,
  callToAction,
  couponGrid,
  dealerBlock,
  dealerHeight,
  disclaimer,
} from './parts.rules.ts'

const MARGIN = 20

/** The address side of a postcard: the message at the left, the address for the mail at the right. */
export function addressSide(
  format: FormatKey,
  content: PieceContent,
  mailWidth: number,
  left: (area: Box) => Mark[],
): Mark[] {
  const { width, height } = FORMATS[format]
  const [side] = cutLeft(box(0, 0, width, height), width - mailWidth)
  const mail = box(side.width, -BLEED, mailWidth + BLEED, height + 2 * BLEED)
  const panel = mailPanel(content, box(mail.x, 0, mailWidth, height))
  return [
    rect(sheet(format), paletteOf(content.hierarchyId).tint),
    rect(mail, PAPER),
    ...panel,
    ...left(inset(side, MARGIN)),
  ]
}

/** Coupons above, and below them the dealer and the legal text. */
export function couponsAndDealer(
  content: PieceContent,
  texts: PieceTexts,
  area: Box,
  look: 'band' | 'line' | 'bold',
): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const [foot, above] = dealerFoot(content, texts, area)
  if (content.coupons.length > 0)
    return [...foot, ...couponGrid(content.coupons, above, { palette, look })]
  return [...foot, ...headedText(content, texts, above)]
}

/** For a side without coupons: the author's texts. */
export function headedText({ hierarchyId }: PieceContent, texts: PieceTexts, area: Box): Mark[] {
  const [top] = cutTop(area, area.height * 0.3)
  const head = block(texts.subhead, top, {
    face: 'display',
    size: Math.max(20, area.width * 0.075),
    smallest: 12,
    lines: 3,
    leading: 1.08,
    ink: paletteOf(hierarchyId).accent,
  })
  const [, rest] = cutTop(area, head.height, head.height > 0 ? 20 : 0)
  const size = Math.max(9.5, Math.min(14, area.width * 0.033))
  const body = bodyText(texts.body, rest, { size })
  const spare = rest.height - body.height
  const action = box(rest.x, rest.y + body.height + 26, Math.min(rest.width, 240), 40)
  if (spare < 90) return [...head.marks, ...body.marks]
  const { accent } = paletteOf(hierarchyId)
  return [...head.marks, ...body.marks, ...callToAction(texts.callToAction, action, accent, PAPER)]
}

export function dealerFoot(
  { dealer }: PieceContent,
  texts: PieceTexts,
  area: Box,
  size = 8.5,
): [Mark[], Box] {
  const small = texts.disclaimer.trim() === '' ? 0 : Math.min(34, area.height * 0.12)
  const high = Math.min(dealerHeight(dealer, size), area.height * 0.3)
  const [foot, above] = cutBottom(area, high + small, 16)
  const [who, law] = cutTop(foot, high, 0)
  const marks = [
    ...dealerBlock(dealer, who, { ink: BLACK, quiet: GREY, size }),
    ...disclaimer(texts.disclaimer, law),
  ]
  return [marks, above]
}
