import { accessTexts } from '../access/index.ts'
import { showDate, type CalendarDate } from '../calendar/index.ts'
import { changedMeanwhile } from '../fields/index.ts'
import { showCount } from '../money/index.ts'

/** Of the form of a campaign's details; each of the specification's by the letter. */
export const detailsTexts = {
  name: {
    title: 'Give this Campaign a Name',
    metroTitle: 'Campaign Name',
    hint: 'Enter your desired campaign name here',
    label: 'Enter Campaign Name',
    required: 'Campaign Name is a required field.',
    tooLong: 'Must be less than 61 characters.',
    taken: 'There is already a campaign with this name. Choose another name.',
    unfit: (characters: readonly string[]) => `Not possible in a name: ${characters.join(', ')}`,
    comma: 'comma',
    hidden: 'a character that cannot be seen',
  },
  yes: 'Yes',
  no: 'No',
  invalidCharacters: 'Invalid field characters.',
  flatCostFunded: 'Campaigns with flat cost coupons cannot be DAA funded',
  fundingTypes: { DAA_FUNDING: 'DAA funding', DEALER_FUNDING: 'Dealer funding' },
  deferral: {
    note: 'Payments are divided evenly across 3 months beginning the month after the first mail date.',
    label: 'Defer billing',
  },
  monthlyCap: {
    title: 'Monthly cap',
    label: 'Most households a month',
    none: 'No cap',
    hint: 'Leave it empty to send to every household that is due.',
  },
  dealers: {
    title: 'Dealer Selection',
    search: 'Search By Dealer Name',
    selectAll: 'Select All',
    missing: 'At least one dealer must be selected.',
    notSelectable: 'A selected dealer cannot be chosen for this campaign.',
    eligibleMissing: 'Every DAA-eligible dealer must be selected.',
    notSelected: (names: string, more: number) =>
      `Not selected: ${names}${more > 0 ? ` and ${showCount(more)} more` : ''}.`,
    allEligible: (phone: string, email: string) =>
      `All DAA-eligible dealers must be included. To make changes contact support at ${phone} or ${email}.`,
  },
  seedsIncomplete: 'Some seed recipients are missing what the chosen channels need.',
} as const

/** Labels of the nested fields of the details, for places outside the form. */
export const metroLabels: Readonly<Record<string, string>> = {
  'metroCampaign.fundingType': 'Funding type',
  'metroCampaign.marketGroupKey': 'Dealer group',
  'metroCampaign.metroGroupName': 'Group name',
  'metroCampaign.metroGroupUrl': 'Group URL',
  'metroCampaign.marketPhoneNumber': 'Phone number',
  'metroCampaign.contactDto.firstName': 'Contact first name',
  'metroCampaign.contactDto.lastName': 'Contact last name',
  'metroCampaign.contactDto.phoneNumber': 'Contact phone',
  'metroCampaign.contactDto.email': 'Contact email',
}

/** What is wrong with a step that is to be saved. */
export const stepTexts = {
  creativeFirst: 'Choose a creative first: coupons and words stand on its piece.',
  creativeUnknown: 'This creative is not offered for this touchpoint.',
  variationUnknown: 'This creative has no such variation.',
  fieldUnknown: 'This creative has no such field.',
  countUnfit: 'This creative has no layout for so many coupons.',
  couponUnknown: 'This coupon does not exist, or is not for this market.',
} as const

const CHANGED = changedMeanwhile('campaign')

