import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { fieldTexts, firstProblem, maxLength, required, type FieldRule } from '../fields/index.ts'
import { isPrintable } from '../fonts/index.ts'
import {
  firstOffer,
  inWholeCents,
  plainFigure,
  secondOffer,
  writeOffer,
  type CouponFields,
  type Offer,
  type OfferType,
} from './offers.rules.ts'
import { couponTexts } from './texts.ts'

export const MOST_OF_DISCLAIMER = 33
/** Of a heading, a title, and a qualifier: what a line of the smallest coupon still holds. */
export const MOST_OF_LINE = 60

const PLAIN = /^[A-Za-z0-9 .,'&%$/()*-]*$/
const DOLLARS = /^[0-9]{1,4}(\.[0-9]{1,2})?$/
const PERCENT = /^[1-9][0-9]{0,2}$/

export function headingProblem(heading: string): string | undefined {
  return firstProblem(heading, required, lineProblem)
}

/** Of a title or a qualifier, which may be left out. What no font can print is no text. */
export const lineProblem: FieldRule<string> = (line) =>
  firstProblem(line, maxLength(MOST_OF_LINE), (text) =>
    isPrintable(text) ? undefined : couponTexts.invalidCharacters,
  )

export function disclaimerProblem(disclaimer: string): string | undefined {
  if (!PLAIN.test(disclaimer)) return couponTexts.invalidCharacters
  return maxLength(MOST_OF_DISCLAIMER)(disclaimer)
}

/** What is wrong with the figure of an offer. */
export function valueProblem({ type, value }: Pick<Offer, 'type' | 'value'>): string | undefined {
  const rule = FIGURES[type]
  return rule ? firstProblem(value.trim(), required, rule) : undefined
}

function dollars(value: string): string | undefined {
  const figure = plainFigure(value)
  return DOLLARS.test(figure) && Number(figure) >= 1 ? undefined : couponTexts.dollarsOutOfRange
}

function percent(value: string): string | undefined {
  return PERCENT.test(value) && Number(value) <= 100 ? undefined : couponTexts.percentOutOfRange
}

/** What the figure of each offer must be; null: it has none. */
const FIGURES: Readonly<Record<OfferType, FieldRule<string> | null>> = {
  'No Offer': null,
  Complimentary: null,
  '$ Off': dollars,
  '% Off': percent,
  'Flat Cost': dollars,
}

/** A coupon ends today at the earliest. One that is over already may keep its day. */
export function endDateProblem(
  endDate: CalendarDate | null,
  today: CalendarDate,
  known: CalendarDate | null = null,
): string | undefined {
  if (endDate === null || endDate === known) return undefined
  return compareDates(endDate, today) < 0 ? fieldTexts.dateTooEarly : undefined
}

/** What is wrong with which field. */
export function couponProblems(fields: CouponFields): Record<string, string> {
  const { heading, offerTitle, disclaimer, offer_1_qualifier, offer_2_qualifier } = fields
  const problems = {
    heading: headingProblem(heading),
    offerTitle: lineProblem(offerTitle),
    offer_1: offerProblem(firstOffer(fields), fields.offer_1, fields.A_off),
    offer_1_qualifier: lineProblem(offer_1_qualifier ?? ''),
    offer_2: offerProblem(secondOffer(fields), fields.offer_2, fields.B_off),
    offer_2_qualifier: lineProblem(offer_2_qualifier ?? ''),
    disclaimer: disclaimerProblem(disclaimer),
  }
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function offerProblem(offer: Offer, text: string | null, off: string | null): string | undefined {
  const written = writeOffer(offer)
  const isWritten =
    (written.text ?? '') === inWholeCents(text ?? '') && (written.off ?? '') === (off ?? '')
  return valueProblem(offer) ?? (isWritten ? undefined : couponTexts.invalidCharacters)
}
