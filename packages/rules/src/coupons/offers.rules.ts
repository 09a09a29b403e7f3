import { readDollars, withSeparators } from '../money/index.ts'

/** What an offer may be, as people choose it; the same list for both offers of a coupon. */
export const OFFER_TYPES = ['No Offer', 'Complimentary', '$ Off', '% Off', 'Flat Cost'] as const

export type OfferType = (typeof OFFER_TYPES)[number]

/** The same as data has it; no offer is no discount. */
export const DISCOUNT_TYPES = ['FLAT_COST', 'PERCENT_OFF', 'DOLLARS_OFF', 'COMPLIMENTARY'] as const

export type DiscountType = (typeof DISCOUNT_TYPES)[number]

export const COMPLIMENTARY = 'Complimentary'

/** The suffix of an amount that is taken off. */
export const OFF = 'OFF'

/** The two offers of a coupon as they are carried; null is nothing. */
export interface OfferFields {
  offer_1: string | null
  offer_1_qualifier: string | null
  A_off: string | null
  offer_2: string | null
  offer_2_qualifier: string | null
  B_off: string | null
}

/** What is printed on a coupon, but for the day on which it ends. */
export interface CouponFields extends OfferFields {
  heading: string
  offerTitle: string
  disclaimer: string
}

/** An offer as people fill it in: its type, and the figure without its sign. */
export interface Offer {
  type: OfferType
  value: string
  qualifier: string
}

/** The type of an offer is not stored: it follows from the texts. */
export function firstOffer({ offer_1, offer_1_qualifier, A_off }: OfferFields): Offer {
  return { ...readOffer(offer_1, A_off), qualifier: offer_1_qualifier ?? '' }
}

export function secondOffer({ offer_2, offer_2_qualifier, B_off }: OfferFields): Offer {
  return { ...readOffer(offer_2, B_off), qualifier: offer_2_qualifier ?? '' }
}

function readOffer(text: string | null, off: string | null): Omit<Offer, 'qualifier'> {
  const offer = (text ?? '').trim()
  if (offer === '' && isAbsent(off)) return { type: 'No Offer', value: '' }
  if (offer === COMPLIMENTARY) return { type: 'Complimentary', value: '' }
  const type = isAbsent(off) ? 'Flat Cost' : offer.endsWith('%') ? '% Off' : '$ Off'
  if (type === '% Off') return { type, value: offer.replace(/%$/, '') }
  return { type, value: inWholeCents(offer.replace(/^\$/, '')) }
}

/** '12.5' is twelve dollars and fifty cents, and printed so: '12.50'. */
export const inWholeCents = (figure: string): string => figure.replace(/^(\$?\d+\.\d)$/, '$10')

/** Dollars as they are carried, however they are typed: '1000' for '$1,000'. What is no amount stays. */
export function plainFigure(typed: string): string {
  const read = readDollars(typed, 2)
  if (read === undefined || read.isNegative) return typed
  return read.rest === '' ? read.whole : `${read.whole}.${read.rest}`
}

/** An offer as it is carried. While its figure is missing only the sign stands there. */
export function writeOffer({ type, value }: Pick<Offer, 'type' | 'value'>): {
  text: string | null
  off: string | null
} {
  const figure = value.trim()
  const dollars = `$${inWholeCents(plainFigure(figure))}`
  const written = {
    'No Offer': { text: null, off: null },
    Complimentary: { text: COMPLIMENTARY, off: null },
    '$ Off': { text: dollars, off: OFF },
    '% Off': { text: `${figure}%`, off: OFF },
    'Flat Cost': { text: dollars, off: null },
  }
  return written[type]
}

const DISCOUNTS: Readonly<Record<OfferType, DiscountType | null>> = {
  'No Offer': null,
  Complimentary: 'COMPLIMENTARY',
  '$ Off': 'DOLLARS_OFF',
  '% Off': 'PERCENT_OFF',
  'Flat Cost': 'FLAT_COST',
}

/** The kinds of discount that a coupon holds, each once. */
export function discountsOf(fields: OfferFields): DiscountType[] {
  const found = [firstOffer(fields), secondOffer(fields)].map(({ type }) => DISCOUNTS[type])
  return DISCOUNT_TYPES.filter((type) => found.includes(type))
}

export const isAbsent = (text: string | null): boolean => text === null || text.trim() === ''

/** An offer as it is carried, within a sentence: '$1,250 off any service'; nothing where there is none. */
export function offerInWords(text: string | null, off: string | null, qualifier: string | null) {
  const amount = text?.startsWith('$') ? `$${withSeparators(text.slice(1))}` : text
  return [amount, text && off?.toLowerCase(), qualifier].filter(Boolean).join(' ')
}
