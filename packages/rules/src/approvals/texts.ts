import { showCount } from '../money/index.ts'
import type { EventAction } from './event-actions.rules.ts'

/** What happened to a campaign, as its timeline says it. */
export const eventTexts: Readonly<Record<EventAction, string>> = {
  create: 'Created',
  reorder: 'Reordered from an earlier campaign',
  'take-version': 'Took the newest version of the template',
  'save-as-draft': 'Kept as a draft',
  withdraw: 'Order withdrawn',
  submit: 'Submitted',
  'start-review': 'Review started',
  approve: 'Approved',
  reject: 'Rejected',
  start: 'First wave started',
  complete: 'Completed',
  cancel: 'Canceled',
  'request-cancel': 'Cancellation requested',
  'confirm-cancel': 'Cancellation confirmed',
  'decline-cancel': 'Cancellation declined',
  postpone: 'Moved off a closed day',
  release: 'Released to dealers',
  delete: 'Deleted',
  comment: 'Comment',
}

/** What the timeline says of a campaign whose day was closed. */
export const postponeTexts = {
  moved: (days: string) => `Moved off a closed day: ${days}.`,
  became: (before: string, day: string) => `${before} became ${day}`,
} as const

export const touchpointText = (name: string, happened: string): string =>
  `Touchpoint “${name}”: ${happened.toLowerCase()}`

const quoted = (words: string): string => (words === '' ? 'nothing' : `“${words}”`)

/** What differs between two orders of a campaign, a sentence each. */
export const changeTexts = {
  none: 'Nothing changed.',
  fromTo: (what: string, before: string, now: string) =>
    `${what} changed from ${quoted(before)} to ${quoted(now)}.`,
  changed: (what: string) => `${what} changed.`,
  name: 'The name',
  added: (what: string) => `${what} was added.`,
  removed: (what: string) => `${what} was removed.`,
  replaced: (what: string, before: string, now: string) =>
    `${what} ${quoted(before)} was replaced by ${quoted(now)}.`,
  renewed: (what: string, name: string) => `${what} ${quoted(name)} has a newer version.`,
  template: 'The template',
  mailDate: 'The mail date',
  secondWave: 'The second wave',
  moved: (what: string, before: string, now: string) => `${what} moved from ${before} to ${now}.`,
  set: (what: string, day: string) => `${what} was set to ${day}.`,
  dropped: (what: string, day: string) => `${what} on ${day} was dropped.`,
  deferred: 'Billing is now deferred.',
  notDeferred: 'Billing is no longer deferred.',
  groupName: 'The group name',
  groupUrl: 'The group URL',
  group: 'The dealer group',
  funding: 'The funding',
  expressOn: 'The express service logo was added.',
  expressOff: 'The express service logo was removed.',
  contactName: 'The contact name',
  contactPhone: 'The contact phone',
  contactEmail: 'The contact email',
  day: 'Its day',
  touchpoint: (name: string) => `Touchpoint ${quoted(name)}`,
  within: (touchpoint: string, sentence: string) => `${touchpoint}: ${sentence}`,
  creative: 'The creative',
  look: (creative: string) => `The variation of ${quoted(creative)}`,
  field: (name: string) => `The field ${quoted(name)}`,
  sending: (ways: string) => `It is now sent by ${ways}.`,
  and: (words: readonly string[]) => words.join(' and '),
  backfill: 'direct mail where no email reaches',
  reblast: 'a second email where the first is not opened',
  coupon: (place: number) => `Coupon ${place}`,
  couponAdded: (place: number, words: string) => `Coupon ${place} was added: ${words}.`,
  couponRemoved: (place: number, words: string) => `Coupon ${place} was removed: ${words}.`,
  couponOrder: 'The coupons stand in another order.',
  became: (what: string, before: string, now: string) =>
    `${what}: ${before || 'no offer'} became ${now || 'no offer'}.`,
  couponPart: (place: number, part: string) => `Coupon ${place}: the ${part}`,
  couponParts: {
    heading: 'heading',
    offerTitle: 'title',
    disclaimer: 'disclaimer',
    endDate: 'last day',
  },
  dealersAdded: (count: number, names: string) =>
    count === 1
      ? `Dealer ${names} was added.`
      : `${showCount(count)} dealers were added: ${names}.`,
  dealersRemoved: (count: number, names: string) =>
    count === 1
      ? `Dealer ${names} was removed.`
      : `${showCount(count)} dealers were removed: ${names}.`,
  more: (names: string, count: number) => `${names} and ${showCount(count)} more`,
  ofDealer: (dealer: string, part: string) => `${dealer}: ${part}`,
  dealerParts: {
    name: 'the name',
    line1: 'the street',
    city: 'the city',
    state: 'the state',
    postalCode: 'the ZIP code',
    phone: 'the phone number',
    webAddress: 'the web address',
    openingHours: 'the opening hours',
    printedLine: 'the line printed on every piece',
  },
  logo: (dealer: string) => `${dealer}: the logo changed.`,
  audienceSet: 'An audience was chosen.',
  audienceDropped: 'The audience is no longer chosen.',
  households: (before: string, now: string) =>
    `The audience changed from ${before} to ${now} households.`,
  pieces: (before: string, now: string) => `The pieces changed from ${before} to ${now}.`,
  cost: (before: string, now: string) => `The cost changed from ${before} to ${now}.`,
  distance: 'The distance from the dealership',
  miles: (miles: number | null) => (miles === null ? 'any' : `${miles} miles`),
  area: 'The area is now chosen by ',
  areas: { DISTANCE: 'distance', ZIPCODE: 'ZIP code' },
  unplacedIn: 'Customers whose location is unknown are now included.',
  unplacedOut: 'Customers whose location is unknown are no longer included.',
  zips: 'The chosen ZIP codes',
  segments: 'The chosen segments',
  vehicles: 'The chosen vehicles',
  budget: 'The budget',
  dataRenewed: 'The audience was counted on newer data.',
} as const

/** Why a decision is refused. */
export const approvalReasons = {
  'order.content-changed':
    'This was changed after you looked at it. Look at it again, and decide then.',
  'mail-date.too-late':
    'The mail date has passed, or is too near for the pieces to be made. Reject it, so that another date can be chosen.',
  'mail-date.not-closed': 'No mail date of this campaign is on a closed day any more.',
  'mail-date.none-left':
    'There is no later day on which it can be mailed. Reject or cancel it, so that its owner gets a notice.',
  'mail-date.coupon-ends-before':
    'A coupon would end before the last piece arrives. Reject or cancel it, so that its owner gets a notice.',
  'touchpoint.not-pending': 'This touchpoint is no longer waiting for a decision.',
} as const
