import { block, box, cutRight, cutTop, type Block, type Box } from '../draw.rules.ts'
import type { Ink, Mark, TextMark } from '../marks.rules.ts'
import type { Face } from '../../fonts/index.ts'
import { groupLine } from '../group-line.rules.ts'
import type { DealerBlock, GroupOnPiece, PieceContent, PieceTexts } from '../piece-content.rules.ts'
import { LEAST_CODE, qrMarks } from '../qr-marks.rules.ts'
import { shownAddress, webLink } from '../web-links.rules.ts'
import { cityLine, cutShort } from './parts.rules.ts'

// How a customer gets hold of the dealer. On paper nothing can be clicked: what people are asked to do is
// a sentence, with a telephone number or a code beside it.

interface Row {
  text: string
  face: Face
  size: number
  ink: Ink
  lines: number
  /** How small it may become; without it, as small as print allows. */
  smallest?: number
}

interface Stack extends Pick<Block, 'marks' | 'height'> {
  isCut: boolean
}
type Anchor = TextMark['anchor']

/** Lines of several sizes below each other; empty ones take no room. */
function stacked(rows: readonly Row[], area: Box, gap: number, anchor: Anchor = 'start'): Stack {
  const marks: Mark[] = []
  let y = area.y
  let isCut = false
  for (const { text, ...type } of rows.filter(({ text }) => text.trim() !== '')) {
    const room = area.y + area.height - y
    if (room < type.size * 0.7) {
      return { marks: cutShort(marks), height: area.height, isCut: true }
    }
    const row = box(area.x, y, area.width, Math.min(room, type.size * (0.8 + 1.2 * type.lines)))
    const set = block(text, row, { ...type, anchor })
    marks.push(...set.marks)
    isCut ||= set.fitted.isCut
    y += set.height + gap
  }
  return { marks, height: Math.max(0, y - gap - area.y), isCut }
}

export interface ContactLook {
  ink: Ink
  quiet: Ink
  /** The name stands beside it already. */
  isNamed?: boolean
  anchor?: Anchor
  /** With whom the dealer invites. */
  group?: GroupOnPiece | null
  /** Of the address; everything else is in proportion. */
  size?: number
}

/** What people are asked to do, and below it the number to call; without one, where to look. */
export function callToAction(
  { dealer }: Pick<PieceContent, 'dealer'>,
  texts: PieceTexts,
  area: Box,
  look: ContactLook,
): Stack {
  const { ink, quiet, anchor, size = 9 } = look
  return stacked(callRows(dealer, texts, { ink, quiet, size }), area, size * 0.72, anchor)
}

function callRows(
  { phone, webAddress }: DealerBlock,
  { callToAction: sentence }: PieceTexts,
  { ink, quiet, size }: Required<Pick<ContactLook, 'ink' | 'quiet' | 'size'>>,
): Row[] {
  const [large, face] = [phone || shownAddress(webAddress), 'display'] as const
  const most = phone === '' ? size * 1.6 : size * 3.1
  return [
    { text: sentence, face: 'text-strong', size: size * 1.45, ink: quiet, lines: 2 },
    { text: large, face, size: most, ink, lines: 1, smallest: phone === '' ? 8 : 14 },
  ]
}

/** Who sends it and where they are. */
function dealerRows(
  dealer: DealerBlock,
  { ink, quiet, size = 9, isNamed = false, group = null }: ContactLook,
): Row[] {
  const address = [dealer.line1, cityLine(dealer)].filter((part) => part !== '').join(', ')
  const name = isNamed ? '' : dealer.name
  return [
    { text: name, face: 'text-strong', size: size * 1.2, ink, lines: 2 },
    ...groupRows(group, { ink, size }),
    { text: address, face: 'text', size, ink: quiet, lines: 2 },
    { text: dealer.openingHours, face: 'text-strong', size, ink: quiet, lines: 3 },
    { text: shownAddress(dealer.webAddress), face: 'text-strong', size, ink, lines: 2 },
    { text: dealer.printedLine, face: 'text', size, ink: quiet, lines: 3 },
  ]
}

