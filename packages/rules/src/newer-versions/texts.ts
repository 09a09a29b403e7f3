import { showDate, type CalendarDate } from '../calendar/index.ts'
import type { DetailsName } from '../campaigns/index.ts'

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `one ${one}` : `${count} ${more}`

/** What a newer version of its template changes of a campaign's work, a line each. */
export const newerVersionTexts = {
  fromTo: (from: number, to: number) => `From version ${from} to version ${to}.`,
  dateDropped: (date: CalendarDate) =>
    `The mail date ${showDate(date)} is removed: this version sets none.`,
  secondWave: 'This version has no second wave. Its mail date is removed.',
  stepNew: (step: string) => `The touchpoint ${step} is new. Complete it before you order.`,
  stepRequired: (step: string) => `The touchpoint ${step} is part of every campaign now.`,
  stepOff: (step: string) => `The touchpoint ${step} is switched off and is left out.`,
  stepChannels: (step: string) =>
    `The channels of ${step} changed. Check how the touchpoint is sent.`,
  creativeReplaced: (step: string, creative: string) =>
    `The creative of ${step} is no longer offered. ${creative} takes its place.`,
  couponsGone: (step: string, count: number) =>
    `The creative of ${step} carried ${counted(count, 'coupon', 'coupons')}. Choose ${count === 1 ? 'it' : 'them'} again with the new creative.`,
  couponsSet: (step: string) => `The template sets the coupons of ${step} now.`,
  audience: 'The audience stays as you chose it, and is counted again: what it may cost changed.',
  audienceLimits:
    'The audience is counted again: whom it may reach changed. Check your choices there.',
} as const

/** How the work on a campaign is called where it stays as it is. */
export const workNames: Readonly<Record<DetailsName, string | null>> = {
  name: 'Campaign name',
  fulfillmentChannelsAndVariations: 'Channels',
  mailDate: 'Mail date',
  firstWave: null,
  hasSecondWave: null,
  secondMailDate: 'Second mail date',
  isBillingDeferred: 'Deferred billing',
  monthlyCap: 'Monthly limit',
  metroCampaign: 'Funding, dealer group and contact',
  selectedMarketKeys: 'Dealers',
  sampleRecipients: 'Seed recipients',
  sampleRecipientListKey: null,
}

export const workTexts = {
  audience: 'Audience',
  creative: 'Creative',
  coupons: 'Coupons',
  creativeOf: (step: string) => `Creative of ${step}`,
  couponsOf: (step: string) => `Coupons of ${step}`,
} as const

/** Why a campaign stays with the version that it has. */
export const newerVersionReasons = {
  'newer-version.none': 'This campaign already has the newest version of its template.',
  'newer-version.not-a-draft': 'Only a draft can take a newer version of its template.',
  'newer-version.other-kind':
    'The newer version is for another kind of campaign. Start a new campaign from it instead.',
  'newer-version.replaced':
    'The template was saved again in the meantime. Look at what its newest version would change.',
} as const
