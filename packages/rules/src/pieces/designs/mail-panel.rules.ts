import { block, box, cutLeft, cutTop, frame, INCH, inset, words, type Box } from '../draw.rules.ts'
import { BLACK, GREY } from '../inks.rules.ts'
import { mailBarcodeMarks, MAIL_BARCODE, MAIL_QUIET } from '../mail-barcode-marks.rules.ts'
import type { Mark } from '../marks.rules.ts'
import type { PieceContent } from '../piece-content.rules.ts'
import { cityLine, logoIn } from './parts.rules.ts'

const INDICIA = { width: 0.95 * INCH, height: 0.68 * INCH }
const ADDRESS = 10
const SENDER = 10
const LOGO = 38

/** On bare paper, the side that the Postal Service reads: sender, postage, and recipient. */
export function mailPanel(content: PieceContent, area: Box): Mark[] {
  const room = inset(area, 0.2 * INCH)
  const indicia = box(room.x + room.width - INDICIA.width, room.y, INDICIA.width, INDICIA.height)
  const [sender] = cutLeft(
    box(room.x, room.y, room.width, INDICIA.height),
    room.width - INDICIA.width - 12,
  )
  const [mark, below] = content.logo === null ? [sender, sender] : cutTop(sender, LOGO, 8)
  return [
    ...(content.logo === null ? [] : logoIn(content, { ...mark, x: mark.x - 5, width: 3 * LOGO })),
    ...returnAddress(content, below),
    ...indiciaMarks(indicia),
    ...recipientMarks(content, area),
  ]
}

/** A long name takes two lines rather than lose its end: undeliverable mail comes back to it. */
function returnAddress({ dealer }: PieceContent, area: Box): Mark[] {
  const named = block(dealer.name, box(area.x, area.y, area.width, 2 * SENDER), {
    face: 'text-strong',
    size: 7.5,
    lines: 2,
    ink: BLACK,
  })
  const below = area.y + named.height + SENDER / 2
  const rows = [dealer.line1, cityLine(dealer)].filter((row) => row.trim() !== '')
  const lines = rows.flatMap(
    (row, index) =>
      block(row, box(area.x, below + index * SENDER, area.width, SENDER - 1), {
        face: 'text',
        size: 7.5,
        lines: 1,
        ink: GREY,
      }).marks,
  )
  return [...named.marks, ...lines]
}

const PAID = ['PRSRT STD', 'US POSTAGE', 'PAID', 'PERMIT NO. 1']

function indiciaMarks(area: Box): Mark[] {
  const step = area.height / (PAID.length + 0.9)
  const lines = PAID.map((line, index) =>
    words(line, area.x + area.width / 2, area.y + step * (index + 1.15), {
      face: 'label',
      size: 8.4,
      ink: BLACK,
      anchor: 'middle',
      tracking: 0.3,
    }),
  )
  return [frame(area, BLACK, 0.75), ...lines]
}

/** In the lower half, right of the middle where there is room, as sorting machines look for it. */
function recipientMarks({ recipient }: PieceContent, area: Box): Mark[] {
  const width = MAIL_BARCODE.width
  const spare = area.width - width - 2 * MAIL_QUIET.x
  const x = area.x + MAIL_QUIET.x + Math.max(0, Math.min(spare * 0.55, spare - 0.1 * INCH))
  const rows = [
    `${recipient.firstName} ${recipient.lastName}`,
    recipient.line1,
    cityLine(recipient),
  ].filter((row) => row.trim() !== '')
  const hasBars = recipient.mailDigits !== null
  const barsHigh = hasBars ? MAIL_BARCODE.height + MAIL_QUIET.y * 2 + 7 : 0
  const high = barsHigh + rows.length * ADDRESS * 1.3
  const y = Math.max(area.y + area.height * 0.46, area.y + (area.height - high) * 0.68)
  const lines = rows.flatMap(
    (row, index) =>
      block(row, box(x, y + barsHigh + index * ADDRESS * 1.3, width, ADDRESS), {
        face: 'text-strong',
        size: ADDRESS,
        smallest: 6,
        lines: 1,
        ink: BLACK,
      }).marks,
  )
  return [...mailBarcodeMarks(recipient.mailDigits ?? '', { x, y: y + MAIL_QUIET.y }), ...lines]
}
