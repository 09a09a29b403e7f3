import {
  CHANNEL_OPTIONALITIES,
  FULFILLMENT_CHANNELS,
  FULFILLMENT_OPTIONS,
} from '@marquee/rules/channels'
import { MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import {
  ANALYTICAL_MODELS,
  ATTACHMENT_NAMES,
  ATTACHMENT_TYPE,
  CATEGORIES,
  categoryNames,
  MOST_AFTER,
  MOST_OF_DESCRIPTION,
  MOST_OF_TEMPLATE_NAME,
  readCategory,
  SEASONS,
  SEGMENTS,
  START_DATE_SELECTION_MODES,
  STEP_OPTIONALITIES,
  TEMPLATE_TYPES,
  TRIGGER_EVENTS,
  MOST_DAYS_TO_SECOND_EMAIL,
  USUAL_DAYS_TO_SECOND_EMAIL,
} from '@marquee/rules/templates'
import { z } from 'zod'
import { DynamicField } from '../creatives/index.ts'
import { CalendarDay, Key, longText, onWire, shortText } from '../operation/index.ts'

export const day = CalendarDay.nullable()
export const Period = z.strictObject({ startDate: day, endDate: day })
// A hundredth of a cent: a piece never costs a thousand dollars.
const Price = z.int().min(0).max(10_000_000).describe('In hundredths of a cent')
const Option = z.enum(FULFILLMENT_OPTIONS)
/** Only keeps requests small; the real limits are in the rules, whose texts the form shows. */
const anyLine = shortText(200)

/** A category, in either spelling. */
export const CategoryText = z
  .enum([...CATEGORIES, ...CATEGORIES.map((category) => categoryNames[category].spelling)])
  .transform((text) => readCategory(text) as (typeof CATEGORIES)[number])
  .describe('A category, in either spelling')

const ChannelOption = z.strictObject({
  fulfillmentChannel: z.enum(FULFILLMENT_CHANNELS).nullable(),
  fulfillmentChannelVariation: Option.nullable(),
  optionality: z.enum(CHANNEL_OPTIONALITIES),
  isFulfillableAlone: z.boolean(),
})
export const channelOptions = z.array(ChannelOption).max(10)

export const prices = z
  .array(z.strictObject({ option: Option, pricePerPiece: Price }))
  .max(FULFILLMENT_OPTIONS.length)

const Trigger = z.strictObject({
  event: z.enum(TRIGGER_EVENTS),
  after: z
    .int()
    .min(0)
    .max(MOST_AFTER)
    .describe('So many days after it; of miles, every so many of them'),
})

const Step = z.strictObject({
  key: Key,
  number: z.int().min(1).max(99),
  name: anyLine,
  optionality: z.enum(STEP_OPTIONALITIES),
  daysAfterStart: z.int().min(0).max(730),
  daysToSecondEmail: z
    .int()
    .min(1)
    .max(MOST_DAYS_TO_SECOND_EMAIL)
    .default(USUAL_DAYS_TO_SECOND_EMAIL)
    .describe('After its email, for those who did not open it'),
  fulfillmentOptions: channelOptions,
  fulfillmentVariationOptions: channelOptions,
  creativeSelection: z.strictObject({
    filterItems: z
      .array(z.strictObject({ name: shortText(80), creativeTemplateKey: Key }))
      .max(40)
      .describe('The creatives to choose from; with fewer than two there is nothing to choose'),
  }),
  targetAttachmentCount: z.int().min(0).max(MOST_ATTACHMENTS),
  isCouponCustomizable: z.boolean(),
  fields: z.array(DynamicField).max(40),
})

const TemplateCreative = z.strictObject({
  creativeTemplateKey: Key,
  stepNumber: z.int().min(0).max(999),
  name: anyLine,
  creativeCode: anyLine,
  eventCode: anyLine,
  letterCode: anyLine,
  reuseCode: anyLine,
  defaultCoupons: z.array(z.strictObject({ couponKey: Key })).max(MOST_ATTACHMENTS),
})

const dates = {
  mailDate: onWire('deploymentDate', day),
  secondMailDate: onWire('deploymentDateTwo', day),
  isMailDateLocked: onWire('deploymentDateLock', z.boolean()),
  campaignExecution: z.strictObject({ startDateSelectionMode: z.enum(START_DATE_SELECTION_MODES) }),
  enrollmentStartDate: day,
  enrollmentEndDate: day,
  campaignEndDate: day,
  mailWindow: Period.describe('In which the mail dates lie'),
  customizationPeriod: Period.describe('When a reserved seasonal campaign takes changes'),
  leadTimes: z
    .array(
      z.strictObject({
        fulfillmentChannel: z.enum(FULFILLMENT_CHANNELS),
        businessDays: z.int().min(0).max(60),
      }),
    )
    .max(3),
}

const audience = {
  audienceConfiguration: z.strictObject({
    audienceSegmentConfigurations: z
      .array(
        z.strictObject({
          segmentType: z.enum(SEGMENTS),
          isDisabled: z.boolean(),
          isDefaultIncluded: z.boolean(),
        }),
      )
      .max(4),
    smartAudienceDefaultIncluded: z.boolean(),
  }),
  distanceFilteringMax: z.int().min(1).max(500).nullable().describe('In miles'),
  analyticalModel: shortText(60)
    .nullable()
    .describe(`One of ${ANALYTICAL_MODELS.join(', ')}, or as it is stored`),
}

/** What an author writes. */
export const templateContent = {
  name: shortText(MOST_OF_TEMPLATE_NAME),
  description: longText(MOST_OF_DESCRIPTION),
  category: CategoryText,
  type: z.enum(TEMPLATE_TYPES),
  trigger: Trigger.nullable().describe('What sets its pieces off. Null: they are mailed on a day'),
  canSelectWaves: z.boolean(),
  isBillingDeferred: z.boolean(),
  ...dates,
  ...audience,
  minimumOrderValue: z.int().min(0).max(100_000_000).describe('In cents'),
  priceBook: z.strictObject({
    prices,
    discount: z
      .strictObject({
        base: Price,
        cap: z.int().min(1).max(1_000_000),
        minimum: Price,
        maximum: Price,
      })
      .nullable()
      .describe('Per piece: (1 - min(households, cap) / cap) × base, within minimum and maximum'),
  }),
  channelOptions,
  workflows: z
    .array(
      z.strictObject({
        key: Key,
        selectAudience: z.boolean().describe('Is there a step to choose whom the campaign reaches'),
        steps: z.array(Step).max(20),
      }),
    )
    .max(5),
  creativeTemplates: z.array(TemplateCreative).max(100),
  attachments: z
    .array(
      z.strictObject({
        key: Key.describe('The key of a coupon'),
        type: z.literal(ATTACHMENT_TYPE),
        name: z.enum(ATTACHMENT_NAMES),
      }),
    )
    .max(2),
  seasonals: z
    .array(z.strictObject({ season: z.enum(SEASONS), templateKey: Key }))
    .max(4)
    .describe('Of an annual enrollment: the template of each season'),
}
