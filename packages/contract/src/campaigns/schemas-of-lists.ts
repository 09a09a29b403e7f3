import { CAMPAIGN_STATUSES, type ListedName } from '@marquee/rules/campaigns'
import { FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { CATEGORIES, SEASONS, TEMPLATE_TYPES } from '@marquee/rules/templates'
import { z } from 'zod'
import { CalendarDay, HierarchyId, Key, onWire } from '../operation/index.ts'
import { CampaignAbility, Market } from './schemas.ts'

const day = CalendarDay.nullable()

type Summary = Record<ListedName, z.ZodType> & Record<string, z.ZodType>

/** Of a campaign that a need of the customer sets off, since it was ordered. */
export const MonthlyFigures = z
  .strictObject({
    households: z.int(),
    estimatedCost: z.int().describe('In cents'),
    isEverybody: z.boolean().describe('There was no month to count: they are for all at once'),
    mostPerHousehold: z
      .number()
      .describe(
        'What the dearest household costs, in hundredths of a cent: a cap comes to no more',
      ),
  })
  .describe('In an average month of the last twelve')

/** What a list shows. */
export const CampaignSummary = z.strictObject({
  key: Key,
  id: Key,
  hierarchyId: HierarchyId,
  templateKey: Key,
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  category: z.enum(CATEGORIES),
  campaignCadence: z.enum(TEMPLATE_TYPES),
  parentCampaignKey: Key.nullable(),
  annualCampaignKey: Key.nullable(),
  season: z.enum(SEASONS).nullable(),
  mailDate: onWire('deploymentDate', day),
  secondMailDate: onWire('deploymentDateTwo', day),
  monthlyCap: z.int().nullable().describe('At most so many households a month'),
  isSentBack: z.boolean().describe('A draft that was rejected, and not submitted since'),
  isReleasedToDealers: z.boolean(),
  isFavorite: z.boolean(),
  dealerCount: z.int().nullable().describe('Of a metro campaign: how many dealers have a part'),
  market: Market,
  audience: z
    .strictObject({ pieces: z.int(), estimatedCost: z.int().describe('In cents') })
    .nullable()
    .describe('As it was counted last'),
  monthly: MonthlyFigures.nullable(),
  updatedAt: z.string(),
  can: z.strictObject({
    cancel: CampaignAbility,
    delete: CampaignAbility,
    reorder: CampaignAbility,
  }),
} satisfies Summary)

/** What a market takes part in, and until when one may. */
export const Enrollment = z.strictObject({
  campaign: CampaignSummary,
  enrollmentStartDate: day,
  enrollmentEndDate: day,
  seasonals: z.array(CampaignSummary).describe('Of an annual enrollment'),
})

/** A campaign as a calendar shows it. */
export const Mailing = CampaignSummary.pick({
  key: true,
  name: true,
  status: true,
  mailDate: true,
  secondMailDate: true,
}).extend({
  market: Market.pick({ name: true, marketHierarchyByType: true }),
  channels: z.array(z.enum(FULFILLMENT_CHANNELS)),
  pieces: z.int().nullable().describe('Of all waves, as they were counted last'),
  couponsEnd: day.describe('The last day on which one of its coupons is good'),
})
