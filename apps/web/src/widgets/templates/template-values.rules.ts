import type { CalendarDate } from '@marquee/rules/calendar'
import {
  FULFILLMENT_CHANNELS,
  FULFILLMENT_OPTIONS,
  type ChannelOption,
  type ChannelOptionality,
  type FulfillmentChannel,
  type FulfillmentOption,
} from '@marquee/rules/channels'
import { showPlainAmount } from '@marquee/rules/money'
import {
  ATTACHMENT_NAMES,
  plainPiecePrice,
  SEASONS,
  SEGMENTS,
  triggerOf,
  type CampaignTemplate,
  type Category,
  type Season,
  type STEP_OPTIONALITIES,
  type TemplateType,
  type TriggerEvent,
} from '@marquee/rules/templates'
import { dynamicFieldValuesOf, type DynamicFieldValues } from '../creatives/index.ts'
import { NOT_CHOSEN, type AccessValues } from './access-values.ts'
import type { TemplateContent } from './answers.ts'

export type Segment = (typeof SEGMENTS)[number]
/** How a segment stands when a dealer begins to choose. */
type SegmentChoice = 'CHOSEN' | 'OFFERED' | 'OFF'
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
  trigger: { event: TriggerEvent; after: string }
  canSelectWaves: boolean
  isBillingDeferred: boolean
  minimumOrderValue: string
  mailDate: TypedDay
  secondMailDate: TypedDay
  isMailDateLocked: boolean
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
  /** Saved by itself, not with a version. */
  access: AccessValues
}

type DiscountValues = Record<'base' | 'cap' | 'minimum' | 'maximum', string>

interface WorkflowValues {
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
  daysToSecondEmail: string
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

const NO_DISCOUNT = { base: '', cap: '', minimum: '', maximum: '' }

/** What the form is filled with, of a template as it was read. */
export function valuesOf(
  template: TemplateContent,
  access: AccessValues = NOT_CHOSEN,
): TemplateValues {
  const { leadTimes, priceBook, audienceConfiguration, workflows, seasonals } = template
  const { distanceFilteringMax, creativeTemplates } = template
  const leadOf = (channel: string) =>
    leadTimes.find(({ fulfillmentChannel }) => fulfillmentChannel === channel)?.businessDays
  const priceOf = (option: string) =>
    priceBook.prices.find((price) => price.option === option)?.pricePerPiece
  return {
    ...plainOf(template),
    trigger: typedTrigger(template),
    minimumOrderValue: showPlainAmount(template.minimumOrderValue),
    leadTimes: filled(FULFILLMENT_CHANNELS, (channel) => String(leadOf(channel) ?? '')),
    channelOptions: [...template.channelOptions],
    prices: filled(FULFILLMENT_OPTIONS, (option) => shownPrice(priceOf(option))),
    hasDiscount: priceBook.discount !== null,
    discount: discountOf(priceBook.discount),
    segments: filled(SEGMENTS, (segment) => choiceOf(segment, audienceConfiguration)),
    smartAudienceDefaultIncluded: audienceConfiguration.smartAudienceDefaultIncluded,
    distanceFilteringMax: String(distanceFilteringMax ?? ''),
    analyticalModel: template.analyticalModel ?? '',
    workflows: (workflows.length > 0 ? workflows : [NO_WORKFLOW]).map(({ steps, ...workflow }) => ({
      ...workflow,
      steps: steps.map(stepOf),
    })),
    creativeTemplates: creativeTemplates.map((creative) => ({
      ...creative,
      stepNumber: String(creative.stepNumber),
    })),
    access,
    couponTexts: couponTextsOf(template),
    seasonals: filled(SEASONS, (season) =>
      String(seasonals.find((each) => each.season === season)?.templateKey ?? ''),
    ),
  }
}

/** What the form begins with, should the category become one whose pieces an event sets off. */
const FIRST_TRIGGER = { event: 'LAST_VISIT', after: 150 } as const

function typedTrigger({ category, trigger }: Pick<TemplateContent, 'category' | 'trigger'>) {
  const { event, after } = triggerOf(category, trigger) ?? FIRST_TRIGGER
  return { event, after: String(after) }
}

const NO_WORKFLOW = { key: 1, selectAudience: true, steps: [] }

function plainOf(template: TemplateContent) {
  const { hierarchyId, name, description, category, type } = template
  const { canSelectWaves, isBillingDeferred } = template
  const { mailDate, secondMailDate, isMailDateLocked, campaignExecution } = template
  const { enrollmentStartDate, enrollmentEndDate, campaignEndDate } = template
  const { mailWindow, customizationPeriod } = template
  return {
    hierarchyId,
    name,
    description,
    category,
    type,
    canSelectWaves,
    isBillingDeferred,
    mailDate,
    secondMailDate,
    isMailDateLocked,
    campaignExecution,
    enrollmentStartDate,
    enrollmentEndDate,
    campaignEndDate,
    mailWindow,
    customizationPeriod,
  }
}

type Step = TemplateContent['workflows'][number]['steps'][number]

const stepOf = (step: Step): StepValues => ({
  ...step,
  number: String(step.number),
  daysAfterStart: String(step.daysAfterStart),
  daysToSecondEmail: String(step.daysToSecondEmail),
  targetAttachmentCount: String(step.targetAttachmentCount),
  fields: step.fields.map(dynamicFieldValuesOf),
})

const shownPrice = (price: number | undefined) =>
  price === undefined ? '' : plainPiecePrice(price)

function discountOf(discount: TemplateContent['priceBook']['discount']) {
  if (!discount) return NO_DISCOUNT
  const { base, cap, minimum, maximum } = discount
  return {
    base: plainPiecePrice(base),
    cap: String(cap),
    minimum: plainPiecePrice(minimum),
    maximum: plainPiecePrice(maximum),
  }
}

function choiceOf(
  segment: string,
  { audienceSegmentConfigurations }: TemplateContent['audienceConfiguration'],
): SegmentChoice {
  const known = audienceSegmentConfigurations.find(({ segmentType }) => segmentType === segment)
  if (known?.isDisabled) return 'OFF'
  return known?.isDefaultIncluded ? 'CHOSEN' : 'OFFERED'
}

function couponTextsOf({ attachments }: Pick<TemplateContent, 'attachments'>) {
  const keyOf = (attachmentName: string) =>
    String(attachments.find(({ name }) => name === attachmentName)?.key ?? '')
  return { body: keyOf(ATTACHMENT_NAMES[0]), bullets: keyOf(ATTACHMENT_NAMES[1]) }
}

function filled<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}
