import { campaignReasons } from '../campaigns/index.ts'

/** What is still missing in a campaign, but for the fields of its details. */
export const missingTexts = {
  couponEnds: (heading: string, last: string, earliest: string) =>
    `${heading === '' ? 'A coupon' : `“${heading}”`} ends on ${last}, but pieces arrive in homes until ${earliest}`,
  ofStep: (step: string, problem: string) => `${step}: ${problem}`,
  creative: (step: string) => `Choose a creative for ${step}`,
  noCreative: (step: string) =>
    `${step} has no creative to choose from. Ask the staff above you to add one to the template`,
  otherCreative: (step: string, channels: string) =>
    `Choose another creative for ${step}: this one is not made for ${channels}`,
  noOtherCreative: (step: string, channels: string) =>
    `The creative of ${step} is not made for ${channels}. Choose other channels, or ask the staff above you to change the template`,
  coupons: (step: string, count: number, target: number) =>
    count < target
      ? `Choose ${target - count} more of the ${target} coupons for ${step}`
      : `Remove ${count - target} of the coupons for ${step}: it has room for ${target}`,
  audience: 'Choose the audience',
  emptyAudience: 'Choose a wider audience: there are no households in it now',
  unsavedAudience: 'Save the audience: what you chose is not saved yet',
  smallAudience: (cost: string, missing: string, minimum: string) =>
    `Choose a wider audience: it costs ${cost}, which is ${missing} below the minimum order value of ${minimum}`,
  mailDate: 'Choose the mail date',
  requiredTouchpoint: (step: string) => `Switch on ${step}: it is required`,
  noTouchpoint: 'Switch on at least one touchpoint',
} as const

/** Why a step cannot be worked on yet, and why the builder has led to the confirmation. */
export const builderReasons = {
  'builder.creative-first': 'Choose the creative first: it decides how many coupons there are.',
  'builder.channels-first': 'Choose a channel first: it decides who can be reached.',
  'builder.dealers-first':
    'Choose the dealers first: their customers are the ones that are counted.',
  'builder.not-editable': 'This campaign can no longer be changed.',
  'campaign.with-approvers': campaignReasons['campaign.with-approvers'],
  'campaign.approved-as-ordered': campaignReasons['campaign.approved-as-ordered'],
  'builder.not-permitted': 'You can view this campaign, but not change it.',
  'builder.metro-parent': 'A campaign for several dealers is changed by the staff who created it.',
  'builder.other-market': 'This campaign belongs to a market other than yours.',
  'builder.unknown-place': 'This step is not part of the campaign. You are at its first step.',
} as const
