import type { StepSend } from '../campaigns/index.ts'
import { isByEmail, type FulfillmentOption } from '../channels/index.ts'
import { discountPerPiece, type PriceBook } from '../templates/index.ts'
import {
  piecesBy,
  reblastsBy,
  SENT_CHANNELS,
  type ByContact,
  type SentChannel,
} from './pieces.rules.ts'
import type { HouseholdCosts } from './question.rules.ts'

/** A line of an order: what a household costs by one channel, in hundredths of a cent. */
export interface ChannelCharge {
  channel: SentChannel
  pieces: ByContact
  withoutDiscount: ByContact
  net: ByContact
}

export interface MarketCharges {
  marketKey: number
  charges: readonly ChannelCharge[]
}

/** A market, and how many of its households any channel reaches: small markets pay less. */
export interface PricedMarket {
  marketKey: number
  reachable: number
}

/** What is charged at each market; prices come from the template and from nowhere else. */
export function chargesOf(
  sends: readonly StepSend[],
  priceBook: PriceBook,
  markets: readonly PricedMarket[],
): MarketCharges[] {
  const lines = SENT_CHANNELS.map((channel) => lineOf(channel, sends, priceBook))
  return markets.map(({ marketKey, reachable }) => {
    const { discount } = priceBook
    const off = discount ? discountPerPiece(discount, reachable) : 0
    return { marketKey, charges: lines.map((line) => discounted(line, off)) }
  })
}

interface Line {
  channel: SentChannel
  price: number
  pieces: ByContact
  withoutDiscount: ByContact
}

function lineOf(channel: SentChannel, sends: readonly StepSend[], book: PriceBook): Line {
  const price = priceOf(channel, book)
  // A second email has its own price; it is not known yet who gets one, so none is counted here.
  const again = isByEmail(channel) ? priceOf('NON_OPEN_REBLAST', book) : 0
  const reblasts = reblastsBy(sends)
  const pieces = piecesBy(channel, sends)
  const withoutDiscount = pieces.map((count, code) => count * price + (reblasts[code] ?? 0) * again)
  return { channel, price, pieces, withoutDiscount }
}

/** No piece costs less than nothing. */
function discounted({ price, ...line }: Line, off: number): ChannelCharge {
  const taken = Math.min(price, off)
  const { channel, pieces, withoutDiscount } = line
  const net = withoutDiscount.map((cost, code) => cost - (pieces[code] ?? 0) * taken)
  return { channel, pieces, withoutDiscount, net }
}

const priceOf = (option: FulfillmentOption, { prices }: PriceBook): number =>
  prices.find((one) => one.option === option)?.pricePerPiece ?? 0

/** What a household costs in all, in the form that engines take. */
export const householdCosts = (markets: readonly MarketCharges[]): HouseholdCosts[] =>
  markets.map(({ marketKey, charges }) => ({
    marketKey,
    byContact: (charges[0]?.net ?? []).map((_, code) =>
      charges.reduce((sum, { net }) => sum + (net[code] ?? 0), 0),
    ),
  }))

const PARTS_PER_CENT = 100

/** Hundredths of a cent in whole cents, half up: once for each line. */
export const inCents = (parts: number): number =>
  Math.floor((parts + PARTS_PER_CENT / 2) / PARTS_PER_CENT)

export const inParts = (cents: number): number => cents * PARTS_PER_CENT
