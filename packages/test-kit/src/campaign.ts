import type { CalendarDate } from '@marquee/rules/calendar'
import type { Attachment, Campaign, CampaignStep } from '@marquee/rules/campaigns'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import type { ChannelOption } from '@marquee/rules/channels'
import type { BuilderState } from '@marquee/rules/builder'

export const day = (text: string): CalendarDate => text as CalendarDate

/** A Monday on which the campaigns of the tests are built. */
export const BUILT_ON = day('2027-03-01')

export const channelOption = (overrides: Partial<ChannelOption>): ChannelOption => ({
  fulfillmentChannel: null,
  fulfillmentChannelVariation: null,
  optionality: 'OPTIONAL',
  isFulfillableAlone: true,
  ...overrides,
})

/** A template that leaves every choice. */
export const openTemplate: BuilderState['template'] = {
  channelOptions: [
    channelOption({ fulfillmentChannel: 'EMAIL' }),
    channelOption({ fulfillmentChannel: 'DIRECT_MAIL' }),
  ],
  canSelectWaves: false,
  campaignExecution: { startDateSelectionMode: 'FREE' },
  isMailDateLocked: false,
  isBillingDeferred: false,
  mailDate: null,
  campaignEndDate: null,
  workflows: [{ key: 1, selectAudience: true, steps: [] }],
}

/** A coupon on a piece, by its first offer. */
export const attachedCoupon = (couponKey: number, offer = '$20', off: string | null = 'OFF') =>
  ({
    couponKey,
    customValues: {
      heading: 'Spring',
      offerTitle: 'Oil change',
      offer_1: offer,
      offer_1_qualifier: null,
      A_off: off,
      offer_2: null,
      offer_2_qualifier: null,
      B_off: null,
      disclaimer: '',
      endDate: null,
      sourceId: { source: 'ECRM' },
    },
  }) satisfies Attachment

/** A step with a choice of creatives and room for coupons, and nothing chosen of either. */
export const openStep = (key: number, overrides: Partial<CampaignStep> = {}): CampaignStep => ({
  key,
  name: `Step ${key}`,
  number: key,
  opted: true,
  status: 'DRAFT',
  optionality: 'REQUIRED',
  template: { key },
  creative: {
    creativeTemplateKey: null,
    creativeVersion: null,
    variationId: null,
    values: {},
    attachments: [],
    targetAttachmentCount: 2,
  },
  creativeSelection: {
    filterItems: [
      { name: 'Oil', creativeTemplateKey: 11 },
      { name: 'Tires', creativeTemplateKey: 12 },
    ],
  },
  fulfillmentOptions: [],
  fulfillmentVariationOptions: [],
  fulfillmentChannels: [],
  fulfillmentChannelVariations: [],
  startDate: null,
  startDateTwo: null,
  daysAfterStart: 0,
  stepDetails: { isCampaignStepEditable: true },
  ...overrides,
})

/** The same with its creative and all of its coupons. */
export const finishedStep = (key: number, overrides: Partial<CampaignStep> = {}): CampaignStep => {
  const step = openStep(key, overrides)
  const { targetAttachmentCount } = step.creative
  const attachments = Array.from({ length: targetAttachmentCount }, (_, at) => attachedCoupon(at))
  return { ...step, creative: { ...step.creative, creativeTemplateKey: 11, attachments } }
}

/** A draft whose details are in order. */
export const draftCampaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  name: 'Winter road check',
  metroCampaign: null,
  selectedMarketKeys: [],
  fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'EMAIL' }],
  sampleRecipients: [],
  sampleRecipientListKey: null,
  mailDate: day('2027-03-22'),
  firstWave: true,
  hasSecondWave: false,
  secondMailDate: null,
  isBillingDeferred: false,
  monthlyCap: null,
  status: 'DRAFT',
  isActive: true,
  isEditable: true,
  category: 'ON_DEMAND',
  type: 'STANDARD',
  campaignCadence: 'STANDARD',
  parentCampaignKey: null,
  annualCampaignKey: null,
  workflows: [{ key: 1, steps: [openStep(1)] }],
  ...overrides,
})

/** A metro campaign of three dealers whose details are in order. */
export const metroCampaign = (overrides: Partial<Campaign> = {}): Campaign =>
  draftCampaign({
    category: 'METRO',
    selectedMarketKeys: [21, 22, 23],
    metroCampaign: {
      fundingType: 'DEALER_FUNDING',
      marketGroupKey: 5,
      metroGroupName: 'Detroit Metro',
      metroGroupUrl: 'https://detroit.example',
      marketPhoneNumber: '',
      isExpressService: false,
      contactDto: {
        firstName: 'Ada',
        lastName: 'Lane',
        phoneNumber: '3135550100',
        email: 'ada@detroit.example',
      },
    },
    ...overrides,
  })

export const seedPerson = (overrides: Partial<SeedPerson> = {}): SeedPerson => ({
  foreName: 'Sam',
  surName: 'Seed',
  email: 'sam@seeds.example',
  address: {
    line1: '1 Main St',
    line2: '',
    city: 'Troy',
    postalCode: '48083',
    countrySubdivision: { code: 'MI' },
  },
  ...overrides,
})

/** What the steps of the builder follow from. */
export const builderState = (
  campaign: Campaign,
  overrides: Partial<BuilderState> = {},
): BuilderState => ({
  campaign,
  template: openTemplate,
  today: BUILT_ON,
  isAudienceBuilderOn: true,
  audiencePieces: null,
  ...overrides,
})
