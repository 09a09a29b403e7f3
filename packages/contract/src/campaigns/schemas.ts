import {
  campaignAbilityTexts,
  CAMPAIGN_STATUSES,
  detailsTexts,
  FUNDING_TYPES,
  STEP_STATUSES,
  type DetailsName,
} from '@marquee/rules/campaigns'
import { FULFILLMENT_CHANNELS, FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import {
  templateReasons,
  CATEGORIES,
  SEASONS,
  STEP_OPTIONALITIES,
  TEMPLATE_TYPES,
} from '@marquee/rules/templates'
import { z } from 'zod'
import { AttachedCoupon } from '../coupons/index.ts'
import {
  abilityOf,
  CalendarDay,
  HierarchyId,
  Key,
  longText,
  onWire,
  shortText,
} from '../operation/index.ts'
import { MOST_SENT_RECIPIENTS, SeedPerson } from '../seed-lists/index.ts'
import { CampaignTemplate } from '../templates/index.ts'

export const CampaignAbility = abilityOf(campaignAbilityTexts)

/** Of the mail dates, where the template has a say as well. */
const DateAbility = abilityOf({ ...campaignAbilityTexts, ...templateReasons })

const day = CalendarDay.nullable()
/** Only keeps requests small; the real limits are in the rules, whose texts the form shows. */
const MOST_SENT = 2_500
const anyLine = shortText(MOST_SENT)

/** As many as a group of dealers may hold. */
const MOST_DEALERS_OF_A_CAMPAIGN = 2_000

const MetroCampaign = z.strictObject({
  fundingType: z.enum(FUNDING_TYPES),
  marketGroupKey: Key.nullable(),
  metroGroupName: anyLine,
  metroGroupUrl: anyLine,
  marketPhoneNumber: anyLine.describe('Of a child: the number of its dealer'),
  isExpressService: z.boolean(),
  contactDto: z.strictObject({
    firstName: anyLine,
    lastName: anyLine,
    phoneNumber: anyLine,
    email: anyLine,
  }),
})

const Chosen = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('CHANNEL'), value: z.enum(FULFILLMENT_CHANNELS) }),
  z.strictObject({ type: z.literal('VARIATION'), value: z.enum(FULFILLMENT_OPTIONS) }),
])

const Variation = z.strictObject({
  id: z.enum(FULFILLMENT_OPTIONS),
  fulfillmentChannels: z.array(z.enum(FULFILLMENT_CHANNELS)),
})

/** What people decide about a campaign as a whole. */
const campaignDetails = {
  name: shortText(MOST_SENT, detailsTexts.name.tooLong),
  metroCampaign: MetroCampaign.nullable(),
  selectedMarketKeys: z
    .array(Key)
    .max(MOST_DEALERS_OF_A_CAMPAIGN)
    .describe('Of a metro campaign: the dealers that get a child of it'),
  fulfillmentChannelsAndVariations: z.array(Chosen).max(10),
  sampleRecipients: z.array(SeedPerson).max(MOST_SENT_RECIPIENTS),
  sampleRecipientListKey: Key.nullable(),
  mailDate: onWire(
    'campaignStartDate',
    day.describe('The mail date: of the first wave where there are two'),
  ),
  firstWave: z.boolean(),
  hasSecondWave: onWire('secondWave', z.boolean()),
  secondMailDate: onWire('deploymentDateTwo', day),
  isBillingDeferred: z.boolean(),
  monthlyCap: z
    .number()
    .nullable()
    .describe('Of what a need sets off: at most so many households a month. Null: all'),
} satisfies Record<DetailsName, z.ZodType>

const StepCreative = z.strictObject({
  creativeTemplateKey: Key.nullable(),
  creativeVersion: z.int().min(1).nullable(),
  variationId: shortText(60).nullable(),
  values: z
    .record(z.string().regex(/^\w{1,60}$/), longText(2_000))
    .describe('What was filled into the fields of the creative, by name'),
  attachments: z
    .array(z.strictObject({ couponKey: Key, customValues: AttachedCoupon }))
    .max(MOST_ATTACHMENTS),
  targetAttachmentCount: z.int(),
})

const { workflows } = CampaignTemplate.shape
const templateStep = workflows.element.shape.steps.element.shape

const stepVersion = z.int().min(1).describe('Counts the saves; carried as the ETag')

/** What is decided on a step. */
const stepDecisions = {
  opted: z.boolean(),
  creative: StepCreative,
  fulfillmentChannels: z.array(z.enum(FULFILLMENT_CHANNELS)).max(3),
  fulfillmentChannelVariations: z.array(Variation).max(10),
}

