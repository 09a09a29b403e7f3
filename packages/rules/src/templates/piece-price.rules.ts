import { channelsOf, FULFILLMENT_OPTIONS, type FulfillmentOption } from '../channels/index.ts'
import { readDollars, showCount } from '../money/index.ts'
import { offeredOptions } from './selectable-dates.rules.ts'
import type { CampaignTemplate, PriceBook } from './template.rules.ts'

/** A price per piece is whole hundredths of a cent. */
const PARTS_PER_DOLLAR = 10_000
const PLACES = 4

/** In hundredths of a cent: a piece never costs more. */
export const MOST_OF_PIECE_PRICE = 10_000_000

/** The most households at which a discount ends. */
export const MOST_OF_DISCOUNT_CAP = 1_000_000

/** What is wrong with a price per piece, as it is typed or as it stands in a file. */
export const piecePriceTexts = {
  price: 'Must be an amount of dollars with at most 4 decimals',
  tooDear: 'A piece costs $1,000.00 at most.',
} as const

/** Reads a price as typed: '0.69', '$.0425', '1', '1,000'. No digit is rounded away: a fifth one is none. */
export function parsePiecePrice(text: string): number | undefined {
  const read = readDollars(text, PLACES)
  if (read === undefined || read.isNegative) return undefined
  const price = Number(read.whole + read.rest.padEnd(PLACES, '0'))
  return Number.isSafeInteger(price) ? price : undefined
}

/** The price as people type it: at least two places, and no more than there are digits. */
export function plainPiecePrice(price: number): string {
  const [dollars, rest] = inParts(price)
  return `${dollars}.${rest}`
}

/** '$0.69', '$0.0425'. */
export function showPiecePrice(price: number): string {
  const [dollars, rest] = inParts(price)
  return `$${showCount(dollars)}.${rest}`
}

function inParts(price: number): [dollars: number, rest: string] {
  const rest = String(price % PARTS_PER_DOLLAR).padStart(PLACES, '0')
  return [Math.trunc(price / PARTS_PER_DOLLAR), rest.replace(/0{1,2}$/, '')]
}

type Discount = NonNullable<PriceBook['discount']>

/** The ways of sending that a template prices: each channel that it needs, and each variation that it offers. */
export function pricedOptions({
  channelOptions,
}: Pick<CampaignTemplate, 'channelOptions'>): FulfillmentOption[] {
  const offered = offeredOptions(channelOptions)
  const needed = new Set<FulfillmentOption>(offered.flatMap(channelsOf))
  return FULFILLMENT_OPTIONS.filter((each) => needed.has(each) || offered.includes(each))
}

/** What is taken off each piece: the fewer households a market has, the more. */
export function discountPerPiece(
  { base, cap, minimum, maximum }: Discount,
  households: number,
): number {
  const share = 1 - Math.min(households, cap) / cap
  return Math.min(maximum, Math.max(minimum, Math.round(share * base)))
}
