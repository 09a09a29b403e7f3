import { EVENT_ACTIONS, MOST_OF_WORDS } from '@marquee/rules/approvals'
import { CAMPAIGN_STATUSES, MAKING_CAMPAIGNS } from '@marquee/rules/campaigns'
import { z } from 'zod'
import { Ability, Key, KeyText, longText, operations, selection } from '../operation/index.ts'

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.key' } as const
const makers = {
  anyOf: MAKING_CAMPAIGNS,
  scope: 'scope',
  object: 'params.key',
} as const

const Words = longText(MOST_OF_WORDS).refine((words) => words.trim() !== '', 'Must not be empty')

const TimelineEvent = z.strictObject({
  key: z.int(),
  at: z.string(),
  action: z.enum(EVENT_ACTIONS),
  step: z
    .strictObject({ key: Key, name: z.string() })
    .nullable()
    .describe('Of a decision about one touchpoint'),
  by: z.string().describe('The name of who did it, as it was then'),
  from: z.enum(CAMPAIGN_STATUSES).nullable(),
  to: z.enum(CAMPAIGN_STATUSES).nullable(),
  words: z.string().describe('The reason, or what was said'),
})

const eventExample = {
  ...{ key: 3, at: '2027-03-02T15:00:00.000Z', action: 'reject' as const, step: null },
  ...{ by: 'Dana Whitfield', from: 'SUBMITTED' as const, to: 'DRAFT' as const },
  words: 'Please take the second coupon off.',
}

export const approvals = operations('approvals', {
  timeline: {
    method: 'GET',
    path: '/campaign/{key}/timeline',
    summary: 'What happened to a campaign, and what people said about it, the first first.',
    access: readers,
    params,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        events: z.array(TimelineEvent),
        can: z.strictObject({ comment: Ability }),
      }),
    },
    failures: {},
    example: {
      params: { key: '7' },
      reply: { events: [eventExample], can: { comment: { ok: true } } },
    },
  },
  comment: {
    method: 'POST',
    path: '/campaign/{key}/comment',
    summary: 'Says something about a campaign, for everybody who sees it.',
    access: makers,
    audit: 'campaign.commented',
    params,
    query,
    body: z.strictObject({ words: Words }),
    reply: { status: 201, body: z.strictObject({ key: Key }) },
    failures: {},
    example: {
      params: { key: '7' },
      body: { words: 'The new logo is on its way.' },
      reply: { key: 7 },
    },
  },
})
