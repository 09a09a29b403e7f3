import { SEASONS, TEMPLATE_TYPES } from '@marquee/rules/templates'
import { z } from 'zod'
import { FULFILLMENT_CHANNELS, FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { Campaign, campaignExample, campaigns } from '../campaigns/index.ts'
import {
  CalendarDay,
  HierarchyId,
  Key,
  KeyText,
  operations,
  selection,
} from '../operation/index.ts'
import { checks } from './checks.contract.ts'
import { SeasonPeriod } from './schemas.ts'
import { years } from './years.contract.ts'

const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' } as const
const makers = {
  anyOf: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
  also: ['CAN_READ_CAMPAIGNS'],
  scope: 'scope',
} as const

const { shape: detailsShape } = campaigns.update.body
const { body: ChangedStep } = campaigns.updateStep
const { failures: notSaved } = campaigns.update

const Enrollment = z.strictObject({
  ...Campaign.shape,
  seasonals: z
    .array(
      z.strictObject({
        season: z.enum(SEASONS),
        campaign: Campaign,
        customization: SeasonPeriod.describe('In which an ordered season takes changes'),
      }),
    )
    .describe('By mail date: the seasons that were still ahead when the dealer enrolled'),
  drafts: z
    .array(z.strictObject({ key: Key, name: z.string() }))
    .describe('Drafts of these seasons that can no longer be ordered by themselves'),
})

const versionOf = ({ version }: z.input<typeof Enrollment>): number => version

const enrollmentExample = {
  ...campaignExample,
  category: 'ANNUAL_SEASONAL' as const,
  seasonals: [
    {
      season: 'SPRING' as const,
      campaign: {
        ...campaignExample,
        key: 8,
        id: 8,
        annualCampaignKey: 7,
        season: 'SPRING' as const,
      },
      customization: { state: 'open' as const, closes: '2027-02-14', daysLeft: 12 },
    },
  ],
  drafts: [],
}

/** What a dealer decides for the whole year. */
const payload = {
  annualCampaignTemplateKey: Key,
  campaignName: detailsShape.name,
  isBillingDeferred: z.boolean().default(false),
  sampleRecipients: detailsShape.sampleRecipients.describe(
    'Copied to all seasons; each may have others in its customization period',
  ),
  fulfillmentChannels: z.array(z.enum(FULFILLMENT_CHANNELS)).max(3),
  fulfillmentChannelVariations: z
    .array(z.looseObject({ id: z.enum(FULFILLMENT_OPTIONS) }))
    .max(10)
    .default([]),
  selectedChannel: z
    .enum(FULFILLMENT_OPTIONS)
    .nullable()
    .optional()
    .describe('What is chosen, where neither of the two lists says it'),
  campaigns: z
    .array(z.strictObject({ templateKey: Key, deploymentDate: CalendarDay.nullable() }))
    .max(SEASONS.length)
    .default([])
    .describe('The mail dates of seasons, where their templates leave them free'),
  version: z.int().min(1).optional().describe('As it was read'),
}
const payloadExample = {
  annualCampaignTemplateKey: 31,
  campaignName: 'Four seasons 2027',
  fulfillmentChannels: ['EMAIL' as const],
  sampleRecipients: [],
}
const changers = { ...makers, object: 'body.key' } as const

/** A dealer's year: one enrollment with a campaign for each season. */
export const annual = operations('annual', {
  ...checks,
  ...years,
  create: {
    method: 'POST',
    path: '/campaign/createAnnualEnrolment/{templateKey}',
    summary: 'Enrolls a dealer in the seasons of a year: a draft with a campaign for each.',
    access: { ...makers, object: 'params.templateKey' },
    audit: 'campaign.enrolled',
    params: z.strictObject({ templateKey: KeyText }),
    query: z.strictObject({
      marketKey: KeyText,
      hierarchyId: HierarchyId.optional(),
      campaignCadence: z.enum(TEMPLATE_TYPES).optional().describe('Without it, as the template'),
    }),
    reply: { status: 201, body: Enrollment },
    versionOf,
    failures: {
      'annual.not-a-year': 422,
      'annual.enrolled': 409,
      'annual.season-ordered': 409,
      'annual.season-gone': 409,
      'annual.no-season-ahead': 409,
      'campaign.needs-a-dealer': 422,
      'campaign.needs-staff-market': 422,
      'campaign.market-closed': 422,
      'campaign.cadence-not-offered': 422,
      'campaign-template.not-offered': 409,
      'campaign-template.several-dealers-only': 403,
      'campaign-template.inactive': 409,
      'campaign-template.not-open-yet': 409,
      'campaign-template.enrollment-ended': 409,
      'campaign-template.mail-date-passed': 409,
    },
    example: {
      params: { templateKey: '31' },
      query: { hierarchyId: 'HONDA', marketKey: '14' },
      reply: enrollmentExample,
    },
  },
  saveStarted: {
    method: 'POST',
    path: '/campaign/annual-seasonal',
    summary: 'Saves what is decided in the enrollment that a dealer has started.',
    access: { ...makers, object: 'query.marketKey' },
    audit: 'campaign.changed',
    query: z.strictObject({ marketKey: KeyText, hierarchyId: HierarchyId.optional() }),
    body: z.strictObject(payload),
    reply: { status: 200, body: Enrollment },
    versionOf,
    failures: { ...notSaved, 'annual.not-started': 409 },
    example: {
      query: { marketKey: '14' },
      body: payloadExample,
      reply: enrollmentExample,
    },
  },
  update: {
    method: 'PUT',
    path: '/campaign/updateAnnualEnrolment',
    summary: 'Saves what is decided for a whole year; its seasons follow.',
    access: changers,
    audit: 'campaign.changed',
    query: z.strictObject(selection),
    body: z.strictObject({ key: Key, ...payload }),
    reply: { status: 200, body: Enrollment },
    versionOf,
    failures: notSaved,
    example: { body: { key: 7, ...payloadExample }, reply: enrollmentExample },
  },
  updateStep: {
    method: 'PUT',
    path: '/campaign/annual-seasonal/step',
    summary: 'Saves a step of one season: its creative and its coupons.',
    access: { ...makers, object: 'body.campaignKey' },
    audit: 'campaign.step-changed',
    query: z.strictObject(selection),
    body: ChangedStep.extend({ campaignKey: Key.describe('Of the season') }),
    reply: campaigns.updateStep.reply,
    versionOf: campaigns.updateStep.versionOf,
    failures: { ...campaigns.updateStep.failures, 'annual.not-a-season': 409 },
    example: {
      body: { ...campaigns.updateStep.example.body, campaignKey: 8 },
      reply: campaignExample,
    },
  },
  read: {
    method: 'GET',
    path: '/campaign/annualEnrollmentDetail/{key}',
    summary: 'An annual enrollment with the campaigns of its seasons.',
    access: { ...readers, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject(selection),
    reply: { status: 200, body: Enrollment },
    versionOf,
    failures: {},
    example: { params: { key: '7' }, reply: enrollmentExample },
  },
})
