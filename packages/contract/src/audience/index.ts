import { SENT_CHANNELS } from '@marquee/rules/audience'
import { z } from 'zod'
import { Key, KeyText, operations, selection } from '../operation/index.ts'
import {
  estimateExample,
  memberExample,
  monthlyExample,
  recipientExample,
  searchExample,
  selectionExample,
  yearExample,
} from './examples.ts'
import {
  AudienceBreakdown,
  AudienceEstimate,
  AudienceMember,
  AudienceSearchRequest,
  AudienceSelection,
  ChangedSelection,
  MembershipReply,
  MonthlyEstimate,
  PieceRecipient,
} from './schemas.ts'

const builders = { anyOf: ['CAN_SEARCH_AUDIENCE'], scope: 'scope' } as const
const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' } as const

export { MonthlyEstimate }

/** Why nothing is counted. */
export const notCounted = {
  'audience.under-maintenance': 503,
  'audience.superseded': 409,
  'audience.busy': 503,
  'audience.data-not-there': 503,
  'audience.no-markets': 409,
} as const
const notSaved = {
  ...notCounted,
  'audience.below-minimum': 400,
  'audience.save-denied': 403,
  'audience.campaign-changed': 409,
  'campaign.not-editable': 409,
  'campaign.with-approvers': 409,
  'campaign.approved-as-ordered': 409,
  'campaign.follows-parent': 409,
  'campaign.follows-enrollment': 409,
  'campaign.several-dealers-only': 403,
} as const

const bypassMinOrderValue = z
  .enum(['true', 'false'])
  .default('false')
  .describe('Saves what costs less than the least; counts for administrators only')

/** As many as a page of the catalog shows. */
const MOST_ESTIMATES = 100
const MOST_SEASONS = 4
const countedFor = {
  campaignTemplateKey: KeyText,
  campaignKey: KeyText.optional().describe('Without it, for the market that is asked for'),
}
const year = {
  yearlyCostWithoutDiscount: z.int(),
  yearlyEstimatedCost: z.int(),
}