/** Why a campaign is not started, saved or deleted. */
export const campaignReasons = {
  'reorder.not-yet': 'This campaign is still being made by a bulk reorder.',
  'campaign.needs-a-dealer': 'This campaign is made for one dealer. Choose a dealer.',
  'campaign.needs-staff-market':
    'A metro campaign is made for a district, a zone or a brand. Choose one of these.',
  'campaign.market-closed': 'This market is closed. Campaigns are made for it once it opens again.',
  'campaign.other-brand': 'This market belongs to another brand than the campaign.',
  'campaign.annual':
    'An annual enrollment is four campaigns: dealers enroll in it, they do not start it.',
  'campaign.cadence-not-offered': 'This template cannot run until it is canceled.',
  'campaign.not-editable': 'This campaign can no longer be changed.',
  'campaign.with-approvers':
    'This order waits for a decision as it was submitted. To change it, withdraw it; once its review has started, ask for it to be rejected.',
  'campaign.approved-as-ordered':
    'This campaign was approved as it was ordered. To change it, cancel it and reorder it.',
  'campaign.cannot-save-as-draft':
    'Only a draft, or an order whose review has not started, can be saved as a draft.',
  'campaign.cannot-withdraw': 'An order can be withdrawn only until its review starts.',
  'campaign.cannot-submit':
    'This campaign is no longer a draft: it was submitted or canceled in the meantime.',
  'campaign.cannot-start-review': 'A review can start only while a campaign is submitted.',
  'campaign.cannot-approve': 'Only a campaign that is submitted or in review can be approved.',
  'campaign.cannot-postpone':
    'Only a campaign that is submitted, in review or approved can be moved to another day.',
  'campaign.cannot-reject': 'Only a campaign that is submitted or in review can be rejected.',
  'campaign.cannot-start': 'Only an approved campaign can start.',
  'campaign.cannot-complete': 'Only an active campaign can be completed.',
  'campaign.cannot-cancel':
    'A draft is deleted instead, and a campaign that has ended can no longer be canceled.',
  'campaign.cannot-request-cancel':
    'A cancellation can be requested only for an approved or active campaign.',
  'campaign.cannot-confirm-cancel': 'The request to cancel this campaign is no longer open.',
  'campaign.cannot-decline-cancel': 'The request to cancel this campaign is no longer open.',
  'campaign.cannot-release': 'A canceled campaign cannot be released to its dealers.',
  'campaign.cannot-delete': 'Only a draft can be deleted.',
  'campaign.not-a-metro-campaign': 'Only a metro campaign can be released to dealers.',
  'campaign.not-a-maker':
    'Only people who may submit orders, or create campaigns for several dealers, can create one.',
  'campaign.not-an-orderer': 'Your account may not submit orders. Ask your administrator.',
  'campaign.by-the-program': 'Waves begin and end by themselves.',
  'campaign.not-an-approver':
    'Campaigns are approved by district, zone and national staff who may submit orders.',
  'campaign.own-order': 'You submitted this campaign: another person decides on it.',
  'campaign.not-the-submitter': 'Only the person who submitted a campaign can withdraw it.',
  'campaign.follows-parent': 'This campaign is part of a metro campaign and follows it.',
  'campaign.follows-enrollment':
    'This campaign is one season of an annual enrollment, which is ordered and changed as a whole.',
  'campaign.not-in-period': 'A season that is ordered is changed in its customization period only.',
  'campaign.kept-above': 'This campaign is managed by the staff above you.',
  'campaign.several-dealers-only':
    'A campaign for several dealers is changed by staff who order for them.',
  'campaign.touchpoint-required': 'This touchpoint is part of every campaign of this template.',
  'campaign.touchpoint-disabled': 'This touchpoint is not offered.',
  'campaign.changed-meanwhile': CHANGED,
  'campaign.other-version': CHANGED,
} as const

/** Why a person may not do something with a campaign: what is in the way may be the campaign, or their account. */
export const campaignAbilityTexts = { ...accessTexts, ...campaignReasons } as const

/** Shown where a save failed without a text from the server. */
export const saveTexts = {
  campaign: 'An unknown error occurred during campaign update. Please try again.',
  step: 'Failed to save campaign step.',
} as const

/** What a choice discards, shown before it does. */
export const undoTexts = {
  option: (name: string) => `${name} is no longer chosen.`,
  coupon: (heading: string) => `There is no room for the coupon “${heading}”: it is removed.`,
  value: (label: string, value: string) =>
    `The field ${label} no longer exists: “${value}” is removed.`,
  date: (date: string) => `The mail date ${date} is no longer offered. Choose another one.`,
  seeds: (count: number) =>
    count === 1
      ? 'One seed recipient is missing what this channel needs.'
      : `${count} seed recipients are missing what this channel needs.`,
  audienceOfChannels: 'The audience was counted for the channels chosen before.',
  dealers: (count: number) =>
    count === 1 ? 'The selected dealer is cleared.' : `The ${count} selected dealers are cleared.`,
  name: (old: string, given: string) => `The campaign name “${old}” becomes “${given}”.`,
  groupName: (old: string, given: string) => `The group name “${old}” becomes “${given}”.`,
  audienceOfGroup: 'The audience was chosen among the dealers of the group before.',
} as const

/** What is wrong with the coupons of a piece. */
export const attachedTexts = {
  missing: (count: number) =>
    count === 1 ? 'Choose one more coupon.' : `Choose ${count} more coupons.`,
  tooMany: (count: number) =>
    count === 1
      ? 'Remove one coupon: there is no room for it.'
      : `Remove ${count} coupons: there is no room for them.`,
  endsTooEarly: (day: CalendarDate) =>
    `Must not end before ${showDate(day)}: pieces arrive in homes until then.`,
} as const

export const waveTexts = {
  perWave: 'Pieces per wave',
  // It breaks before its second half, if at all: a range without a break is torn apart within a date.
  between: (first: string, last: string) => `${first} to\u{a0}${last}`,
  wave: (number: number, count: string, isExact: boolean) =>
    `Wave ${number}: ${isExact ? count : `about ${count}`}`,
} as const

/** Of a campaign without a mail date. */
export const undatedTexts = {
  bySeason: 'Each season has its own',
  asNeeded: 'When it is due for a customer',
  notChosen: 'Not chosen yet',
} as const