/** What the server says of it; a step may be sent back as it was read, and a change of these is refused. */
const stepFacts = {
  name: z.string(),
  number: z.int(),
  status: z.enum(STEP_STATUSES),
  optionality: z.enum(STEP_OPTIONALITIES),
  template: z.strictObject({ key: Key }),
  creativeSelection: templateStep.creativeSelection,
  fulfillmentOptions: templateStep.fulfillmentOptions,
  fulfillmentVariationOptions: templateStep.fulfillmentVariationOptions,
  startDate: day,
  startDateTwo: day,
  daysAfterStart: z.int(),
  stepDetails: z.strictObject({ isCampaignStepEditable: z.boolean() }),
  version: stepVersion,
}

const CampaignStep = z.strictObject({ key: Key, ...stepDecisions, ...stepFacts })

export const ChangedStep = z.strictObject({
  key: Key,
  ...stepDecisions,
  ...z.strictObject(stepFacts).partial().shape,
})

export const Market = z.strictObject({
  key: Key,
  name: z.string(),
  sourceId: z.strictObject({ id: z.string() }),
  marketHierarchyByType: z.strictObject({
    zone: z.string().nullable(),
    district: z.string().nullable(),
  }),
})

/** Its template, in the version that the campaign has. */
const { can: _, ...templateFields } = CampaignTemplate.shape
const StartedTemplate = z.strictObject(templateFields)

/** What the server says of a campaign, which may be sent back as it was read; a change of these is refused. */
const facts = {
  id: Key,
  hierarchyId: HierarchyId,
  initialCampaignName: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  isActive: z.boolean(),
  isEditable: z.boolean(),
  category: z.enum(CATEGORIES),
  type: z.enum(TEMPLATE_TYPES),
  campaignCadence: z.enum(TEMPLATE_TYPES),
  parentCampaignKey: Key.nullable(),
  annualCampaignKey: Key.nullable().describe(
    'Of the campaign of one season: its annual enrollment',
  ),
  season: z.enum(SEASONS).nullable(),
  deploymentDate: day.describe('The same day as campaignStartDate'),
  enrollmentStartDate: day,
  enrollmentEndDate: day,
  isFavorite: z.boolean(),
  isReleasedToDealers: z.boolean(),
  isModified: z.boolean(),
  selectedMarkets: z.array(z.strictObject({ key: Key })),
  selectedChannel: z.enum(FULFILLMENT_OPTIONS).nullable(),
  fulfillmentChannels: z.array(z.enum(FULFILLMENT_CHANNELS)),
  variations: z.array(Variation),
  market: z.strictObject({ ...Market.shape, timeZone: z.string() }),
  startedFor: Key.describe('The market at which it lies: what concerns it is asked for that one'),
  /** The day in the market's time zone. */
  today: CalendarDay,
  workflows: z.array(z.strictObject({ key: Key, steps: z.array(CampaignStep) })),
  template: StartedTemplate.describe(
    'The version of the template that the campaign has: the one that it began with, or has taken since',
  ),
  audience: z
    .strictObject({
      totalSize: z.int(),
      pieces: z.int(),
      estimatedCost: z.int().describe('In cents'),
      costWithoutDiscount: z.int(),
      bills: z.array(z.int()).describe('What each dealer pays of it, in cents'),
      isStale: z.boolean().describe('The campaign changed since; the figures are counted anew'),
      savedAt: z.string(),
    })
    .nullable()
    .describe('The audience that is saved for it'),
  submittedAt: z.string().nullable(),
  reorder: z
    .strictObject({ campaignKey: Key, notes: z.array(z.string()) })
    .nullable()
    .describe('What it was made from, and what of it could not be taken over'),
  version: stepVersion,
  updatedAt: z.string(),
  updatedBy: z.string().nullable().describe('Who saved last, where the caller sees them'),
  can: z.strictObject({
    save: CampaignAbility,
    saveStep: CampaignAbility.describe(
      'Of one season of a year also once it is ordered, in its period',
    ),
    saveSeeds: CampaignAbility.describe('Seeds, and the number of a child’s dealer'),
    saveAsDraft: CampaignAbility,
    delete: CampaignAbility,
    submit: CampaignAbility,
    cancel: CampaignAbility.describe('At once, or by asking for it, as its status says'),
    startReview: CampaignAbility,
    approve: CampaignAbility,
    reject: CampaignAbility,
    confirmCancel: CampaignAbility,
    declineCancel: CampaignAbility,
    release: CampaignAbility,
    reorder: CampaignAbility.describe('As a draft of its own'),
    chooseFreely: DateAbility.describe('Any mail date ahead, whatever is eligible'),
  }),
}

export const Campaign = z.strictObject({ key: Key, ...campaignDetails, ...facts })

export const ChangedCampaign = z.strictObject({
  key: Key,
  ...campaignDetails,
  monthlyCap: campaignDetails.monthlyCap.optional().describe('Left out: as it is saved'),
  ...z.strictObject(facts).partial().shape,
  // A newer release may have said more of it, and nothing of it is saved.
  template: z.looseObject({ key: Key }).optional(),
})
