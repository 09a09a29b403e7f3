import { SEGMENTS, type CampaignTemplate } from '@marquee/rules/templates'

const open = { startDate: null, endDate: null }

/** What holds for every template of the demo that says nothing else. */
export const ORDINARY: Omit<
  CampaignTemplate,
  | 'name'
  | 'description'
  | 'category'
  | 'channelOptions'
  | 'workflows'
  | 'creativeTemplates'
  | 'seasonals'
  | 'priceBook'
> = {
  type: 'STANDARD',
  trigger: null,
  canSelectWaves: false,
  isBillingDeferred: false,
  mailDate: null,
  secondMailDate: null,
  isMailDateLocked: false,
  campaignExecution: { startDateSelectionMode: 'FREE' },
  enrollmentStartDate: null,
  enrollmentEndDate: null,
  campaignEndDate: null,
  mailWindow: open,
  customizationPeriod: open,
  leadTimes: [
    { fulfillmentChannel: 'EMAIL', businessDays: 3 },
    { fulfillmentChannel: 'DIRECT_MAIL', businessDays: 10 },
  ],
  audienceConfiguration: {
    audienceSegmentConfigurations: SEGMENTS.map((segmentType) => ({
      segmentType,
      isDisabled: false,
      isDefaultIncluded: segmentType !== 'INACTIVE',
    })),
    smartAudienceDefaultIncluded: false,
  },
  distanceFilteringMax: 50,
  analyticalModel: 'service-likelihood',
  minimumOrderValue: 20_000,
  attachments: [],
}
