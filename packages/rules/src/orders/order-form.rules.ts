import { showDate, type CalendarDate } from '../calendar/index.ts'
import { channelNames, type FulfillmentChannel } from '../channels/index.ts'
import { showCount, showMoney, type Cents } from '../money/index.ts'
import {
  BLACK,
  GREY,
  LINE,
  paletteOf,
  rect,
  words,
  box,
  fit,
  type Lettering,
  type Mark,
  type Page,
} from '../pieces/index.ts'
import { showPiecePrice } from '../templates/index.ts'
import type { OrderTotals } from './quote.rules.ts'
import { orderStatusLabels, type OrderStatus } from './statuses.rules.ts'
import { formTexts } from './texts.ts'

/** An order as its form tells it. */
export interface PrintedOrder extends OrderTotals {
  key: number
  status: OrderStatus
  hierarchyId: string
  campaign: {
    name: string
    market: { name: string }
    mailDate: CalendarDate | null
    secondMailDate: CalendarDate | null
  }
  lines: readonly {
    market: { name: string }
    channel: FulfillmentChannel
    pieces: number | null
    pricePerPiece: number
    estimatedCost: Cents | null
  }[]
  payments: readonly { date: CalendarDate; amount: Cents }[]
  submitted: Told | null
  decided: Told | null
}

/** Who, and on which day by the market's calendar. */
interface Told {
  name: string
  day: CalendarDate
}

const WIDTH = 612
const HEIGHT = 792
const EDGE = 54
const ROW = 18
const RIGHT = WIDTH - EDGE
/** Where the columns of the table stand: the figures at their right edge. */
const AT = { market: EDGE, channel: 262, pieces: 400, price: 475, cost: RIGHT }
const BODY: Lettering = { face: 'text', size: 10, ink: BLACK }
const STRONG: Lettering = { ...BODY, face: 'text-strong' }
const SMALL: Lettering = { face: 'text', size: 8.5, ink: GREY }
const right = (look: Lettering): Lettering => ({ ...look, anchor: 'end' })

/** The pages of an order to print, sign and file: letter paper, as many as its lines take. */
export function orderForm(order: PrintedOrder): Page[] {
  const head = heading(order)
  const rows = order.lines.map(lineRow)
  const pages: Mark[][] = [head.marks]
  let y = head.below
  const add = (marks: (top: number) => Mark[], height = ROW) => {
    if (y + height > HEIGHT - EDGE - ROW) {
      pages.push(columnHeads(EDGE))
      y = EDGE + ROW
    }
    pages.at(-1)?.push(...marks(y))
    y += height
  }
  for (const row of rows) add(row)
  add((top) => totalRow(order, top), 2 * ROW)
  for (const payment of paymentsByDay(order)) add((top) => paymentRow(payment, top))
  add((top) => [words(formTexts.note, EDGE, top + ROW, SMALL)], 2 * ROW)
  return pages.map((marks, at) => ({
    ...{ name: 'form', width: WIDTH, height: HEIGHT, bleed: 0 },
    marks: [...marks, ...footer(order, at + 1, pages.length)],
  }))
}

function heading(order: PrintedOrder): { marks: Mark[]; below: number } {
  const { campaign, key, hierarchyId } = order
  const { accent } = paletteOf(hierarchyId)
  const room = { face: 'display', width: RIGHT - EDGE, lines: 1, size: 20, smallest: 11 } as const
  const name = fit(campaign.name, room)
  const facts = factsOf(order)
  const top = EDGE + 74
  return {
    marks: [
      rect(box(EDGE, EDGE - 18, RIGHT - EDGE, 3), accent),
      words(formTexts.title(key), EDGE, EDGE + 10, { ...SMALL, size: 10 }),
      words(name.lines[0] ?? '', EDGE, EDGE + 38, { face: 'display', size: name.size, ink: BLACK }),
      ...facts.flatMap(([label, value], at) => [
        words(label, EDGE, top + at * ROW, { ...BODY, ink: GREY }),
        words(value, EDGE + 130, top + at * ROW, BODY),
      ]),
      ...columnHeads(top + facts.length * ROW + ROW),
    ],
    below: top + facts.length * ROW + 2 * ROW,
  }
}

