import { showDate, type CalendarDate } from '../calendar/index.ts'
import { channelNames } from '../channels/index.ts'
import { showMoney, type Cents } from '../money/index.ts'
import {
  BLACK,
  GREY,
  LINE,
  box,
  fit,
  rect,
  words,
  type Lettering,
  type Mark,
} from '../pieces/index.ts'
import { showPiecePrice } from '../templates/index.ts'
import { lineName, shownLine, shownTotal, type ShownFigures } from './bill-words.rules.ts'
import type { OrderLine, OrderTotals } from './quote.rules.ts'
import { formTexts } from './texts.ts'

/** Letter paper. */
export const PAPER = { width: 612, height: 792, edge: 54 } as const
const { edge: EDGE } = PAPER
export const RIGHT = PAPER.width - EDGE
export const ROW = 18
const SECOND_LINE = 12

export const BODY: Lettering = { face: 'text', size: 10, ink: BLACK }
const STRONG: Lettering = { ...BODY, face: 'text-strong' }
export const SMALL: Lettering = { face: 'text', size: 8.5, ink: GREY }
export const right = (look: Lettering): Lettering => ({ ...look, anchor: 'end' })

/** Where the columns stand: the figures at their right edge. */
const AT = { dealer: EDGE, channel: 256, pieces: 362, price: 424, discount: 490, cost: RIGHT }

/** Something to draw below the earlier rows, and its height. */
export interface Row {
  height: number
  marks: (top: number) => Mark[]
  /** What stands above it where it begins a page, in the height of a row. */
  head?: (top: number) => Mark[]
  /** It does not end a page. */
  isWithNext?: boolean
}

export interface PrintedLine extends Pick<
  OrderLine,
  'channel' | 'pieces' | 'pricePerPiece' | 'totalDiscount' | 'estimatedCost'
> {
  market: { name: string }
  /** Of a year: what its season is called. */
  ofSeason: string | null
}

type Monthly = OrderTotals['monthly']

export function columnHeads(top: number): Mark[] {
  const { dealer, channel, pieces, price, discount, cost } = formTexts.columns
  return [
    words(dealer, AT.dealer, top, STRONG),
    words(channel, AT.channel, top, STRONG),
    words(pieces, AT.pieces, top, right(STRONG)),
    words(price, AT.price, top, right(STRONG)),
    words(discount, AT.discount, top, right(STRONG)),
    words(cost, AT.cost, top, right(STRONG)),
    rect(box(EDGE, top + 6, RIGHT - EDGE, 0.75), BLACK),
  ]
}

/** A long name takes a second line, in the same letters as the others. */
export function lineRow(line: PrintedLine, monthly: Monthly): Row {
  const width = AT.channel - EDGE - 10
  const name = fit(lineName(line), { face: 'text', width, lines: 2, size: 10, smallest: 9 })
  const more = SECOND_LINE * (name.lines.length - 1)
  return {
    height: ROW + more,
    head: columnHeads,
    marks: (top) => {
      const y = top + ROW / 2
      return [
        ...name.lines.map((part, at) =>
          words(part, AT.dealer, y + at * SECOND_LINE, { ...BODY, size: name.size }),
        ),
        words(channelNames[line.channel], AT.channel, y, BODY),
        ...figures(shownLine(line, monthly), showPiecePrice(line.pricePerPiece), { y, look: BODY }),
        rect(box(EDGE, y + more + 5, RIGHT - EDGE, 0.4), LINE),
      ]
    },
  }
}

export const totalRow = (totals: OrderTotals, label: string): Row => ({
  height: 1.5 * ROW,
  head: columnHeads,
  marks: (top) => {
    const y = top + ROW / 2 + 2
    return [
      words(label, AT.dealer, y, STRONG),
      ...figures(shownTotal(totals, totals.monthly), '', { y, look: STRONG }),
    ]
  },
})

const figures = (
  { pieces, discount, cost }: ShownFigures,
  price: string,
  { y, look }: { y: number; look: Lettering },
): Mark[] => [
  words(pieces, AT.pieces, y, right(look)),
  words(price, AT.price, y, right(look)),
  words(discount, AT.discount, y, right(narrowed(discount, look))),
  words(cost, AT.cost, y, right(narrowed(cost, look))),
]

/** Between the edges of two figures, with some room. */
const WIDTH_OF_MONEY = AT.discount - AT.price - 4

/** 'about $11,681.01' takes more room than a plain amount: its letters are smaller. */
function narrowed(shown: string, look: Lettering): Lettering {
  const { face, size } = look
  return {
    ...look,
    size: fit(shown, { face, width: WIDTH_OF_MONEY, lines: 1, size, smallest: 7 }).size,
  }
}

/** All billed markets pay on the same days. */
export function paymentRows(payments: readonly { date: CalendarDate; amount: Cents }[]): Row[] {
  const days = new Map<CalendarDate, Cents>()
  for (const { date, amount } of payments) days.set(date, (days.get(date) ?? 0) + amount)
  return [...days].map(([date, cents]) => ({
    height: ROW,
    head: columnHeads,
    marks: (top) => [
      words(formTexts.payment(showDate(date)), AT.dealer, top + ROW / 2, BODY),
      words(showMoney(cents), AT.cost, top + ROW / 2, right(BODY)),
    ],
  }))
}

/** The lines for signature and date. */
export const signatureRow: Row = {
  height: 4.5 * ROW,
  marks: (top) => {
    const y = top + 3.5 * ROW
    return [
      rect(box(EDGE, y, 290, 0.75), BLACK),
      rect(box(AT.pieces, y, RIGHT - AT.pieces, 0.75), BLACK),
      words(formTexts.signature, EDGE, y + 13, SMALL),
      words(formTexts.date, AT.pieces, y + 13, SMALL),
    ]
  },
}

/** For what the bill is; of what is estimated also from what, and with which cap. */
export function noteRow(notes: readonly string[]): Row {
  const width = RIGHT - EDGE
  const lines = notes.flatMap(
    (note) =>
      fit(note, { face: 'text', width, lines: 3, size: SMALL.size, smallest: SMALL.size }).lines,
  )
  return {
    height: ROW + SECOND_LINE * lines.length,
    marks: (top) => lines.map((line, at) => words(line, EDGE, top + ROW + at * SECOND_LINE, SMALL)),
  }
}

/** Names what stands in the rows below it, and stands above each page of them. */
export function listHead(text: string): Row {
  return {
    height: ROW,
    isWithNext: true,
    marks: (top) => [words(text, EDGE, top + ROW, SMALL)],
  }
}

/** Small words, without the room above that a note has; what does not fit into a line goes on in the next. */
export function wordRow(text: string, head: string): Row {
  const room = { face: 'text', width: RIGHT - EDGE, lines: 4, size: SMALL.size } as const
  const { lines, size } = fit(text, { ...room, smallest: 6.5 })
  return {
    height: SECOND_LINE * lines.length,
    head: (top) => [words(head, EDGE, top, SMALL)],
    marks: (top) =>
      lines.map((line, at) => words(line, EDGE, top + SECOND_LINE * (at + 1), { ...SMALL, size })),
  }
}
