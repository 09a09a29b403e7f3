import type { CampaignStatus } from '@marquee/rules/campaigns'

export const texts = {
  inNameOf: 'In the name of',
  title: 'Confirmation',
  intro: 'Everything you chose, just as it will go out.',
  edit: (step: string) => `Edit ${step.toLowerCase()}`,
  details: 'Details',
  name: 'Name',
  market: 'Market',
  channels: 'Channels',
  noChannels: 'None chosen yet',
  mailDate: 'Mail date',
  firstWave: 'First wave',
  secondWave: 'Second wave',
  inHome: 'In homes',
  group: 'Dealer group',
  noGroup: 'None chosen yet',
  groupName: 'Group name',
  groupUrl: 'Group URL',
  dealers: 'Dealers',
  funding: 'Funding',
  fundingTypes: { DAA_FUNDING: 'DAA funding', DEALER_FUNDING: 'Dealer funding' },
  expressService: 'Express service logo',
  yes: 'Yes',
  contact: 'Order contact',
  phone: 'Phone',
  seeds: 'Seeds',
  recipients: (count: number) => (count === 1 ? '1 recipient' : `${count} recipients`),
  pieces: 'Pieces',
  coupons: 'Coupons',
  noCoupons: 'None yet',
  noCreative: 'No creative chosen yet.',
  notUsed: 'Left out',
  cost: 'Audience and cost',
  cap: 'Cap',
  notEstimated: 'The estimate could not be loaded',
  price: 'Price per piece',
  payments: 'Deferred payments',
  third: (day: string) => `A third on ${day}`,
  payment: (amount: string, day: string) => `${amount} on ${day}`,
  missing: 'What is missing',
} as const

/** What each dealer gets of a campaign for several. */
export const dealersTexts = {
  title: 'Dealers',
  failed: 'What each dealer gets could not be loaded',
  columns: { dealer: 'Dealer', households: 'Households', pieces: 'Pieces', cost: 'Estimated cost' },
  shared:
    'A household that is a customer of several of these dealers gets one piece, of one of them, so that a dealer may have fewer here than alone.',
} as const

/** How a campaign that was submitted stands; null: the name of its status says it. */
const APPROVED = 'Approved. It is sent on its mail date.'

const stands: Readonly<Record<CampaignStatus, string | null>> = {
  DRAFT: 'This campaign is a draft again. Change it, then submit it again.',
  SUBMITTED:
    'Submitted. Next: its approvers review it, and a notice says when it is approved or sent back. It can be withdrawn until the review starts.',
  ACKNOWLEDGED: 'Acknowledged: its approvers review it now.',
  APPROVED,
  CANCEL_REQUESTED: 'A request to cancel this campaign waits for a decision.',
  ACTIVE: null,
  COMPLETED: null,
  CANCELLED: null,
  BULKREORDER: null,
  RESERVED: null,
}

/** Of what else the dealer has ordered around the mail date. */
export const nearMailingTexts = {
  why: (days: number) =>
    `Also mailed within ${days} days. Households in both audiences get two pieces:`,
  mailedOn: (name: string, day: string) => `${name}, ${day}`,
} as const

/** Around the order: submitting it, and what can be done afterwards. */
export const submitTexts = {
  submit: 'Submit order',
  submitMonthly: (month: string) => `Submit order: ${month}`,
  submitOf: (pieces: string, cost: string) => `Submit order: ${pieces} pieces, ${cost}`,
  severalTitle: (dealers: number) =>
    dealers === 1 ? 'Submit the order for 1 dealer?' : `Submit the order for ${dealers} dealers?`,
  several: (pieces: string, cost: string) => `${pieces} pieces for ${cost} are ordered.`,
  asRejectedTitle: 'Submit it as it was rejected?',
  asRejected: (by: string) => `Nothing of this campaign has changed since ${by} rejected it:`,
  notYet: 'Not yet',
  done: 'Order submitted',
  failed: 'The order could not be submitted. Please try again.',
  missingFirst: 'Something is missing. Complete it first.',
  next: (lastDay: string | undefined) =>
    `Next: your order is counted once more and its contents are locked. Then it is reviewed${lastDay === undefined ? '' : `, and has to be approved by ${lastDay} to be mailed on its date`}.`,
  changed: 'The figures have changed',
  changedIntro: 'The customers or the prices have changed since you saw them.',
  columns: { shown: 'Shown', present: 'Now' },
  rows: {
    households: 'Households',
    pieces: 'Pieces',
    discount: 'Discount',
    cost: 'Cost',
    month: 'In a month',
  },
  back: 'Go back',
  accept: 'Submit with the new figures',
  order: 'Order',
  mend: (step: string) => `Change ${step.toLowerCase()}`,
  approved: APPROVED,
  approvedAsNeeded: 'Approved. Each piece is sent when it is due for a customer.',
  openOrder: (key: number) => `Open order ${key}`,
  stands,
  deciders: (names: string) => `Decided by the staff of ${names}, or of the brand.`,
  otherReleasers: (names: string) =>
    `It is released to them by somebody else of ${names}, or of the brand: nobody releases what they ordered themselves.`,
  releasers: (names: string) => `It is released to them by the staff of ${names}, or of the brand.`,
  or: ' or ',
  decideBy: (day: string) => `It must be approved by ${day} to be mailed on its date.`,
  review: 'Review and decide',
  withdraw: 'Withdraw order',
  withdrawing: 'The campaign becomes a draft again. You can change it and submit it again.',
  withdrawn: 'Order withdrawn',
  keep: 'Keep it',
  release: 'Release to markets',
  releaseTitle: (dealers: number) =>
    dealers === 1 ? 'Release to 1 dealer?' : `Release to ${dealers} dealers?`,
  releaseSum: (pieces: string, cost: string) => `${pieces} pieces for ${cost} are mailed.`,
  releaseWhy: 'Each dealer sees their own part from now on.',
  released: 'Campaign released to its dealers',
  isReleased: 'Each of its dealers sees their own part.',
  isNotReleased: 'Its dealers do not see their part yet.',
  part: 'Your part of the order',
} as const

export const rehearsalTexts = {
  title: 'Rehearsal',
  why: 'See on which day what would be sent to whom, with real emails and letters to look at. Nothing leaves, and nothing is billed.',
  open: 'Rehearse this campaign',
} as const
