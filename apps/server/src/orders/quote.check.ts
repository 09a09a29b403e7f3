import { createHash } from 'node:crypto'
import type { CountedAudience, CostLine, DataStamp } from '@marquee/rules/audience'
import { isDeferred, mayDeferBilling } from '@marquee/rules/campaigns'
import { chosenChannels } from '@marquee/rules/channels'
import {
  canonical,
  openQuote,
  quoteOf,
  totalsOf,
  type OrderLine,
  type OrderPayment,
  type Quote,
  type Quoted,
} from '@marquee/rules/orders'
import { dealersOf } from './ordering-dealers.load.ts'
import type { PlacedLine, PlacedPayment } from './order-lines.store.ts'
import { loadMonthlyEstimate } from '../audience/index.ts'
import type { Orderable, Ordering } from './orderable.load.ts'
import type { OrderFigures } from './orders.store.ts'

/** A quote with the part of it that is stored. */
export interface StoredQuote extends Quote {
  figures: OrderFigures
}

type Counted = Pick<CountedAudience, 'totalSize' | 'dataStamp'> & { lines?: readonly CostLine[] }

/** What a campaign costs, by what was counted; else by its price, and by what it would have sent in a month. */
export async function quoteFor(
  order: Orderable,
  counted: Counted | undefined,
  call: Pick<Ordering, 'use' | 'now'>,
): Promise<StoredQuote> {
  const quoted = quotedOf(order)
  const { fulfillmentChannelsAndVariations: chosen } = order.details
  const quote = counted
    ? quoteOf({ totalSize: counted.totalSize, lines: counted.lines ?? [] }, quoted)
    : openQuote(chosenChannels(chosen), await loadMonthlyEstimate(order, call), quoted)
  return { ...quote, figures: figuresOf(quote, order, counted?.dataStamp ?? null) }
}

function figuresOf(quote: Quote, order: Orderable, dataStamp: DataStamp | null): OrderFigures {
  const { lines, payments } = quote
  const { monthlyCap } = order.details
  const shown = canonical({ ...totalsOf(quote), monthlyCap, lines, payments })
  return { ...totalsOf(quote), dataStamp, quoteKey: sha256(shown).slice(0, LETTERS_OF_QUOTE) }
}

/** Of the key that names figures. */
export const LETTERS_OF_QUOTE = 32

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

function quotedOf(order: Orderable): Quoted {
  const { found, template, details } = order
  const { mailDate } = details
  const isPaidLater = isDeferred(details) && mayDeferBilling(details, template.content)
  return {
    priceBook: template.content.priceBook,
    dealers: dealersOf(order).map(({ campaignKey, marketKey }) => ({ campaignKey, marketKey })),
    metro: details.metroCampaign,
    marketKey: found.campaign.marketKey,
    deferredFrom: isPaidLater ? mailDate : null,
  }
}

interface Placed {
  lines: PlacedLine[]
  payments: PlacedPayment[]
}

/** Each line lies at its dealer; so does what the dealer pays. */
export function placedQuote({ lines, payments }: Quote, order: Orderable): Placed {
  const { path } = order.found.campaign
  const paths = new Map(dealersOf(order).map((one) => [one.marketKey, one.path]))
  return {
    lines: lines.map((line: OrderLine) => ({ ...line, path: paths.get(line.marketKey) ?? path })),
    payments: payments.map((payment: OrderPayment) => ({
      ...payment,
      path: paths.get(payment.billedMarketKey) ?? path,
    })),
  }
}
