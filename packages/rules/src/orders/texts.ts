import type { FundingType } from '../campaigns/index.ts'
import { showCount } from '../money/index.ts'
import type { Recipients } from './recipients.rules.ts'

/** Why a campaign cannot be ordered. */
export const orderTexts = {
  ofStep: (step: string, problem: string) => `${step}: ${problem}`,
  notPrinted: (label: string) =>
    `the piece leaves out “${label}”. Shorten what is filled in, or choose another creative.`,
  strayBraces: (problem: string) =>
    `the words of the piece are not right. ${problem} Choose another creative, or ask its author to correct it.`,
  staleAudience:
    'The campaign was changed since its audience was saved. Look at the audience and save it again.',
} as const

const MOST_SHOWN = 60

/** As much of a text as is enough to find it. */
const quoted = (text: string) =>
  `“${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text}”`

/** What would come out wrong on paper, and what to do about it. */
export const printTexts = {
  cut: (text: string, mend: string) => `${quoted(text)} does not fit on the piece. ${mend}`,
  small: (text: string, mend: string) =>
    `${quoted(text)} would be printed smaller than 6 points. ${mend}`,
  noGlyph: (text: string, mend: string) =>
    `${quoted(text)} holds characters that cannot be printed. ${mend}`,
  squeezedLogo:
    'The logo is too wide or too high to be read on the piece. Upload another on the dealer’s profile: at most six times as wide as it is high, and no higher than wide.',
  shortenCoupon: 'Shorten it on the coupon.',
  shortenDealer: 'Shorten it on the dealer’s profile, or choose another creative.',
  shortenGroup:
    'Shorten the group name or the group URL in the details, or choose another creative.',
  shortenField: 'Shorten what is filled in, or choose another creative.',
  otherCreative: 'Choose another creative, or fewer coupons.',
} as const

/** Why an order is not made, submitted or decided. */
export const orderReasons = {
  'order.incomplete':
    'This campaign cannot be ordered yet: something is missing or no longer fits.',
  'order.quote-changed':
    'The figures have changed since they were shown. Look at the new ones before you submit.',
  'order.campaign-changed':
    'This campaign was changed since you opened this page. You see it now as it stands: look at it, then submit.',
  'order.closed': 'This order was decided already.',
  'order.no-longer-fits':
    'Something in this order no longer fits. Reject it, so that it can be corrected and submitted again.',
  'order.changed-since':
    'This campaign was changed after it was submitted. Reject it, so that it can be submitted as it is now.',
  'order.recipients-gone':
    'Some recipients are gone since this order was submitted. Look at the new number on its page, and approve it there.',
  'order.annual': 'An annual enrollment is ordered as a whole, with its four seasons.',
  'order.not-annual': 'Only an annual enrollment is ordered for a year.',
  'order.no-season': 'All seasons of this enrollment are left out: there is nothing to order.',
  'order.not-metro': 'Only a metro campaign is ordered for several dealers.',
  'order.not-all-dealers': 'A metro campaign is submitted for all of its dealers or for none.',
  'order.other-creative': 'This campaign does not use that creative.',
} as const

/** What an order costs, line by line: on the screen and on paper. */
export const billTexts = {
  columns: {
    dealer: 'Dealer',
    channel: 'Channel',
    pieces: 'Pieces',
    price: 'Per piece',
    discount: 'Discount',
    cost: 'Cost',
  },
  open: 'Not estimated',
  total: 'Total',
  monthlyTotal: 'Total for a month',
  totalBeforeCap: 'Total for a month, before the cap',
  note: 'The bill is for pieces that are sent, and never above these figures.',
  monthlyNote: 'The figures are for a month. The bill is for pieces that are sent.',
} as const

/** Who pays for a metro campaign. */
export const payers: Readonly<Record<FundingType, string>> = {
  DAA_FUNDING: 'The dealers’ association (DAA funding)',
  DEALER_FUNDING: 'Each dealer for their own pieces (dealer funding)',
}

/** Over the days of an order. */
export const mailDatesLabel = (secondMailDate: string | null): string =>
  secondMailDate === null ? 'Mail date' : 'Mail dates'

/** The texts of the printed form. */
export const formTexts = {
  ...billTexts,
  title: (key: number) => `Order ${key}`,
  market: 'Ordered for',
  status: 'Status',
  paidBy: 'Paid by',
  seeds: 'Seed recipients get each piece as a test:',
  asNeeded: 'When it is due for a customer',
  households: 'Households',
  monthly: 'In a month',
  monthlyCap: 'Monthly cap',
  submitted: 'Submitted',
  decided: 'Decided',
  payment: (day: string) => `Payment on ${day}`,
  signature: 'Signature',
  date: 'Date',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const

const people = (count: number): string => (count === 1 ? '1 was' : `${showCount(count)} were`)

/** How many recipients of an order are gone, and why. */
export const recipientTexts = {
  gone: ({ ordered, present }: Recipients) =>
    ordered - present === 1
      ? `1 of ${showCount(ordered)} recipients is gone`
      : `${showCount(ordered - present)} of ${showCount(ordered)} recipients are gone`,
  left: ({ present }: Recipients) =>
    present === 1
      ? 'The order now reaches 1 household.'
      : `The order now reaches ${showCount(present)} households.`,
  erased: (count: number) => `${people(count)} erased on request.`,
  optedOut: (count: number) =>
    count === 1 ? '1 has opted out since.' : `${showCount(count)} have opted out since.`,
  unreachable: (count: number) =>
    count === 1
      ? '1 can no longer be reached: its email or mail comes back, or there is no address.'
      : `${showCount(count)} can no longer be reached: their emails or mail come back, or there is no address.`,
} as const

/** Why they are gone, a sentence for each reason that there is. */
export function whyGone({ erased, optedOut, unreachable }: Recipients): string[] {
  const { erased: ofErased, optedOut: ofOptedOut, unreachable: ofUnreachable } = recipientTexts
  return [
    ...(erased > 0 ? [ofErased(erased)] : []),
    ...(optedOut > 0 ? [ofOptedOut(optedOut)] : []),
    ...(unreachable > 0 ? [ofUnreachable(unreachable)] : []),
  ]
}