export const audience = operations('audience', {
  search: {
    method: 'POST',
    path: '/audience/search',
    summary: 'Counts whom a request reaches, and prices it.',
    access: { ...builders, object: 'query.campaignKey' },
    query: z.strictObject({ ...selection, ...countedFor }),
    body: AudienceSearchRequest,
    reply: { status: 200, body: AudienceBreakdown },
    failures: notCounted,
    example: {
      query: { campaignTemplateKey: '31', campaignKey: '7' },
      body: searchExample.request,
      reply: searchExample.breakdown,
    },
  },
  searchAnnual: {
    method: 'POST',
    path: '/audience/search/annual-seasonal',
    summary: 'Counts the audiences of the campaigns of a year, and prices the year.',
    access: { ...builders, object: 'body.globalCampaignKey' },
    query: z.strictObject(selection),
    body: z.strictObject({
      globalCampaignKey: Key,
      campaigns: z
        .array(
          z.strictObject({
            campaignKey: Key,
            campaignTemplateKey: Key,
            audienceSearchRequest: AudienceSearchRequest,
          }),
        )
        .min(1)
        .max(MOST_SEASONS),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        audienceBreakdownDtos: z.array(
          z.strictObject({ campaignKey: Key, ...AudienceBreakdown.shape }),
        ),
        ...year,
      }),
    },
    failures: notCounted,
    example: {
      body: {
        globalCampaignKey: 6,
        campaigns: [
          {
            campaignKey: 7,
            campaignTemplateKey: 31,
            audienceSearchRequest: searchExample.request,
          },
        ],
      },
      reply: yearExample,
    },
  },
  estimates: {
    method: 'POST',
    path: '/audience/search/estimates',
    summary: 'What the audiences that templates begin with come to, for the market asked for.',
    access: { ...readers, object: 'query.marketKey' },
    query: z.strictObject(selection),
    body: z.strictObject({ campaignTemplateKeys: z.array(Key).min(1).max(MOST_ESTIMATES) }),
    reply: { status: 200, body: z.strictObject({ estimates: z.array(AudienceEstimate) }) },
    failures: notCounted,
    example: {
      query: { marketKey: '14', hierarchyId: 'HONDA' },
      body: { campaignTemplateKeys: [31] },
      reply: { estimates: [estimateExample] },
    },
  },
  members: {
    method: 'POST',
    path: '/audience/members',
    summary: 'Who is reached, page by page; who they are, only for those who may know.',
    access: { ...readers, object: 'query.campaignKey' },
    audit: 'audience.members-read',
    query: z.strictObject({ ...selection, ...countedFor }),
    body: z.strictObject({
      searchRequest: AudienceSearchRequest,
      page: z.int().min(0).max(1_000_000).default(0),
      size: z.int().min(1).max(100).default(20),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        members: z.array(AudienceMember),
        page: z.int(),
        size: z.int(),
        hasMore: z.boolean(),
      }),
    },
    failures: notCounted,
    example: {
      query: { campaignTemplateKey: '31', campaignKey: '7' },
      body: { searchRequest: searchExample.request },
      reply: { members: [memberExample], page: 0, size: 20, hasMore: false },
    },
  },
  member: {
    method: 'POST',
    path: '/audience/members/{marketKey}/{household}',
    summary: 'Is one customer reached, and if not, by which filter.',
    access: { ...readers, object: 'params.marketKey' },
    audit: 'audience.member-read',
    params: z.strictObject({ marketKey: KeyText, household: KeyText }),
    query: z.strictObject({ ...selection, ...countedFor }),
    body: z.strictObject({ searchRequest: AudienceSearchRequest }),
    reply: { status: 200, body: MembershipReply },
    failures: notCounted,
    example: {
      params: { marketKey: '14', household: '1204' },
      query: { campaignTemplateKey: '31', campaignKey: '7' },
      body: { searchRequest: searchExample.request },
      reply: { ...memberExample, isReached: false, leftOutBy: 'VEHICLE' },
    },
  },
  recipient: {
    method: 'POST',
    path: '/campaign/{key}/recipient',
    summary: 'One of the customers whom a campaign reaches, as its pieces are addressed to them.',
    access: { ...builders, object: 'params.key' },
    audit: 'audience.recipient-read',
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject(selection),
    body: z.strictObject({
      position: z.int().min(0).max(1_000_000).default(0).describe('The first has 0'),
      marketKey: Key.optional().describe('Of this dealer only: the one whose piece is looked at'),
      channel: z.enum(SENT_CHANNELS).optional().describe('Of those who get a piece by it'),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        recipient: PieceRecipient.nullable().describe('Null: there are not so many'),
        hasMore: z.boolean(),
      }),
    },
    failures: notCounted,
    example: {
      params: { key: '7' },
      body: { position: 0, marketKey: 14, channel: 'EMAIL' },
      reply: { recipient: recipientExample, hasMore: true },
    },
  },
  monthlyEstimate: {
    method: 'GET',
    path: '/campaign/{key}/monthly-estimate',
    summary:
      'What a campaign that a need of the customer sets off sends in a month, counted from the last twelve.',
    access: { ...readers, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({
        estimate: MonthlyEstimate.nullable().describe(
          'Null: it is mailed on a day, or has no channel yet',
        ),
      }),
    },
    failures: {},
    example: { params: { key: '7' }, reply: { estimate: monthlyExample } },
  },
  readSelection: {
    method: 'GET',
    path: '/campaign/{id}/audience-selection',
    summary: 'The audience that is saved for a campaign; counted anew where the campaign changed.',
    access: { ...readers, object: 'params.id' },
    params: z.strictObject({ id: KeyText }),
    query: z.strictObject(selection),
    reply: { status: 200, body: AudienceSelection },
    failures: { ...notCounted, 'audience.none-saved': 404 },
    example: { params: { id: '7' }, reply: selectionExample },
  },
  saveSelection: {
    method: 'PUT',
    path: '/campaign/audience-selection',
    summary: 'Saves the audience of a campaign, counted and priced by the server.',
    access: { ...builders, object: 'body.campaignId' },
    audit: 'audience.saved',
    query: z.strictObject({ ...selection, bypassMinOrderValue }),
    body: ChangedSelection,
    reply: { status: 200, body: AudienceSelection },
    failures: notSaved,
    example: {
      query: { bypassMinOrderValue: 'false' },
      body: { campaignId: 7, searchRequest: searchExample.request },
      reply: selectionExample,
    },
  },
  saveAnnual: {
    method: 'POST',
    path: '/campaign/annual-seasonal/audience-selection',
    summary: 'Saves one audience for the campaigns of a year: all of them or none.',
    access: { ...builders, object: 'body.campaignKeys' },
    audit: 'audience.year-saved',
    query: z.strictObject({ ...selection, bypassMinOrderValue }),
    body: z.strictObject({
      campaignKeys: z.array(Key).min(1).max(MOST_SEASONS),
      audienceSelectionDto: z.strictObject({
        ...ChangedSelection.shape,
        campaignId: Key.optional(),
      }),
    }),
    reply: {
      status: 200,
      body: z.strictObject({ audienceSelectionDtos: z.array(AudienceSelection), ...year }),
    },
    failures: notSaved,
    example: {
      body: {
        campaignKeys: [7],
        audienceSelectionDto: { searchRequest: searchExample.request },
      },
      reply: {
        audienceSelectionDtos: [selectionExample],
        yearlyCostWithoutDiscount: 89_096,
        yearlyEstimatedCost: 83_076,
      },
    },
  },
})
