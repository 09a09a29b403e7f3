import type { CalendarDate } from '@marquee/rules/calendar'
import type {
  ChannelOption,
  ChannelOptionality,
  FulfillmentChannel,
  FulfillmentOption,
} from '@marquee/rules/channels'
import type {
  CampaignTemplate,
  Category,
  Season,
  SEGMENTS,
  STEP_OPTIONALITIES,
  TemplateType,
} from '@marquee/rules/templates'
import type { DynamicFieldValues } from '../../../../widgets/creatives/index.ts'

export type Segment = (typeof SEGMENTS)[number]
/** How a segment stands when a dealer begins to choose. */
export type SegmentChoice = 'CHOSEN' | 'OFFERED' | 'OFF'
/** A day, nothing, or a day that was begun and not finished. */
type TypedDay = CalendarDate | 'unreadable' | null

interface TypedPeriod {
  startDate: TypedDay
  endDate: TypedDay
}

/**
 * A template as its form holds it: numbers as they were typed, and the names of the fields as far
 * as possible those of what is sent, so that problems find their fields.
 */
export interface TemplateValues {
  hierarchyId: string
  name: string
  description: string
  category: Category
  type: TemplateType
  canSelectWaves: boolean
  isBillingDeferred: boolean
  minimumOrderValue: string
  deploymentDate: TypedDay
  deploymentDateTwo: TypedDay
  deploymentDateLock: boolean
  campaignExecution: CampaignTemplate['campaignExecution']
  enrollmentStartDate: TypedDay
  enrollmentEndDate: TypedDay
  campaignEndDate: TypedDay
  mailWindow: TypedPeriod
  customizationPeriod: TypedPeriod
  leadTimes: Record<FulfillmentChannel, string>
  channelOptions: ChannelOption[]
  prices: Record<FulfillmentOption, string>
  hasDiscount: boolean
  discount: DiscountValues
  segments: Record<Segment, SegmentChoice>
  smartAudienceDefaultIncluded: boolean
  distanceFilteringMax: string
  analyticalModel: string
  workflows: WorkflowValues[]
  creativeTemplates: CreativeValues[]
  couponTexts: { body: string; bullets: string }
  seasonals: Record<Season, string>
}

export type DiscountValues = Record<'base' | 'cap' | 'minimum' | 'maximum', string>

export interface WorkflowValues {
  key: number
  selectAudience: boolean
  steps: StepValues[]
}

export interface StepValues {
  key: number
  number: string
  name: string
  optionality: (typeof STEP_OPTIONALITIES)[number]
  daysAfterStart: string
  fulfillmentOptions: ChannelOption[]
  fulfillmentVariationOptions: ChannelOption[]
  creativeSelection: { filterItems: { name: string; creativeTemplateKey: number }[] }
  targetAttachmentCount: string
  isCouponCustomizable: boolean
  fields: DynamicFieldValues[]
}

export interface CreativeValues {
  creativeTemplateKey: number
  stepNumber: string
  name: string
  creativeCode: string
  eventCode: string
  letterCode: string
  reuseCode: string
  defaultCoupons: { couponKey: number }[]
}

/** A way of sending as templates and steps write it down: a channel, or a variation. */
export function asChannelOption(
  option: FulfillmentOption,
  isChannel: boolean,
  optionality: ChannelOptionality = 'OPTIONAL',
): ChannelOption {
  return {
    fulfillmentChannel: isChannel ? (option as FulfillmentChannel) : null,
    fulfillmentChannelVariation: isChannel ? null : option,
    optionality,
    isFulfillableAlone: true,
  }
}
