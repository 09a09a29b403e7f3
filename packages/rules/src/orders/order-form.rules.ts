import { showDate, type CalendarDate } from '../calendar/index.ts'
import { describeBasis, describeCap, describeMonth, describeMonthShort } from '../audience/index.ts'
import { detailsLine, detailsWith, showMonthlyCap, type FundingType } from '../campaigns/index.ts'
import { showCount, type Cents } from '../money/index.ts'
import {
  BLACK,
  GREY,
  box,
  fit,
  paletteOf,
  rect,
  words,
  type Mark,
  type Page,
} from '../pieces/index.ts'
import {
  BODY,
  PAPER,
  RIGHT,
  ROW,
  SMALL,
  columnHeads,
  lineRow,
  listHead,
  noteRow,
  paymentRows,
  right,
  signatureRow,
  totalRow,
  wordRow,
  type PrintedLine,
  type Row,
} from './order-form-table.rules.ts'
import { seedLine, type SeedPerson } from '../seed-lists/index.ts'
import { totalLabel } from './bill-words.rules.ts'
import type { OrderedAsItIs } from './ordered-content.rules.ts'
import type { OrderTotals } from './quote.rules.ts'
import { orderStatusLabels, type OrderStatus } from './statuses.rules.ts'
import { formTexts, mailDatesLabel, payers } from './texts.ts'

/** An order as its form shows it. */
export interface PrintedOrder extends OrderTotals {
  key: number
  status: OrderStatus
  hierarchyId: string
  /** Of these, what is printed in a line. */
  details: OrderedAsItIs
  campaign: {
    name: string
    market: { name: string }
    mailDate: CalendarDate | null
    secondMailDate: CalendarDate | null
  }
  /** Of a metro campaign. */
  fundingType: FundingType | null
  sampleRecipients: readonly SeedPerson[]
  lines: readonly PrintedLine[]
  payments: readonly { date: CalendarDate; amount: Cents }[]
  submitted: Occasion | null
  decided: Occasion | null
}

const printedNames = detailsWith('printed', 'in-a-line')

type PrintedName = (typeof printedNames)[number]

/** Who, and on which day by the market's calendar. */
interface Occasion {
  name: string
  day: CalendarDate
}

const { width: WIDTH, height: HEIGHT, edge: EDGE } = PAPER
const BOTTOM = HEIGHT - EDGE - ROW
const NAME_LINE = 24

/** The pages of an order to print, sign and file: letter paper, as many as its lines take. */
export function orderForm(order: PrintedOrder): Page[] {
  const head = heading(order)
  const pages: Mark[][] = [head.marks]
  let y = head.below
  const rows = rowsOf(order)
  for (const [at, { height, marks, head, isWithNext = false }] of rows.entries()) {
    // No sum stands alone on a page: the last line goes with it.
    const isKeptTogether = isWithNext || at === order.lines.length - 1
    const reserved = isKeptTogether ? (rows[at + 1]?.height ?? 0) : 0
    if (y + height + reserved > BOTTOM) {
      pages.push(head?.(EDGE) ?? [])
      y = head ? EDGE + ROW : EDGE
    }
    pages.at(-1)?.push(...marks(y))
    y += height
  }
  return pages.map((marks, at) => ({
    name: 'form',
    width: WIDTH,
    height: HEIGHT,
    bleed: 0,
    marks: [...marks, ...footer(order, at + 1, pages.length)],
  }))
}

const rowsOf = (order: PrintedOrder): Row[] => [
  ...order.lines.map((line) => lineRow(line, order.monthly)),
  totalRow(order, totalLabel(order.monthly, order.details.monthlyCap)),
  ...paymentRows(order.payments),
  noteRow(notesOf(order)),
  ...seedRows(order.sampleRecipients),
  signatureRow,
]

/** A row each, so that a page may end between two of them. */
const seedRows = (seeds: readonly SeedPerson[]): Row[] => [
  ...(seeds.length > 0 ? [listHead(formTexts.seeds)] : []),
  ...seeds.map((seed) => wordRow(seedLine(seed), formTexts.seeds)),
]

function notesOf({ monthly, details }: PrintedOrder): string[] {
  if (!monthly) return [formTexts.note]
  return [
    formTexts.monthlyNote,
    ...monthly.touchpoints.map((each) => `${each.name}: ${describeMonth(each, monthly)}.`),
    describeBasis(monthly),
    describeCap(details.monthlyCap, monthly),
  ]
}

function heading(order: PrintedOrder): { marks: Mark[]; below: number } {
  const { campaign, key, hierarchyId } = order
  const { accent } = paletteOf(hierarchyId)
  const room = { face: 'display', width: RIGHT - EDGE, lines: 2, size: 20, smallest: 15 } as const
  const name = fit(campaign.name, room)
  const facts = factsOf(order)
  const top = EDGE + 74 + NAME_LINE * (name.lines.length - 1)
  return {
    marks: [
      rect(box(EDGE, EDGE - 18, RIGHT - EDGE, 3), accent),
      words(formTexts.title(key), EDGE, EDGE + 10, { ...SMALL, size: 10 }),
      ...name.lines.map((line, at) =>
        words(line, EDGE, EDGE + 38 + at * NAME_LINE, {
          face: 'display',
          size: name.size,
          ink: BLACK,
        }),
      ),
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
  const { campaign, status, submitted, decided, fundingType } = order
  const { market, mailDate, secondMailDate } = campaign
  const day = (date: CalendarDate | null) => (date === null ? formTexts.asNeeded : showDate(date))
  const days = secondMailDate === null ? day(mailDate) : `${day(mailDate)}, ${day(secondMailDate)}`
  const occasionText = (one: Occasion) => `${one.name}, ${showDate(one.day)}`
  return [
    [formTexts.market, market.name],
    [formTexts.status, orderStatusLabels[status]],
    [mailDatesLabel(secondMailDate), days],
    ...(fundingType ? [[formTexts.paidBy, payers[fundingType]] as [string, string]] : []),
    ...printedNames.flatMap((name) => factOf(name, order.details)),
    ...householdsOf(order),
    ...(submitted ? [[formTexts.submitted, occasionText(submitted)] as [string, string]] : []),
    ...(decided ? [[formTexts.decided, occasionText(decided)] as [string, string]] : []),
  ]
}

function householdsOf({ totalSize, monthly, details }: PrintedOrder): [string, string][] {
  if (totalSize !== null) return [[formTexts.households, showCount(totalSize)]]
  if (!monthly) return [[formTexts.households, formTexts.open]]
  return [
    [formTexts.monthly, describeMonthShort(monthly, details.monthlyCap)],
    [formTexts.monthlyCap, showMonthlyCap(details.monthlyCap)],
  ]
}

/** What is left empty is not printed. */
const factOf = (name: PrintedName, details: OrderedAsItIs): [string, string][] =>
  detailsLine(name, details).flatMap(({ label, shown }) => (shown === '' ? [] : [[label, shown]]))

const footer = ({ key }: PrintedOrder, page: number, pages: number): Mark[] => [
  words(formTexts.title(key), EDGE, HEIGHT - EDGE + 14, SMALL),
  words(formTexts.page(page, pages), RIGHT, HEIGHT - EDGE + 14, right(SMALL)),
]
