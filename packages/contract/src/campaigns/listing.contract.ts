import { CAMPAIGN_STATUSES, MOST_COUNTED, MOST_MAILINGS } from '@marquee/rules/campaigns'
import { FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { CATEGORIES } from '@marquee/rules/templates'
import { z } from 'zod'
import {
  CalendarDay,
  CalendarDays,
  Key,
  searchBody,
  searchReply,
  selection,
  selectionAtLevel,
  shortText,
} from '../operation/index.ts'
import { enrollmentExample, mailingExample, summaryExample } from './examples.ts'
import { CampaignSummary, Enrollment, Mailing } from './schemas-of-lists.ts'

const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' } as const
const only = z.literal(true).optional()

const criteria = z.strictObject({
  text: shortText(80).optional().describe('Part of the name'),
  templateKeys: z.array(Key).max(500).optional(),
  categories: z.array(z.enum(CATEGORIES)).max(CATEGORIES.length).optional(),
  statuses: z.array(z.enum(CAMPAIGN_STATUSES)).max(CAMPAIGN_STATUSES.length).optional(),
  mailedFrom: CalendarDay.optional().describe('Of the first wave'),
  mailedUntil: CalendarDay.optional(),
  isFavorite: only.describe('Only favorites of the caller'),
  isMine: only.describe('Only what the caller started'),
  isWhole: only.describe('No dealer’s part of a metro campaign that is among them as well'),
  parentCampaignKey: Key.optional().describe('Only the dealers’ parts of this metro campaign'),
})

/** Campaigns of the requested market and of all below it. */
export const listing = {
  search: {
    method: 'POST',
    path: '/campaign/search',
    summary:
      'Campaigns of the market asked for and of all below it; the favorites first where no order is asked for.',
    access: readers,
    query: z.strictObject(selectionAtLevel),
    body: searchBody(criteria, ['name', 'updatedAt', 'deploymentDate', 'status']),
    reply: {
      status: 200,
      body: searchReply('campaigns', CampaignSummary, {
        isMore: z
          .boolean()
          .describe(`There are more than totalElements: it counts no further than ${MOST_COUNTED}`),
      }),
    },
    failures: {},
    example: {
      body: { criteria: { templateKeys: [31] }, page: 0, size: 20 },
      reply: { campaigns: [summaryExample], totalElements: 1, page: 0, size: 20, isMore: false },
    },
  },
  calendar: {
    method: 'GET',
    path: '/campaign/calendar',
    summary: 'What is mailed in so many days from a day on, by the first or the second wave.',
    access: readers,
    query: z.strictObject({
      ...selection,
      from: CalendarDay,
      days: CalendarDays,
      status: z.enum(CAMPAIGN_STATUSES).optional(),
      category: z.enum(CATEGORIES).optional(),
      channel: z
        .enum(FULFILLMENT_CHANNELS)
        .optional()
        .describe('Among others, where it has several'),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        mailings: z
          .array(Mailing)
          .describe(`By date, at most ${MOST_MAILINGS}: of each day as many as of any other`),
        isMore: z.boolean(),
        days: z
          .array(z.strictObject({ date: CalendarDay, count: z.int() }))
          .describe('How many campaigns are mailed on each day, by either wave: all of them'),
      }),
    },
    failures: {},
    example: {
      query: { from: '2027-03-01', days: '31' },
      reply: {
        mailings: [mailingExample],
        isMore: false,
        days: [{ date: '2027-03-15', count: 1 }],
      },
    },
  },
  enrollment: {
    method: 'GET',
    path: '/campaign/enrollment',
    summary:
      'What the market asked for, and all below it, take part in: campaigns of templates with an enrollment period, and annual ones with their seasonals.',
    access: readers,
    query: z.strictObject(selection),
    reply: { status: 200, body: z.strictObject({ enrollments: z.array(Enrollment) }) },
    failures: {},
    example: { query: { marketKey: '14' }, reply: { enrollments: [enrollmentExample] } },
  },
} as const