function factsOf(order: PrintedOrder): [string, string][] {
  const { campaign, status, submitted, decided, totalSize } = order
  const { market, mailDate, secondMailDate } = campaign
  const day = (date: CalendarDate | null) => (date === null ? formTexts.asNeeded : showDate(date))
  const days = secondMailDate === null ? day(mailDate) : `${day(mailDate)}, ${day(secondMailDate)}`
  const told = (one: Told) => `${one.name}, ${showDate(one.day)}`
  return [
    [formTexts.market, market.name],
    [formTexts.status, orderStatusLabels[status]],
    [formTexts.mailDates, days],
    [formTexts.households, totalSize === null ? formTexts.atEachSend : showCount(totalSize)],
    ...(submitted ? [[formTexts.submitted, told(submitted)] as [string, string]] : []),
    ...(decided ? [[formTexts.decided, told(decided)] as [string, string]] : []),
  ]
}

function columnHeads(top: number): Mark[] {
  const { columns } = formTexts
  return [
    words(columns.dealer, AT.market, top, STRONG),
    words(columns.channel, AT.channel, top, STRONG),
    words(columns.pieces, AT.pieces, top, right(STRONG)),
    words(columns.price, AT.price, top, right(STRONG)),
    words(columns.cost, AT.cost, top, right(STRONG)),
    rect(box(EDGE, top + 6, RIGHT - EDGE, 0.75), BLACK),
  ]
}

const lineRow =
  (line: PrintedOrder['lines'][number]) =>
  (top: number): Mark[] => {
    const { market, channel, pieces, pricePerPiece, estimatedCost } = line
    const room = {
      face: 'text',
      width: AT.channel - EDGE - 8,
      lines: 1,
      size: 10,
      smallest: 7,
    } as const
    const name = fit(market.name, room)
    const y = top + ROW / 2
    return [
      words(name.lines[0] ?? '', AT.market, y, { ...BODY, size: name.size }),
      words(channelNames[channel], AT.channel, y, BODY),
      words(pieces === null ? formTexts.open : showCount(pieces), AT.pieces, y, right(BODY)),
      words(showPiecePrice(pricePerPiece), AT.price, y, right(BODY)),
      words(amount(estimatedCost), AT.cost, y, right(BODY)),
      rect(box(EDGE, y + 5, RIGHT - EDGE, 0.4), LINE),
    ]
  }

const amount = (cents: Cents | null): string => (cents === null ? formTexts.open : showMoney(cents))

function totalRow({ pieces, totalDiscount, estimatedCost }: PrintedOrder, top: number): Mark[] {
  const y = top + ROW / 2 + 2
  return [
    words(formTexts.total, AT.market, y, STRONG),
    words(pieces === null ? formTexts.open : showCount(pieces), AT.pieces, y, right(STRONG)),
    words(amount(estimatedCost), AT.cost, y, right(STRONG)),
    ...(totalDiscount
      ? [words(formTexts.discount(showMoney(totalDiscount)), AT.cost, y + ROW * 0.8, right(SMALL))]
      : []),
  ]
}

/** All who are billed pay on the same days. */
function paymentsByDay({ payments }: PrintedOrder): [CalendarDate, Cents][] {
  const days = new Map<CalendarDate, Cents>()
  for (const { date, amount: part } of payments) days.set(date, (days.get(date) ?? 0) + part)
  return [...days]
}

const paymentRow = ([date, cents]: [CalendarDate, Cents], top: number): Mark[] => [
  words(formTexts.payment(showDate(date)), AT.market, top + ROW / 2, BODY),
  words(showMoney(cents), AT.cost, top + ROW / 2, right(BODY)),
]

const footer = ({ key }: PrintedOrder, page: number, pages: number): Mark[] => [
  words(formTexts.title(key), EDGE, HEIGHT - EDGE + 14, SMALL),
  words(formTexts.page(page, pages), RIGHT, HEIGHT - EDGE + 14, right(SMALL)),
]
