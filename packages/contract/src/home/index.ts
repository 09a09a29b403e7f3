import { CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import { FIRST_STEPS } from '@marquee/rules/home'
import { CATEGORIES } from '@marquee/rules/templates'
import { z } from 'zod'
import { CampaignSummary, summaryExample } from '../campaigns/index.ts'
import { operations, selection, selectionAtLevel } from '../operation/index.ts'

const Rejection = z.strictObject({ by: z.string(), at: z.string(), words: z.string() })

/** A draft as its builder judges it. */
const DraftSummary = CampaignSummary.extend({
  missing: z.array(z.string()).describe('What it lacks, in words'),
  place: z.string().describe('The step of the builder to go on with'),
  rejection: Rejection.nullable().describe('Why it came back, where nobody submitted it since'),
})

export const home = operations('home', {
  read: {
    method: 'GET',
    path: '/campaign/home',
    summary:
      'What a person finds at home: the latest drafts, what waits for a decision, the next mail dates, and how many campaigns there are.',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' },
    query: z.strictObject(selectionAtLevel),
    reply: {
      status: 200,
      body: z.strictObject({
        drafts: z.array(DraftSummary).describe('A few: what was rejected first, then the latest'),
        waiting: z.array(CampaignSummary).describe('Submitted or in review, by mail date'),
        upcoming: z.array(CampaignSummary).describe('The next to be mailed'),
        counts: z.array(
          z.strictObject({
            category: z.enum(CATEGORIES),
            status: z.enum(CAMPAIGN_STATUSES),
            count: z.int(),
          }),
        ),
      }),
    },
    failures: {},
    example: {
      query: { marketKey: '14' },
      reply: {
        drafts: [
          {
            ...summaryExample,
            missing: ['Choose the audience'],
            place: 'audience-builder',
            rejection: {
              by: 'Riley Park',
              at: '2027-02-26T15:00:00.000Z',
              words: 'Please mail a week later.',
            },
          },
        ],
        waiting: [],
        upcoming: [summaryExample],
        counts: [{ category: 'ON_DEMAND', status: 'DRAFT', count: 1 }],
      },
    },
  },
  firstSteps: {
    method: 'GET',
    path: '/first-steps',
    summary:
      "How many there are, in the person's scope, of what a network needs before its first campaign is mailed.",
    access: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' },
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({ counts: z.record(z.enum(FIRST_STEPS), z.int()) }),
    },
    failures: {},
    example: {
      reply: {
        counts: {
          brands: 1,
          dealers: 43,
          models: 12,
          people: 60,
          creatives: 2,
          templates: 1,
          customers: 0,
          campaigns: 0,
        },
      },
    },
  },
})
