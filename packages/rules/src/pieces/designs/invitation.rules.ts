import { block, box, cutLeft, cutTop, frame, inset, rect, type Box } from '../draw.rules.ts'
import { BLACK, PAPER, paletteOf } from '../inks.rules.ts'
import { paragraphsOf } from '../lines.rules.ts'
import type { Mark } from '../marks.rules.ts'
import { fieldRows, ownTexts } from '../merge-fields.rules.ts'
import { wheel } from '../ornaments.rules.ts'
import type { PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { addressSide, couponsOrText } from './backs.rules.ts'
import { page, sheet, type Design } from './design.rules.ts'
import { expressService, expressWidth, logoIn } from './parts.rules.ts'

const FORMAT = 'postcard-6x9'

/** A bordered card with everything on its axis: for an event, or a word from the dealer. */
export const invitation: Design = {
  key: 'invitation',
  name: 'Invitation',
  format: FORMAT,
  coupons: [0, 1, 2],
  photo: null,
  lay(content) {
    const texts = ownTexts(content)
    const back = addressSide({ format: FORMAT, mail: 262, content, texts }, (area) =>
      couponsOrText(content, texts, area, 'line'),
    )
    return [page(FORMAT, 'front', front(content, texts)), page(FORMAT, 'back', back)]
  },
}

function front(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  const card = inset(box(0, 0, 648, 432), 26)
  const middle = { anchor: 'middle', ink: BLACK } as const
  const rows = fieldRows(content)
  // What to know of an event takes the place of the wheel.
  const isEvent = rows.length > 0
  const words = inset(card, 74, isEvent ? 34 : 30)
  const [, top] = isEvent ? [words, words] : cutTop(words, 46, 20)
  const head = block(texts.headline, cutTop(top, isEvent ? 70 : 104)[0], {
    face: 'serif',
    size: isEvent ? 31 : 42,
    smallest: 18,
    lines: 2,
    leading: 1.14,
    anchor: 'middle',
    ink: palette.accent,
  })
  const [, afterHead] = cutTop(top, head.height, 23)
  const sub = block(texts.subhead, cutTop(afterHead, 40)[0], {
    face: 'serif',
    size: 15,
    smallest: 9,
    lines: 2,
    leading: 1.3,
    ...middle,
  })
  const [, afterSub] = cutTop(afterHead, sub.height, 18)
  const body = block(paragraphsOf(texts.body).join(' '), cutTop(afterSub, 58)[0], {
    face: 'serif-text',
    size: 11.5,
    smallest: 8,
    lines: 4,
    leading: 1.42,
    ...middle,
  })
  return [
    rect(sheet(FORMAT), palette.deep),
    rect(card, PAPER),
    frame(inset(card, 9), palette.accent, 1.5),
    frame(inset(card, 13), palette.accent, 0.5),
    ...(isEvent ? facts(rows, content) : [wheel({ x: 324, y: words.y + 23 }, 46, palette.accent)]),
    ...head.marks,
    ...sub.marks,
    ...body.marks,
    ...foot(content, texts),
  ]
}

const FACTS = box(110, 212, 428, 98)
const MOST_OF_FACT = 12
const LEADING = 1.5

/** What was filled in, a line each: what it is at the left of the middle, what it says at the right. */
function facts(rows: ReturnType<typeof fieldRows>, { hierarchyId }: PieceContent): Mark[] {
  const size = Math.min(MOST_OF_FACT, FACTS.height / rows.length / LEADING)
  const high = size * LEADING
  const top = FACTS.y + (FACTS.height - high * rows.length) / 2
  const [label, said] = cutLeft(FACTS, 150, 14)
  return rows.flatMap(({ label: name, text }, index) => {
    const y = top + high * index
    const line = (area: Box) => box(area.x, y, area.width, high)
    const one = { size, smallest: 6, lines: 1 } as const
    return [
      ...block(name, line(label), {
        ...one,
        face: 'serif-text',
        anchor: 'end',
        ink: paletteOf(hierarchyId).accent,
      }).marks,
      ...block(text, line(said), { ...one, face: 'serif', ink: BLACK }).marks,
    ]
  })
}

function foot(content: PieceContent, texts: PieceTexts): Mark[] {
  const palette = paletteOf(content.hierarchyId)
  // An event says itself where people answer.
  const phone = fieldRows(content).length > 0 ? '' : content.dealer.phone
  const call = [texts.callToAction, phone].filter((part) => part.trim() !== '').join(': ')
  const line = block(call.toUpperCase(), box(126, 322, 396, 14), {
    face: 'label',
    size: 13,
    smallest: 8,
    lines: 1,
    anchor: 'middle',
    tracking: 1.6,
    ink: palette.accent,
  })
  const express = content.hasExpressService ? expressWidth(26) + 18 : 0
  const logo = box(324 - (140 + express) / 2, 342, 140, 46)
  return [
    ...line.marks,
    ...logoIn(content, logo),
    ...expressService(content, { x: logo.x + 158, y: 352 }, 26, palette.accent),
  ]
}
