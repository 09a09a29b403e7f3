import type { CalendarDate } from '../calendar/index.ts'
import type {
  ChannelOption,
  ChannelVariation,
  ChosenOption,
  FulfillmentChannel,
} from '../channels/index.ts'
import type { CouponFields } from '../coupons/index.ts'
import type { SeedPerson } from '../seed-lists/index.ts'
import type { Category, FilterItem, TemplateStep, TemplateType } from '../templates/index.ts'
import type { CampaignStatus, StepStatus } from './statuses.rules.ts'

/** Who pays for a metro campaign: the dealers' association, or each dealer. */
export const FUNDING_TYPES = ['DAA_FUNDING', 'DEALER_FUNDING'] as const

export type FundingType = (typeof FUNDING_TYPES)[number]

export interface ContactDto {
  firstName: string
  lastName: string
  phoneNumber: string
  email: string
}

/** What only a metro campaign has. */
export interface MetroCampaign {
  fundingType: FundingType
  marketGroupKey: number | null
  metroGroupName: string
  metroGroupUrl: string
  /** Of a child: its dealer's own number. */
  marketPhoneNumber: string
  isExpressService: boolean
  contactDto: ContactDto
}

/** Without group and phone number, which have columns of their own. */
export type StoredMetroCampaign = Omit<MetroCampaign, 'marketGroupKey' | 'marketPhoneNumber'>

/** What people decide about a campaign as a whole: the values of the form of its details. */
export interface CampaignDetails {
  name: string
  metroCampaign: MetroCampaign | null
  /** Of a metro parent: the dealers that have a child of it. */
  selectedMarketKeys: readonly number[]
  fulfillmentChannelsAndVariations: readonly ChosenOption[]
  sampleRecipients: readonly SeedPerson[]
  sampleRecipientListKey: number | null
  /** The mail date: of the first wave where there are two. */
  mailDate: CalendarDate | null
  firstWave: boolean
  hasSecondWave: boolean
  secondMailDate: CalendarDate | null
  isBillingDeferred: boolean
  /** Of what is set off by a need: at most so many households get a touchpoint in a month. Null: all. */
  monthlyCap: number | null
}

/** A campaign, as the rules of the builder judge it. */
export interface Campaign extends CampaignDetails {
  status: CampaignStatus
  /** Neither ended nor about to end, and its market is open. */
  isActive: boolean
  /** Its status lets it be changed, and the person may. */
  isEditable: boolean
  category: Category
  type: TemplateType
  campaignCadence: TemplateType
  parentCampaignKey: number | null
  /** Of the campaign of one season: the annual enrollment that it is part of. */
  annualCampaignKey: number | null
  workflows: readonly CampaignWorkflow[]
}

export interface CampaignWorkflow {
  key: number
  steps: readonly CampaignStep[]
}

/** One occasion on which the campaign reaches people. */
export interface CampaignStep {
  key: number
  name: string
  number: number
  opted: boolean
  status: StepStatus
  optionality: TemplateStep['optionality']
  /** The step of the template. */
  template: { key: number }
  creative: StepCreative
  creativeSelection: { filterItems: readonly FilterItem[] }
  fulfillmentOptions: readonly ChannelOption[]
  fulfillmentVariationOptions: readonly ChannelOption[]
  fulfillmentChannels: readonly FulfillmentChannel[]
  fulfillmentChannelVariations: readonly ChannelVariation[]
  /** Null until the campaign has a mail date, and where a need of the customer sets the step off. */
  startDate: CalendarDate | null
  startDateTwo: CalendarDate | null
  daysAfterStart: number
  stepDetails: { isCampaignStepEditable: boolean }
}

/** The piece of a step: a version of a creative, what was filled into it, and its coupons. */
export interface StepCreative {
  creativeTemplateKey: number | null
  creativeVersion: number | null
  /** Another look of the creative. */
  variationId: string | null
  /** Of the creative's own fields, by name. */
  values: Readonly<Record<string, string>>
  attachments: readonly Attachment[]
  /** How many coupons the piece is to carry. */
  targetAttachmentCount: number
}

/** A coupon on a piece: as the library had it when it was chosen, with the changes for this campaign. */
export interface Attachment {
  couponKey: number
  customValues: AttachedCoupon
}

export interface AttachedCoupon extends CouponFields {
  /** Null: the campaign's default. */
  endDate: CalendarDate | null
  sourceId: { source: string }
}

export const stepsOfCampaign = ({ workflows }: Pick<Campaign, 'workflows'>): CampaignStep[] =>
  workflows.flatMap(({ steps }) => steps)
