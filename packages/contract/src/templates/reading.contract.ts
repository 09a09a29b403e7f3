import { DEFAULT_USER_LEVEL, USER_LEVELS } from '@marquee/rules/access'
import { BROWSING_SLUGS, CATEGORIES, SEASONS } from '@marquee/rules/templates'
import { z } from 'zod'
import { Key, KeyText, searchQuery, searchReply, selection, shortText } from '../operation/index.ts'
import { firstPieceExample, summaryExample, templateExample } from './examples.ts'
import {
  TemplateAbility,
  CampaignTemplate,
  CategoryText,
  FirstPiece,
  TemplateSummary,
} from './schemas.ts'

const readers = {
  anyOf: [
    'CAN_READ_CAMPAIGNS',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  ],
  scope: 'scope',
} as const
const oneTemplate = { ...readers, object: 'params.key' } as const
const params = z.strictObject({ key: KeyText })
const flag = z.enum(['true', 'false']).optional()
const MOST_TEMPLATES = 500
const MOST_FIRST_PIECES = 100
const { size: _, ...paging } = searchQuery(['name', 'updatedAt'])

const Season = z.enum(SEASONS)
const seasons = ['SPRING', 'SUMMER', 'FALL', 'WINTER'] as const

const annualExample = {
  ...templateExample,
  category: 'ANNUAL_SEASONAL' as const,
  categoryName: 'Annual Enrollment',
  seasonals: seasons.map((season) => ({ season, templateKey: 31 })),
}

/** People read the templates that are offered to their market; authors read all. */
export const reading = {
  search: {
    method: 'GET',
    path: '/campaign-template/search',
    summary:
      'The templates offered to the market asked for, and whether a campaign may start today.',
    access: readers,
    query: z.strictObject({
      ...selection,
      ...paging,
      size: z
        .string()
        .regex(/^[1-9]\d{0,2}$/, 'Must be a whole number')
        .transform(Number)
        .pipe(z.number().max(MOST_TEMPLATES))
        .default(MOST_TEMPLATES),
      category: CategoryText.optional(),
      slug: z.enum(BROWSING_SLUGS).optional().describe('All categories that are browsed there'),
      includeInactive: flag.describe('Counts for the authors of templates only'),
      forEnrollment: flag.describe('Only templates from which a campaign may start today'),
      text: shortText(80).optional(),
    }),
    reply: {
      status: 200,
      body: searchReply('campaignTemplates', TemplateSummary, {
        can: z.strictObject({ create: TemplateAbility }),
      }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA', category: 'ON_DEMAND', forEnrollment: 'true' },
      reply: {
        campaignTemplates: [summaryExample],
        totalElements: 1,
        page: 0,
        size: 500,
        can: { create: { ok: false, reason: 'access.denied' } },
      },
    },
  },
  enrollmentTiles: {
    method: 'GET',
    path: '/campaign-template/search/enrollment-tiles',
    summary: 'The annual enrollments that people of a level see, each with its four seasons.',
    access: readers,
    query: z.strictObject({
      ...selection,
      selectedUserLevel: z.enum(USER_LEVELS).default(DEFAULT_USER_LEVEL),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        enrollmentTiles: z.array(
          z.strictObject({
            ...TemplateSummary.shape,
            seasonals: z.array(z.strictObject({ season: Season, template: TemplateSummary })),
          }),
        ),
      }),
    },
    failures: {},
    example: {
      query: { selectedUserLevel: 'DEALER' },
      reply: {
        enrollmentTiles: [
          { ...summaryExample, seasonals: [{ season: 'SPRING', template: summaryExample }] },
        ],
      },
    },
  },
  firstPieces: {
    method: 'POST',
    path: '/campaign-template/search/first-pieces',
    summary:
      'The first piece of each of these templates with its default coupons, for the dealer to see it in their own name. Templates that are not offered, or have no piece, are left out.',
    access: readers,
    query: z.strictObject(selection),
    body: z.strictObject({ campaignTemplateKeys: z.array(Key).max(MOST_FIRST_PIECES) }),
    reply: { status: 200, body: z.strictObject({ firstPieces: z.array(FirstPiece) }) },
    failures: {},
    example: {
      query: { marketKey: '14' },
      body: { campaignTemplateKeys: [31] },
      reply: { firstPieces: [firstPieceExample] },
    },
  },
  categories: {
    method: 'GET',
    path: '/campaign-template/categories',
    summary:
      'The categories in both spellings, with their addresses and how many templates each has.',
    access: readers,
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({
        campaignCategories: z.array(
          z.strictObject({
            category: z.enum(CATEGORIES),
            name: z.string(),
            spelling: z.string(),
            browsingSlug: z.enum(BROWSING_SLUGS),
            builderSlug: z.string(),
            templateCount: z.int(),
          }),
        ),
      }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA' },
      reply: {
        campaignCategories: [
          {
            category: 'REMINDERS',
            name: 'Always On',
            spelling: 'Reminders',
            browsingSlug: 'always-on',
            builderSlug: 'srs',
            templateCount: 2,
          },
        ],
      },
    },
  },
  read: {
    method: 'GET',
    path: '/campaign-template/{key}',
    summary: 'A template: as it is now, or as a version of it was.',
    access: oneTemplate,
    params,
    query: z.strictObject({ ...selection, version: KeyText.optional() }),
    reply: { status: 200, body: CampaignTemplate },
    failures: {},
    example: { params: { key: '31' }, query: { hierarchyId: 'HONDA' }, reply: templateExample },
  },
  readAnnual: {
    method: 'GET',
    path: '/campaign-template/annualEnrollment/{key}',
    summary: 'An annual enrollment with the templates of its four seasons.',
    access: oneTemplate,
    params,
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({
        ...CampaignTemplate.shape,
        seasonalTemplates: z.array(z.strictObject({ season: Season, template: CampaignTemplate })),
      }),
    },
    failures: {},
    example: {
      params: { key: '31' },
      query: { hierarchyId: 'HONDA' },
      reply: {
        ...annualExample,
        seasonalTemplates: [{ season: 'SPRING', template: templateExample }],
      },
    },
  },
} as const