function groupRows(
  group: GroupOnPiece | null,
  { ink, size = 9 }: Pick<ContactLook, 'ink' | 'size'>,
): Row[] {
  if (group === null) return []
  return [{ text: groupLine(group), face: 'text-strong', size, ink, lines: 4 }]
}

/** The sender without a telephone number, where that stands large beside it: smaller where it is long. */
export function dealerBlock(dealer: DealerBlock, area: Box, look: ContactLook): Stack {
  const { size = 9, anchor } = look
  const at = (size: number) =>
    stacked(dealerRows(dealer, { ...look, size }), area, size * 0.62, anchor)
  for (let tried = size; tried > SMALLEST; tried *= 0.95) {
    const set = at(tried)
    if (!set.isCut && set.height <= area.height) return set
  }
  return at(SMALLEST)
}

const SCAN = 'Scan for our website'

/** A code for the dealer's website with what it does below it; nothing for a dealer without one. */
export function codeOfWebsite(
  dealer: DealerBlock,
  { x, y, width }: Box,
  ink: Ink,
  size = 6.5,
): Mark[] {
  const link = webLink(dealer.webAddress)
  if (link === null) return []
  const caption = block(SCAN, box(x, y + width + size * 0.7, width, size * 2.2), {
    face: 'text-strong',
    size,
    lines: 2,
    leading: 1.15,
    anchor: 'middle',
    ink,
  })
  return [...qrMarks(link, box(x, y, width, width)), ...caption.marks]
}

const CAPTION = 2.7
const NARROW = 240

/** What to do, whom to call, where they are and when they are open: smaller where it does not fit. */
export function contactPanel(
  content: PieceContent,
  texts: PieceTexts,
  area: Box,
  look: ContactLook,
): Stack {
  const { size = 9 } = look
  // With a group to name, all of it may become as small as print allows, so that the message keeps its room.
  const smallest = content.group === null ? SMALLEST : LEAST_WITH_GROUP
  for (let tried = size; tried > smallest; tried *= 0.95) {
    const panel = panelAt(content, texts, area, { ...look, size: tried })
    if (!panel.isCut && panel.height <= area.height) return panel
  }
  return panelAt(content, texts, area, { ...look, size: smallest })
}

const SMALLEST = 6.5
const LEAST_WITH_GROUP = 6

function panelAt(
  content: PieceContent,
  texts: PieceTexts,
  area: Box,
  given: ContactLook & { size: number },
): Stack {
  const { dealer, group } = content
  const isNarrow = area.width < NARROW
  // Beside a code on a small card a name of some length has no room.
  const look = { ...given, group: isNarrow ? null : group }
  const { size, ink } = look
  const hasCode = webLink(dealer.webAddress) !== null
  const side = hasCode ? Math.max(LEAST_CODE, size * 8.6) : 0
  const [right, left] = cutRight(area, side, hasCode ? size * 1.8 : 0)
  const call = callToAction(content, texts, isNarrow ? area : left, look)
  const above = call.height === 0 ? 0 : call.height + size * 1.25
  const across = groupRows(isNarrow ? group : null, look)
  const invites = stacked(across, cutTop(area, above)[1], 0, given.anchor)
  const below = above + (invites.height === 0 ? 0 : invites.height + size * 0.9)
  const [, rest] = cutTop(left, below)
  // On a small card name and address stand beside it, where mail comes back to.
  const who = isNarrow
    ? dealerBlock(withoutAddress(dealer), rest, { ...look, isNamed: true })
    : dealerBlock(dealer, rest, look)
  const code = box(right.x, isNarrow ? rest.y : right.y, side, side)
  const small = Math.max(Math.min(SMALLEST, size), size * 0.8)
  const codeHigh = hasCode ? code.y - area.y + side + CAPTION * small : 0
  return {
    marks: [
      ...call.marks,
      ...invites.marks,
      ...who.marks,
      ...codeOfWebsite(dealer, code, ink, small),
    ],
    height: Math.max(below + who.height, codeHigh),
    isCut: call.isCut || invites.isCut || who.isCut,
  }
}

const withoutAddress = (dealer: DealerBlock): DealerBlock => ({
  ...dealer,
  line1: '',
  city: '',
  state: '',
  postalCode: '',
})
