import type { CostLine, MonthlyEstimate } from '../audience/index.ts'
import { deferredPayments, type DeferredPayment, type MetroCampaign } from '../campaigns/index.ts'
import type { FulfillmentChannel } from '../channels/index.ts'
import type { CalendarDate } from '../calendar/index.ts'
import type { Cents } from '../money/index.ts'
import type { PriceBook } from '../templates/index.ts'

/** What one dealer's part of an order costs on one channel. Figures that are null are known when it is sent. */
export interface OrderLine {
  /** The child, in the order of a metro campaign. */
  campaignKey: number
  marketKey: number
  billedMarketKey: number
  channel: FulfillmentChannel
  pieces: number | null
  /** In hundredths of a cent, before the discount. */
  pricePerPiece: number
  costWithoutDiscount: Cents | null
  totalDiscount: Cents | null
  estimatedCost: Cents | null
}

export interface OrderPayment extends DeferredPayment {
  billedMarketKey: number
  number: number
}

export interface OrderTotals {
  totalSize: number | null
  pieces: number | null
  costWithoutDiscount: Cents | null
  totalDiscount: Cents | null
  estimatedCost: Cents | null
  /** Of what a need of the customer sets off. Null: the figures above are known, or nothing was estimated. */
  monthly: MonthlyEstimate | null
}

export interface Quote extends OrderTotals {
  lines: readonly OrderLine[]
  payments: readonly OrderPayment[]
}

export interface Quoted {
  priceBook: PriceBook
  /** Where its dealers' campaigns are: of a metro campaign the children. */
  dealers: readonly { campaignKey: number; marketKey: number }[]
  metro: Pick<MetroCampaign, 'fundingType'> | null
  /** The campaign's own market: of a metro campaign, the group's. */
  marketKey: number
  /** Null where billing is not deferred. */
  deferredFrom: CalendarDate | null
}

/** With an association's funding it pays for all; else every dealer for its own pieces. */
const billed = (marketKey: number, quoted: Quoted): number =>
  quoted.metro?.fundingType === 'DAA_FUNDING' ? quoted.marketKey : marketKey

const priceOf = (channel: FulfillmentChannel, { prices }: PriceBook): number =>
  prices.find(({ option }) => option === channel)?.pricePerPiece ?? 0

/** What was counted, as it is bought. */
export function quoteOf(
  counted: { totalSize: number; lines: readonly CostLine[] },
  quoted: Quoted,
): Quote {
  const campaigns = new Map(quoted.dealers.map((one) => [one.marketKey, one.campaignKey]))
  const lines = counted.lines.flatMap(({ marketKey, channel, pieces, ...costs }) => {
    const campaignKey = campaigns.get(marketKey)
    if (campaignKey === undefined) return []
    const { costWithoutDiscount, estimatedCost } = costs
    return [
      {
        campaignKey,
        marketKey,
        billedMarketKey: billed(marketKey, quoted),
        channel,
        pieces,
        pricePerPiece: priceOf(channel, quoted.priceBook),
        totalDiscount: costWithoutDiscount - estimatedCost,
        costWithoutDiscount,
        estimatedCost,
      },
    ]
  })
  const total = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0)
  return {
    totalSize: counted.totalSize,
    lines,
    payments: paymentsOf(lines, quoted),
    pieces: total(({ pieces }) => pieces),
    costWithoutDiscount: total(({ costWithoutDiscount }) => costWithoutDiscount),
    totalDiscount: total(({ totalDiscount }) => totalDiscount),
    estimatedCost: total(({ estimatedCost }) => estimatedCost),
    monthly: null,
  }
}

const UNKNOWN = {
  pieces: null,
  costWithoutDiscount: null,
  totalDiscount: null,
  estimatedCost: null,
}

/** Where a need of the customer sets each piece off: what a piece costs is fixed, and all else is an estimate. */
export function openQuote(
  channels: readonly FulfillmentChannel[],
  monthly: MonthlyEstimate | null,
  quoted: Quoted,
): Quote {
  const lines = quoted.dealers.flatMap(({ campaignKey, marketKey }) =>
    channels.map((channel) => ({
      campaignKey,
      marketKey,
      billedMarketKey: billed(marketKey, quoted),
      channel,
      ...UNKNOWN,
      pricePerPiece: priceOf(channel, quoted.priceBook),
    })),
  )
  return { ...UNKNOWN, totalSize: null, monthly, lines, payments: [] }
}

/** Per billed market: each one's payments add up to what it pays, to the cent. */
function paymentsOf(
  lines: readonly { billedMarketKey: number; estimatedCost: Cents }[],
  { deferredFrom }: Quoted,
): OrderPayment[] {
  if (deferredFrom === null) return []
  const bills = new Map<number, Cents>()
  for (const { billedMarketKey: key, estimatedCost } of lines) {
    bills.set(key, (bills.get(key) ?? 0) + estimatedCost)
  }
  return [...bills].flatMap(([billedMarketKey, bill]) =>
    deferredPayments(bill, deferredFrom).map((payment, at) => ({
      ...payment,
      billedMarketKey,
      number: at + 1,
    })),
  )
}

type Figures = Pick<OrderLine, 'pieces' | 'totalDiscount' | 'estimatedCost'>

/** What lines come to; null where it is known only when they are sent. */
export function lineTotals(lines: readonly Figures[]): Figures {
  const total = (of: (line: Figures) => number | null) =>
    lines.reduce<number | null>((sum, line) => {
      const one = of(line)
      return sum === null || one === null ? null : sum + one
    }, 0)
  return {
    pieces: total(({ pieces }) => pieces),
    totalDiscount: total(({ totalDiscount }) => totalDiscount),
    estimatedCost: total(({ estimatedCost }) => estimatedCost),
  }
}

/** What people are shown in total, before and after. */
export const totalsOf = (figures: OrderTotals): OrderTotals => {
  const { totalSize, pieces, costWithoutDiscount, totalDiscount, estimatedCost, monthly } = figures
  return { totalSize, pieces, costWithoutDiscount, totalDiscount, estimatedCost, monthly }
}
