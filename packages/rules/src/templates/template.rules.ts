import type { CalendarDate } from '../calendar/index.ts'
import type { ChannelOption, FulfillmentChannel, FulfillmentOption } from '../channels/index.ts'
import type { DynamicField } from '../creatives/index.ts'
import type { Category } from './categories.rules.ts'
import type { Trigger } from './trigger.rules.ts'

/** A template that is not active is seen by its authors only. */
export const TEMPLATE_STATUSES = ['ACTIVE', 'INACTIVE'] as const

export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number]

/** STANDARD runs once; SUBSCRIPTION until it is cancelled. */
export const TEMPLATE_TYPES = ['STANDARD', 'SUBSCRIPTION'] as const

export type TemplateType = (typeof TEMPLATE_TYPES)[number]

/** RESTRICTED: the template sets the date. */
export const START_DATE_SELECTION_MODES = ['FREE', 'RESTRICTED'] as const

export const STEP_OPTIONALITIES = ['REQUIRED', 'OPTIONAL', 'DISABLED'] as const

export const SEASONS = ['SPRING', 'SUMMER', 'FALL', 'WINTER'] as const

export type Season = (typeof SEASONS)[number]

export const SEGMENTS = ['NEW', 'ACTIVE', 'LAPSED', 'INACTIVE'] as const

export const ATTACHMENT_TYPE = 'CAMPAIGN_ATTACHMENT' as const
export const ATTACHMENT_NAMES = [
  'Coupon Template Paragraph',
  'Coupon Template Bullet List',
] as const

/** First and last day, both included; a missing one is open. */
export interface Period {
  startDate: CalendarDate | null
  endDate: CalendarDate | null
}

/** What a dealer starts campaigns from. */
export interface CampaignTemplate {
  name: string
  description: string
  category: Category
  type: TemplateType
  /** Null: its campaigns are mailed on a day. */
  trigger: Trigger | null
  canSelectWaves: boolean
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
  isMailDateLocked: boolean
  isBillingDeferred: boolean
  campaignExecution: { startDateSelectionMode: (typeof START_DATE_SELECTION_MODES)[number] }
  enrollmentStartDate: CalendarDate | null
  enrollmentEndDate: CalendarDate | null
  campaignEndDate: CalendarDate | null
  /** In which the mail dates lie. */
  mailWindow: Period
  /** Between which a reserved seasonal campaign takes changes. */
  customizationPeriod: Period
  leadTimes: readonly LeadTime[]
  audienceConfiguration: AudienceConfiguration
  distanceFilteringMax: number | null
  analyticalModel: string | null
  /** In cents. */
  minimumOrderValue: number
  priceBook: PriceBook
  channelOptions: readonly ChannelOption[]
  workflows: readonly Workflow[]
  creativeTemplates: readonly TemplateCreative[]
  attachments: readonly TemplateAttachment[]
  /** Of an annual enrolment: the template of each season. */
  seasonals: readonly { season: Season; templateKey: number }[]
}

export interface LeadTime {
  fulfillmentChannel: FulfillmentChannel
  businessDays: number
}

export interface AudienceConfiguration {
  audienceSegmentConfigurations: readonly {
    segmentType: (typeof SEGMENTS)[number]
    isDisabled: boolean
    isDefaultIncluded: boolean
  }[]
  smartAudienceDefaultIncluded: boolean
}

/** In whole hundredths of a cent; the discount shrinks as a market's number of households nears the cap. */
export interface PriceBook {
  prices: readonly { option: FulfillmentOption; pricePerPiece: number }[]
  discount: { base: number; cap: number; minimum: number; maximum: number } | null
}

export interface Workflow {
  key: number
  selectAudience: boolean
  steps: readonly TemplateStep[]
}

/** Of a second email: where nothing else is said, after the weekend. */
export const USUAL_DAYS_TO_SECOND_EMAIL = 5
export const MOST_DAYS_TO_SECOND_EMAIL = 60

export interface TemplateStep {
  key: number
  number: number
  name: string
  optionality: (typeof STEP_OPTIONALITIES)[number]
  /** How many days after the first step. */
  daysAfterStart: number
  /** So many days after its email the second one goes to those who did not open it, where that is offered. */
  daysToSecondEmail: number
  fulfillmentOptions: readonly ChannelOption[]
  fulfillmentVariationOptions: readonly ChannelOption[]
  creativeSelection: { filterItems: readonly FilterItem[] }
  targetAttachmentCount: number
  /** May the dealer change the coupons of this touchpoint. */
  isCouponCustomizable: boolean
  fields: readonly DynamicField[]
}

/** One of the creatives that a step lets choose from. */
export interface FilterItem {
  name: string
  creativeTemplateKey: number
}

/** A creative in a template, with the codes by which printers and reports know it. */
export interface TemplateCreative {
  creativeTemplateKey: number
  stepNumber: number
  name: string
  creativeCode: string
  eventCode: string
  letterCode: string
  /** Of an editable touchpoint: names its coupons. Elsewhere: whose coupons are taken. */
  reuseCode: string
  defaultCoupons: readonly { couponKey: number }[]
}

export interface TemplateAttachment {
  /** The key of a coupon. */
  key: number
  type: typeof ATTACHMENT_TYPE
  name: (typeof ATTACHMENT_NAMES)[number]
}

export function stepsOf({ workflows }: Pick<CampaignTemplate, 'workflows'>): TemplateStep[] {
  return workflows.flatMap(({ steps }) => steps)
}

/** Does the template let a dealer choose whom it reaches. */
export const selectsAudience = ({ workflows }: Pick<CampaignTemplate, 'workflows'>): boolean =>
  workflows[0]?.selectAudience ?? false

/** The coupons whose texts stand in a coupon's body and in its list of bullets. */
export function couponTextKeys(attachments: readonly TemplateAttachment[]) {
  const keyOf = (attachmentName: string) =>
    attachments.find(({ name }) => name === attachmentName)?.key ?? null
  return { couponBodyKey: keyOf(ATTACHMENT_NAMES[0]), couponBulletKey: keyOf(ATTACHMENT_NAMES[1]) }
}
