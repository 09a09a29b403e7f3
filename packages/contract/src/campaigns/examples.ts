import type { DetailsName, ListedName } from '@marquee/rules/campaigns'
import { templateExample } from '../templates/index.ts'

const [workflow] = templateExample.workflows
const [templateStep] = workflow?.steps ?? []
const { can: _1, ...template } = templateExample

const attached = {
  couponKey: 31,
  customValues: {
    heading: 'Spring service',
    offerTitle: 'Synthetic oil change',
    offer_1: '$20',
    offer_1_qualifier: null,
    A_off: 'OFF',
    offer_2: null,
    offer_2_qualifier: null,
    B_off: null,
    disclaimer: 'Not with other offers.',
    endDate: null,
    sourceId: { source: 'ECRM' },
  },
}

const decisions = {
  opted: true,
  creative: {
    creativeTemplateKey: 11,
    creativeVersion: 1,
    variationId: null,
    values: {},
    attachments: [attached],
    targetAttachmentCount: 2,
  },
  fulfillmentChannels: ['EMAIL' as const],
  fulfillmentChannelVariations: [],
}

export const changedStepExample = { key: 5, ...decisions }

const step = {
  ...changedStepExample,
  name: 'Postcard',
  number: 1,
  status: 'DRAFT' as const,
  optionality: 'REQUIRED' as const,
  template: { key: 1 },
  creativeSelection: templateStep?.creativeSelection ?? { filterItems: [] },
  fulfillmentOptions: templateStep?.fulfillmentOptions ?? [],
  fulfillmentVariationOptions: [],
  startDate: '2027-03-15',
  startDateTwo: null,
  daysAfterStart: 0,
  version: 1,
  stepDetails: { isCampaignStepEditable: true },
}

/** Examples say what these are called on the wire. */
type Renamed = 'mailDate' | 'hasSecondWave' | 'secondMailDate'

const details = {
  name: 'Winter road check',
  metroCampaign: null,
  selectedMarketKeys: [],
  fulfillmentChannelsAndVariations: [{ type: 'CHANNEL' as const, value: 'EMAIL' as const }],
  sampleRecipients: [],
  sampleRecipientListKey: null,
  campaignStartDate: '2027-03-15',
  firstWave: true,
  secondWave: false,
  deploymentDateTwo: null,
  isBillingDeferred: false,
  monthlyCap: null,
} satisfies Record<Exclude<DetailsName, Renamed>, unknown> & Record<string, unknown>

export const changedCampaignExample = { key: 7, ...details }

const market = {
  key: 14,
  name: 'Lakeside Honda',
  sourceId: { id: '208114' },
  marketHierarchyByType: { zone: 'Central Zone', district: 'District 4' },
}

export const campaignExample = {
  ...changedCampaignExample,
  id: 7,
  hierarchyId: 'HONDA',
  initialCampaignName: details.name,
  status: 'DRAFT' as const,
  isActive: true,
  isEditable: true,
  category: 'ON_DEMAND' as const,
  type: 'STANDARD' as const,
  campaignCadence: 'STANDARD' as const,
  parentCampaignKey: null,
  annualCampaignKey: null,
  season: null,
  deploymentDate: '2027-03-15',
  enrollmentStartDate: null,
  enrollmentEndDate: null,
  isFavorite: false,
  isReleasedToDealers: false,
  isModified: true,
  selectedMarkets: [],
  selectedChannel: 'EMAIL_PREFERRED' as const,
  fulfillmentChannels: ['EMAIL' as const],
  variations: [],
  market: { ...market, timeZone: 'America/Detroit' },
  startedFor: 14,
  today: '2027-03-01',
  workflows: [{ key: 1, steps: [step] }],
  template,

  audience: null,
  submittedAt: null,
  reorder: null,
  version: 2,
  updatedAt: '2027-03-01T15:00:00.000Z',
  updatedBy: null,
  can: {
    save: { ok: true as const },
    saveStep: { ok: true as const },
    saveSeeds: { ok: true as const },
    saveAsDraft: { ok: true as const },
    delete: { ok: true as const },
    submit: { ok: true as const },
    cancel: { ok: false as const, reason: 'campaign.cannot-cancel' },
    startReview: { ok: false as const, reason: 'campaign.not-an-approver' },
    approve: { ok: false as const, reason: 'campaign.not-an-approver' },
    reject: { ok: false as const, reason: 'campaign.not-an-approver' },
    confirmCancel: { ok: false as const, reason: 'campaign.not-an-approver' },
    declineCancel: { ok: false as const, reason: 'campaign.not-an-approver' },
    release: { ok: false as const, reason: 'campaign.not-a-metro-campaign' },
    reorder: { ok: true as const },
    chooseFreely: { ok: false as const, reason: 'access.denied' },
  },
}

export const summaryExample = {
  key: 7,
  id: 7,
  hierarchyId: 'HONDA',
  templateKey: 31,
  name: details.name,
  status: 'DRAFT' as const,
  category: 'ON_DEMAND' as const,
  campaignCadence: 'STANDARD' as const,
  parentCampaignKey: null,
  annualCampaignKey: null,
  season: null,
  market,
  deploymentDate: '2027-03-15',
  deploymentDateTwo: null,
  monthlyCap: null,
  isReleasedToDealers: false,
  isFavorite: false,
  dealerCount: null,
  isSentBack: false,
  audience: { pieces: 1_240, estimatedCost: 80_600 },
  monthly: null,
  updatedAt: '2027-03-01T15:00:00.000Z',
  can: {
    cancel: campaignExample.can.cancel,
    delete: campaignExample.can.delete,
    reorder: campaignExample.can.reorder,
  },
} satisfies Record<Exclude<ListedName, Renamed>, unknown> & Record<string, unknown>

export const mailingExample = {
  key: 7,
  name: details.name,
  status: 'DRAFT' as const,
  deploymentDate: '2027-03-15',
  deploymentDateTwo: null,
  couponsEnd: '2027-06-30',
  channels: ['DIRECT_MAIL' as const],
  pieces: 11_110,
  market: { name: market.name, marketHierarchyByType: market.marketHierarchyByType },
}

export const enrollmentExample = {
  campaign: summaryExample,
  enrollmentStartDate: '2027-01-01',
  enrollmentEndDate: '2027-06-30',
  seasonals: [],
}
