import { block, box, cutBottom, cutLeft, cutTop, inset, rect, type Box } from '../draw.rules.ts'
import { PAPER, paletteOf } from '../inks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { contactPanel, type ContactLook } from './contact.rules.ts'
import { BLEED, FORMATS, sheet, type FormatKey } from './design.rules.ts'
import { mailPanel } from './mail-panel.rules.ts'
import { bodyText, couponGrid, disclaimer, logoIn } from './parts.rules.ts'

interface AddressSide {
  format: FormatKey
  /** How wide the part is that the Postal Service reads. */
  mail: number
  content: PieceContent
  texts: PieceTexts
}

/** The address side of a postcard: the message above how to reach the dealer, and the mail at the right. */
export function addressSide(side: AddressSide, message: (area: Box) => Mark[]): Mark[] {
  const { format, content, texts } = side
  const { width, height } = FORMATS[format]
  const palette = paletteOf(content.hierarchyId)
  const [left] = cutLeft(box(0, 0, width, height), width - side.mail)
  const mail = box(left.width, -BLEED, side.mail + BLEED, height + 2 * BLEED)
  const isSmall = left.width < 240
  const margin = isSmall ? 13 : 20
  const [contact, above] = contactBand(content, texts, left, {
    size: isSmall ? 7 : 9 * Math.sqrt(left.width / 386),
    margin,
  })
  const [law, room] = disclaimer(texts.disclaimer, inset(above, margin, isSmall ? 9 : 14))
  return [
    rect(sheet(format), palette.tint),
    ...contact,
    rect(mail, PAPER),
    ...mailPanel(content, box(mail.x, 0, side.mail, height)),
    ...law,
    ...message(room),
  ]
}

const MOST_OF_BAND = 0.46
const MOST_WITH_GROUP = 0.53
const LINES_FOR_GROUP = 1.2

/** A band in the brand's dark ink across the foot of a side, out over the cut at its left, and what is left above. */
export function contactBand(
  content: PieceContent,
  texts: PieceTexts,
  side: Box,
  { size, margin }: { size: number; margin: number },
): [Mark[], Box] {
  const { deep, accent, tint } = paletteOf(content.hierarchyId)
  const look = { ink: PAPER, quiet: tint, size }
  const room = roomOfBand(content, texts, box(0, 0, side.width - 2 * margin, side.height), {
    look,
    margin,
  })
  const { height } = contactPanel(content, texts, room, look)
  const [band, above] = cutBottom(side, height + 1.7 * margin)
  const { marks } = contactPanel(
    content,
    texts,
    box(band.x + margin, band.y + margin * 0.9, room.width, room.height),
    look,
  )
  const ground = box(band.x - BLEED, band.y, band.width + 2 * BLEED, band.height + BLEED)
  const edge = { ...ground, height: 4 }
  return [[rect(ground, deep), rect(edge, accent), ...marks], above]
}

/** With a group to name the band hardly grows: its words become smaller, so that the message above stays whole. */
function roomOfBand(
  content: PieceContent,
  texts: PieceTexts,
  { width, height }: Box,
  { look, margin }: { look: ContactLook & { size: number }; margin: number },
): Box {
  const most = box(0, 0, width, height * MOST_OF_BAND - 2 * margin)
  if (content.group === null) return most
  const alone = contactPanel({ ...content, group: null }, texts, most, look).height
  const close = box(0, 0, width, alone + look.size * LINES_FOR_GROUP)
  const panel = contactPanel(content, texts, close, look)
  if (!panel.isCut && panel.height <= close.height) return close
  return box(0, 0, width, height * MOST_WITH_GROUP - 2 * margin)
}

/** The outermost third of a folded sheet: the dealer's logo, and below it how to reach them. */
export function contactThird(content: PieceContent, texts: PieceTexts, third: Box): Mark[] {
  const { deep, accent, tint } = paletteOf(content.hierarchyId)
  const room = inset(third, 54, 32)
  const [top, below] = cutTop(room, 50, 20)
  const ground = box(third.x - BLEED, third.y, third.width + 2 * BLEED, third.height + BLEED)
  const look = { ink: PAPER, quiet: tint, size: 13, isNamed: true }
  return [
    rect(ground, deep),
    rect({ ...ground, height: 5 }, accent),
    ...logoIn(content, { ...top, width: 190 }),
    ...contactPanel(content, texts, below, look).marks,
  ]
}

/** The coupons; on a side without any, what the author wrote. */
export function couponsOrText(
  content: PieceContent,
  texts: PieceTexts,
  area: Box,
  look: 'band' | 'line' | 'bold',
): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  if (content.coupons.length > 0) return couponGrid(content.coupons, area, { palette, look })
  return headedText(content, texts, area)
}

interface Faces {
  head: 'display' | 'serif'
  body: 'text' | 'serif-text'
}

/** For a side without coupons: the author's texts, as large as they fill it. */
export function headedText(
  content: PieceContent,
  texts: PieceTexts,
  area: Box,
  faces: Faces = { head: 'display', body: 'text' },
): Mark[] {
  let set = headedAt(content, texts, area, faces, 1)
  for (let scale = 0.92; set.isCut && scale > 0.35; scale -= 0.08) {
    set = headedAt(content, texts, area, faces, scale)
  }
  const spare = Math.max(0, area.height - set.height)
  return set.marks.map((mark) => ({ ...mark, y: mark.y + spare * 0.4 }))
}

function headedAt(
  { hierarchyId }: PieceContent,
  texts: PieceTexts,
  area: Box,
  faces: Faces,
  scale: number,
) {
  const isSmall = area.width < 240
  const heading = [texts.subhead, texts.headline].find((text) => text.trim() !== '') ?? ''
  const head = block(heading, cutTop(area, area.height * 0.7)[0], {
    face: faces.head,
    size: scale * (isSmall ? 22 : Math.max(28, area.width * 0.095)),
    smallest: 8,
    lines: 4,
    leading: 1.06,
    ink: paletteOf(hierarchyId).accent,
  })
  const gap = head.height > 0 ? (isSmall ? 12 : 22) * scale : 0
  const [, rest] = cutTop(area, head.height, gap)
  const size = Math.max(6.5, scale * (isSmall ? 10.5 : Math.max(13, area.width * 0.04)))
  const body = bodyText(texts.body, rest, { face: faces.body, size })
  return {
    marks: [...head.marks, ...body.marks],
    height: head.height + gap + body.height,
    isCut: head.fitted.isCut || body.isCut,
  }
}
