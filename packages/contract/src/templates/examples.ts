import { creativeExample, fieldExample } from '../creatives/index.ts'

const email = {
  fulfillmentChannel: 'EMAIL' as const,
  fulfillmentChannelVariation: null,
  optionality: 'RECOMMENDED' as const,
  isFulfillableAlone: true,
}
const mail = {
  fulfillmentChannel: 'DIRECT_MAIL' as const,
  fulfillmentChannelVariation: null,
  optionality: 'OPTIONAL' as const,
  isFulfillableAlone: false,
}
const open = { startDate: null, endDate: null }
const prices = [
  { option: 'EMAIL' as const, pricePerPiece: 400 },
  { option: 'DIRECT_MAIL' as const, pricePerPiece: 6900 },
]

export const templateContentExample = {
  name: 'Winter road check',
  description: 'A postcard and an email before the first frost.',
  category: 'ON_DEMAND' as const,
  type: 'STANDARD' as const,
  trigger: null,
  canSelectWaves: true,
  isBillingDeferred: false,
  deploymentDate: null,
  deploymentDateTwo: null,
  deploymentDateLock: false,
  campaignExecution: { startDateSelectionMode: 'FREE' as const },
  enrollmentStartDate: null,
  enrollmentEndDate: null,
  campaignEndDate: '2027-03-31',
  mailWindow: open,
  customizationPeriod: open,
  leadTimes: [{ fulfillmentChannel: 'DIRECT_MAIL' as const, businessDays: 10 }],
  audienceConfiguration: {
    audienceSegmentConfigurations: [
      { segmentType: 'LAPSED' as const, isDisabled: false, isDefaultIncluded: true },
    ],
    smartAudienceDefaultIncluded: false,
  },
  distanceFilteringMax: 50,
  analyticalModel: 'service-likelihood',
  minimumOrderValue: 20000,
  priceBook: { prices, discount: { base: 1500, cap: 4000, minimum: 0, maximum: 1000 } },
  channelOptions: [email, mail],
  workflows: [
    {
      key: 1,
      selectAudience: true,
      steps: [
        {
          key: 1,
          number: 1,
          name: 'Postcard',
          optionality: 'REQUIRED' as const,
          daysAfterStart: 0,
          daysToSecondEmail: 5,
          fulfillmentOptions: [email, mail],
          fulfillmentVariationOptions: [],
          creativeSelection: { filterItems: [{ name: 'Road', creativeTemplateKey: 11 }] },
          targetAttachmentCount: 2,
          isCouponCustomizable: true,
          fields: [fieldExample],
        },
      ],
    },
  ],
  creativeTemplates: [
    {
      creativeTemplateKey: 11,
      stepNumber: 1,
      name: 'Road',
      creativeCode: 'HWRC-01',
      eventCode: 'HWRC',
      letterCode: 'HWR1',
      reuseCode: 'W1',
      defaultCoupons: [{ couponKey: 21 }],
    },
  ],
  attachments: [
    {
      key: 21,
      type: 'CAMPAIGN_ATTACHMENT' as const,
      name: 'Coupon Template Paragraph' as const,
    },
  ],
  seasonals: [],
}

const can = {
  start: { ok: true as const },
  change: { ok: false as const, reason: 'access.denied' },
  activate: { ok: false as const, reason: 'access.denied' },
  changeAccess: { ok: false as const, reason: 'access.denied' },
}
const stored = {
  key: 31,
  hierarchyId: 'HONDA',
  version: 1,
  status: 'ACTIVE' as const,
  categoryName: 'Objective Focused',
  heroUrl: null,
  updatedAt: '2027-01-04T09:30:00.000Z',
  can,
}

export const templateExample = {
  ...templateContentExample,
  ...stored,
  selectAudience: true,
  couponBodyKey: 21,
  couponBulletKey: null,
}

export const firstPieceExample = {
  campaignTemplateKey: 31,
  creative: creativeExample,
  couponKeys: [3],
  coupons: [
    {
      heading: 'Oil change',
      offerTitle: 'Synthetic oil and filter change',
      offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'up to 5 quarts' }],
      disclaimer: 'Not valid with other offers.',
      expires: '2027-05-27',
      link: null,
    },
  ],
}

export const summaryExample = {
  ...stored,
  name: templateContentExample.name,
  description: templateContentExample.description,
  category: 'ON_DEMAND' as const,
  type: 'STANDARD' as const,
  channelOptions: [email, mail],
  prices,
  deploymentDate: null,
  isMailDateFixed: false,
  enrollmentStartDate: null,
  enrollmentEndDate: null,
  mailWindow: open,
  canSelectWaves: true,
  isBillingDeferred: false,
  stepCount: 1,
  creativeCount: 1,
  hasDraft: false,
}

export const accessExample = {
  isOpenToBrand: false,
  marketKeys: [6],
  marketGroupKeys: [3],
  levels: ['DEALER' as const, 'DISTRICT' as const],
}

export const childMarketExample = {
  isSelectable: true,
  reason: null,
  isEnrolled: true,
  isDaaEligible: false,
  market: {
    key: 14,
    name: 'Lakeside Honda',
    sourceId: { id: '208114' },
    city: 'Ann Arbor',
    countrySubdivision: { code: 'MI' },
    marketHierarchyByType: { zone: 'Central Zone', district: 'District 4' },
  },
}
