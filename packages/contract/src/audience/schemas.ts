import { accessTexts } from '@marquee/rules/access'
import {
  audienceReasons,
  MOST_BUDGET,
  SCORE_OF_NOBODY,
  SENT_CHANNELS,
  WATERFALL,
} from '@marquee/rules/audience'
import { campaignReasons } from '@marquee/rules/campaigns'
import { FULFILLMENT_CHANNELS, FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { SEGMENTS, TRIGGER_EVENTS } from '@marquee/rules/templates'
import { z } from 'zod'
import { MonthlyFigures } from '../campaigns/index.ts'
import { abilityOf, CalendarDay, Key, shortText } from '../operation/index.ts'

const AudienceAbility = abilityOf({ ...accessTexts, ...audienceReasons, ...campaignReasons })

const MOST_MARKETS = 2_000
/** More than any group of dealers has; the country has 42,000. */
const MOST_ZIPS = 20_000
const MOST_MODELS = 500
const MOST_YEARS = 128

const ZipCode = z.string().regex(/^\d{5}$/, 'Must be five digits')
const Score = z
  .int()
  .min(0)
  .max(SCORE_OF_NOBODY)
  .describe(`The least score; ${SCORE_OF_NOBODY}: nobody, as no score is as high`)
const Cents = z.int().min(0).describe('In cents')
const PiecePrice = z.int().min(0).max(10_000_000).describe('In hundredths of a cent')
const Channel = z.enum(FULFILLMENT_CHANNELS)

/** Taken along as others send it; what is charged, the server knows. */
const perChannel = <Field extends string>(field: Field) =>
  z
    .partialRecord(Channel, z.strictObject({ [field]: PiecePrice } as Record<Field, z.ZodInt>))
    .optional()

/** Whom a campaign is to reach. */
export const AudienceSearchRequest = z.strictObject({
  locationFilterType: z.enum(['DISTANCE', 'ZIPCODE']),
  markets: z
    .array(shortText(60))
    .max(MOST_MARKETS)
    .describe('Source ids of dealers; none: those of the campaign, or the market asked for'),
  maxDistanceFromDealership: z.number().min(0).max(500).nullable().describe('In miles'),
  isUnplacedIncluded: z
    .boolean()
    .default(false)
    .describe('Also those whose address is unknown, as no limit of the location can judge them'),
  zipCodes: z
    .array(z.strictObject({ zipCode: ZipCode, selected: z.boolean() }))
    .max(MOST_ZIPS)
    .describe('Those that are not named are not selected; none at all: every one is'),
  segments: z
    .array(z.strictObject({ segmentName: z.enum(SEGMENTS), selected: z.boolean() }))
    .max(SEGMENTS.length),
  vehicleModels: z
    .array(
      z.strictObject({
        model: shortText(80),
        years: z
          .array(z.strictObject({ year: z.int().min(1950).max(2077), selected: z.boolean() }))
          .max(MOST_YEARS),
      }),
    )
    .max(MOST_MODELS)
    .describe('None at all, or every year of every model: no filter'),
  isSmartSelectEnabled: z.boolean(),
  smartSelectThreshold: Score.nullable().describe('Null: the server finds the one for the budget'),
  analyticalModelName: shortText(60).nullable(),
  spendingLimit: z.int().min(0).max(MOST_BUDGET).nullable().describe('The budget, in cents'),
  pricePerChannel: perChannel('pricePerPiece'),
  discountPerChannel: perChannel('discountPerPiece'),
  selectedFulfillmentOptions: z.array(z.enum(FULFILLMENT_OPTIONS)).max(FULFILLMENT_OPTIONS.length),
  seedRecipientsCount: z.int().min(0).max(10_000),
})

const Sent = z.strictObject({ channel: Channel, pieces: z.int(), cost: Cents })

const counted = {
  filteredCount: z.int().describe('Match this value and pass every other filter'),
  total: z.int().describe('Match this value and are reached by the chosen channels'),
}

const WaterfallBucket = z.enum(WATERFALL)

/** The data that were counted: the same request on the same stamp gives the same figures. */
const DataStamp = z.strictObject({
  asOf: CalendarDay.nullable().describe('The oldest day among the markets'),
  versions: z.array(z.strictObject({ marketKey: Key, version: z.int() })),
})

/** Whom a request reaches, and what it costs. */
export const AudienceBreakdown = z.strictObject({
  averageDistance: z.number().nullable().describe('In miles'),
  maxDistance: z.number().nullable(),
  selectedDistance: z.number().nullable(),
  audienceByVehicle: z.array(
    z.strictObject({
      make: z.string(),
      model: z.string(),
      ...counted,
      years: z.array(z.strictObject({ year: z.int(), ...counted })).describe('Newest first'),
    }),
  ),
  audienceBySegment: z.array(z.strictObject({ segmentName: z.enum(SEGMENTS), ...counted })),
  audienceByZipCode: z.array(z.strictObject({ zipCode: z.string(), ...counted })),
  audienceByChannel: z.array(z.strictObject({ ...Sent.shape, ...counted })),
  audienceByMarket: z.array(
    z.strictObject({
      marketKey: Key,
      sourceId: z.string(),
      name: z.string(),
      ...counted,
      pieces: z.int(),
      estimatedCost: Cents,
      costWithoutDiscount: Cents,
      overlap: z.int().describe('Households that another of the markets serves'),
    }),
  ),
  totalSize: z.int().describe('Households that pass every filter, each once'),
  totalAvailable: z.int().describe('Households that the chosen channels reach'),
  totalHouseholds: z.int(),
  waterfall: z
    .array(z.strictObject({ bucket: WaterfallBucket, count: z.int() }))
    .describe('Each household once, by the first that applies; what is left is totalSize'),
  estimatedCost: Cents,
  costWithoutDiscount: Cents,
  totalDiscount: Cents,
  minimumOrderValue: Cents.nullable(),
  smartSelectThreshold: Score.nullable(),
  budgetCurve: z
    .array(z.strictObject({ budget: Cents, households: z.int(), cost: Cents }))
    .describe('With smart select: what each budget buys'),
  yearlyCostWithoutDiscount: Cents.optional(),
  yearlyEstimatedCost: Cents.optional(),
  dataStamp: DataStamp,
})

/** As it is sent: the server counts and prices it itself and ignores any figures that come along. */
export const ChangedSelection = z.strictObject({
  campaignId: Key,
  searchRequest: AudienceSearchRequest,
  audienceBreakdown: AudienceBreakdown.optional().describe('Accepted and not believed'),
})

export const AudienceSelection = z.strictObject({
  campaignId: Key,
  searchRequest: AudienceSearchRequest,
  audienceBreakdown: AudienceBreakdown,
  savedAt: z.string(),
  recounted: z
    .strictObject({ totalSize: z.int(), estimatedCost: Cents })
    .nullable()
    .describe('What was saved, where the campaign changed since and the figures are new'),
  can: z.strictObject({ save: AudienceAbility, bypassMinOrderValue: AudienceAbility }),
})

/** The figures on the card of a template. */
export const AudienceEstimate = z.strictObject({
  campaignTemplateKey: Key,
  totalSize: z.int(),
  totalAvailable: z.int(),
  audienceByChannel: z.array(Sent).describe('Those by which something is sent'),
  estimatedCost: Cents,
  costWithoutDiscount: Cents,
  minimumOrderValue: Cents,
  monthly: MonthlyFigures.nullable().describe(
    'Of one dealer, where a need of the customer sets it off: an average month',
  ),
  dataStamp: DataStamp,
})

/** A customer: what is counted of them, and who they are where the caller may know. */
export const AudienceMember = z.strictObject({
  marketKey: Key,
  household: z.int(),
  city: z.string().nullable(),
  zipCode: z.string().nullable(),
  lastVisitOn: CalendarDay.nullable(),
  vehicles: z.array(z.strictObject({ model: z.string(), year: z.int() })),
  person: z
    .strictObject({ name: z.string(), line1: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe('Null without the permission CAN_SEARCH_AUDIENCE'),
})

export const MembershipReply = z.strictObject({
  ...AudienceMember.shape,
  isReached: z.boolean(),
  leftOutBy: z
    .enum([...WATERFALL, 'ANOTHER_DEALER'])
    .nullable()
    .describe('The first filter that leaves them out; or another dealer, whom they visited later'),
})

/** A customer as a piece is addressed to them, with the barcode of a proof, which is never mailed. */
export const PieceRecipient = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  vehicle: z.string().describe('The most recent one; empty where none is known'),
  line1: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  mailDigits: z.string().nullable(),
})

/** Of a campaign that a need of the customer sets off. */
export const MonthlyEstimate = z.strictObject({
  event: z.enum(TRIGGER_EVENTS).describe('What sets its pieces off'),
  months: z
    .array(CalendarDay)
    .describe('The first days of those that were counted; none: the figures are for everybody'),
  touchpoints: z.array(
    z.strictObject({
      stepKey: Key,
      name: z.string(),
      households: z.int().describe('In an average month'),
      byMonth: z.array(z.int()),
      estimatedCost: Cents,
    }),
  ),
  channels: z.array(
    z.strictObject({
      channel: z.enum(SENT_CHANNELS),
      pieces: z.int(),
      totalDiscount: Cents,
      estimatedCost: Cents,
    }),
  ),
  mostPerHousehold: z
    .int()
    .describe('What the dearest household costs at one touchpoint, in hundredths of a cent'),
})
