import { WAITING_KINDS } from '@marquee/rules/approvals'
import { CREATING_CAMPAIGNS } from '@marquee/rules/campaigns'
import { z } from 'zod'
import {
  Key,
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import { deciding } from './deciding.contract.ts'
import { postponing } from './postponing.contract.ts'
import { eventExample, reviewExample, waitingExample } from './examples.ts'
import { ApprovalAbility, Review, TimelineEvent, Waiting, Words } from './schemas.ts'

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.key' } as const
const makers = {
  anyOf: CREATING_CAMPAIGNS,
  scope: 'scope',
  object: 'params.key',
} as const

const WAITS_ON = ['ME', 'BELOW'] as const

const WAITING_ORDERS = ['decideBy', 'waitingSince', 'mailDate', 'estimatedCost', 'name'] as const

export const approvals = operations('approvals', {
  search: {
    method: 'POST',
    path: '/approval/search',
    summary: 'What waits for a decision of the caller, or of somebody below them.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope' },
    query,
    body: searchBody(
      z.strictObject({
        waitsOn: z
          .enum(WAITS_ON)
          .default('ME')
          .describe('ME: nobody nearer to the campaign may decide. BELOW: somebody may'),
        text: shortText(80).optional().describe('Part of a name, of the campaign or its market'),
        kinds: z.array(z.enum(WAITING_KINDS)).max(WAITING_KINDS.length).optional(),
      }),
      WAITING_ORDERS,
    ),
    reply: { status: 200, body: searchReply('waiting', Waiting) },
    failures: {},
    example: {
      body: { criteria: { waitsOn: 'ME' } },
      reply: { waiting: [waitingExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  count: {
    method: 'GET',
    path: '/approval/count',
    summary: 'How much waits for a decision of the caller.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope' },
    query,
    reply: { status: 200, body: z.strictObject({ waiting: z.int() }) },
    failures: {},
    example: { reply: { waiting: 3 } },
  },
  review: {
    method: 'GET',
    path: '/campaign/{key}/review',
    summary: 'What was submitted of a campaign, and what changed since it was decided about last.',
    access: readers,
    params,
    query,
    reply: { status: 200, body: Review },
    failures: {},
    example: { params: { key: '7' }, reply: reviewExample },
  },
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
        isAsRejected: z
          .boolean()
          .describe('It came back, and says the same as it did then, whatever was saved since'),
        can: z.strictObject({ comment: ApprovalAbility }),
      }),
    },
    failures: {},
    example: {
      params: { key: '7' },
      reply: { events: [eventExample], isAsRejected: false, can: { comment: { ok: true } } },
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
  ...deciding,
  ...postponing,
})
