import type { StepType } from '@marquee/rules/builder'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { DAYS_OF_A_COUPON } from '@marquee/rules/coupons'

export const texts = {
  title: 'Campaign',
  steps: 'Steps of the campaign',
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  loadFailed: 'The campaign could not be loaded',
  creativeFailed: 'The creative could not be loaded',
  seasonsFailed: 'The seasons could not be loaded',
  noAccess: 'You cannot open this campaign',
  noAccessWhy:
    'It belongs to another market, or it does not exist. If someone sent you this link, ask them which market it is for.',
  toHome: 'To the home page',
  back: 'Back',
  saveDraft: 'Save draft',
  saveAndContinue: 'Save and continue',
  saved: (moment: string) => `Saved ${moment}`,
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  waiting:
    'There is no connection. What you typed stays here, and is saved once the connection is back.',
  waitingShort: 'No connection: your changes are saved once it is back.',
  typingKept: 'What you typed is still here. Save again to replace their changes with yours.',
  done: 'Done',
  current: 'You are here',
  todo: 'To do',
  blocked: 'Not yet',
} as const

/** As the rail names the steps; a touchpoint's own steps carry its name. */
export const stepNames: Readonly<Record<StepType, string>> = {
  CAMPAIGN_DETAILS: 'Details',
  TOUCHPOINTS: 'Touchpoints',
  AUDIENCE_SELECTION: 'Audience',
  CAMPAIGN_STEP_DETAILS: 'Touchpoint',
  CREATIVE_SELECTION: 'Creative',
  COUPON_CUSTOMIZATION: 'Coupons',
  CONFIRMATION: 'Confirmation',
  COUPON_CUSTOMIZATION_SEASONAL: 'Seasonal coupons',
  SEASONAL_CAMPAIGNS: 'Seasons',
}

export const deleteTexts = {
  button: 'Delete draft',
} as const

export const summaryTexts = {
  title: 'Your campaign',
  piece: (name: string) => `The piece: ${name}`,
  noPiece: 'No creative chosen yet.',
  mailDate: 'Mail date',
  secondWave: 'Second wave',
  inHome: 'In homes',
  ofSeason: (name: string, day: string) => `${name}: ${day}`,
  price: 'Price per piece',
  audience: 'Audience',
  noAudience: 'None saved yet',
  households: (count: string) => `${count} households`,
  suggested: 'Suggested',
  suggestedOnly: 'It becomes your audience once you save this step.',
  pieces: 'Pieces',
  cost: 'Estimated cost',
  discount: 'Discount',
  taken: (amount: string) => `${amount}, already taken off`,
  recounted: 'Counted again',
  recountedWhy: 'The campaign changed after its audience was saved.',
  missing: 'What is missing',
  nothing: 'Nothing is missing.',
} as const

/** When a touchpoint is sent, and until when a coupon counts. */
export const timingTexts = {
  on: (first: CalendarDate, second: CalendarDate | null) =>
    second ? `${showDate(first)}, second wave ${showDate(second)}` : showDate(first),
  afterMailDate: (days: number) =>
    days === 0 ? 'On the mail date' : `${days} ${days === 1 ? 'day' : 'days'} after the mail date`,
  afterNeed: (days: number) =>
    days === 0
      ? 'When it is due for a customer'
      : `${days} ${days === 1 ? 'day' : 'days'} after the first touchpoint`,
  until: (day: CalendarDate) => `Until ${showDate(day)}`,
  fromMail: `${DAYS_OF_A_COUPON} days after mailing`,
} as const

/** What the seasons of a year come to. */
export const yearTexts = {
  table: 'What the year comes to',
  season: 'Season',
  mailed: 'Mailed',
  pieces: 'Pieces',
  cost: 'Estimated cost',
  none: 'None yet',
  year: 'The year',
  withoutDiscount: (amount: string) => `${amount} without discount`,
  months: 'By month',
  notDated: 'Without a mail date yet',
} as const
