import { SENT_CHANNELS } from '@marquee/rules/audience'
import { MOST_OF_WORDS } from '@marquee/rules/approvals'
import { SENDING_ACTIONS, SENDING_STANDINGS } from '@marquee/rules/sendings'
import { z } from 'zod'
import {
  Key,
  KeyText,
  longText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import { dailyExample, haltExample, onItsWayExample, sendingExample } from './examples.ts'
import { openingEmails } from './opened.contract.ts'
import { Daily, HaltAbilities, Halts, Sending, SendingOnItsWay, Totals } from './schemas.ts'
import { listingUnsent } from './unsent.contract.ts'

export { Halts } from './schemas.ts'

const MOST_AT_ONCE = 1_000

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)

const body = z.strictObject({
  sendings: z
    .array(Sending)
    .describe('By the day on which they are due; day by day the last ones, the newest first'),
  halts: Halts,
  daily: Daily.nullable().describe('Null: it goes out on its mail dates'),
})

const halted = {
  status: 200,
  body: z.strictObject({ halts: Halts, can: HaltAbilities }),
} as const

const SENDING_ORDERS = ['standing', 'campaign', 'market', 'dueOn', 'planned'] as const

const { pieces, planned } = onItsWayExample
const totalsExample = { planned: planned ?? 0, ...pieces }
const mayHalt = { halt: { ok: true }, lift: { ok: false, reason: 'sending.not-halted' } } as const
const mayLift = {
  halt: { ok: false, reason: 'sending.halted-already' },
  lift: { ok: true },
} as const

export const sendings = operations('sendings', {
  ...listingUnsent,
  ...openingEmails,
  search: {
    method: 'POST',
    path: '/sending/search',
    summary:
      'Everything that is on its way: what leaves, waits, is paused or comes next, and what became of it.',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' },
    query,
    body: searchBody(
      z.strictObject({
        text: shortText(80).optional().describe('Part of a name, of the campaign or its dealer'),
        standings: z.array(z.enum(SENDING_STANDINGS)).max(SENDING_STANDINGS.length).optional(),
        channels: z.array(z.enum(SENT_CHANNELS)).max(SENT_CHANNELS.length).optional(),
      }),
      SENDING_ORDERS,
    ),
    reply: {
      status: 200,
      body: searchReply('sendings', SendingOnItsWay, {
        totals: Totals,
        halts: Halts,
        can: HaltAbilities,
      }),
    },
    failures: {},
    example: {
      body: { criteria: { standings: ['going'] } },
      reply: {
        sendings: [onItsWayExample],
        totalElements: 1,
        page: 0,
        size: 20,
        totals: totalsExample,
        halts: [],
        can: mayHalt,
      },
    },
  },
  halt: {
    method: 'POST',
    path: '/sending/halt',
    summary:
      'Stops everything that is sent at the home of the caller and below it, from the next piece on.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope' },
    audit: 'sending.halted',
    query,
    body: z.strictObject({
      reason: longText(MOST_OF_WORDS).refine((words) => words.trim() !== '', 'Must not be empty'),
    }),
    reply: halted,
    failures: {
      'campaign.not-an-approver': 403,
      'sending.not-national': 403,
      'sending.halted-already': 409,
    },
    example: {
      body: { reason: haltExample.reason },
      reply: { halts: [haltExample], can: mayLift },
    },
  },
  lift: {
    method: 'POST',
    path: '/sending/halt/lift',
    summary: 'Lets everything continue that was stopped at the home of the caller or below it.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope' },
    audit: 'sending.lifted',
    query,
    reply: halted,
    failures: {
      'campaign.not-an-approver': 403,
      'sending.not-national': 403,
      'sending.halted-above': 409,
      'sending.not-halted': 409,
    },
    example: { reply: { halts: [], can: mayHalt } },
  },
  ofCampaign: {
    method: 'GET',
    path: '/campaign/{key}/sendings',
    summary:
      'What a campaign that began sends on which day, and what became of each piece: of a metro campaign dealer by dealer, of a year season by season.',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.key' },
    params,
    query,
    reply: { status: 200, body },
    failures: {},
    example: {
      params: { key: '7' },
      reply: { sendings: [sendingExample], halts: [], daily: null },
    },
  },
  pauseDaily: {
    method: 'POST',
    path: '/campaign/{key}/sendings/daily',
    summary:
      'Pauses a campaign that goes out day by day, with all that is on its way, or resumes it.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope', object: 'params.key' },
    audit: 'sending.daily-paused',
    params,
    query,
    body: z.strictObject({ isPaused: z.boolean() }),
    reply: { status: 200, body },
    failures: { 'sending.not-now': 409, 'campaign.not-an-orderer': 403 },
    example: {
      params: { key: '7' },
      body: { isPaused: true },
      reply: {
        sendings: [{ ...sendingExample, state: 'paused' }],
        halts: [],
        daily: dailyExample,
      },
    },
  },
  move: {
    method: 'POST',
    path: '/campaign/{key}/sendings/move',
    summary:
      'Pauses, resumes, lets go or stops what a campaign sends: all that is named, or none of it.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope', object: 'params.key' },
    audit: 'sending.moved',
    params,
    query,
    body: z.strictObject({
      action: z.enum(SENDING_ACTIONS),
      sendingKeys: z.array(Key).min(1).max(MOST_AT_ONCE),
    }),
    reply: { status: 200, body },
    failures: {
      'sending.not-now': 409,
      'campaign.not-an-orderer': 403,
      'campaign.not-an-approver': 403,
    },
    example: {
      params: { key: '7' },
      body: { action: 'pause', sendingKeys: [12] },
      reply: { sendings: [{ ...sendingExample, state: 'paused' }], halts: [], daily: null },
    },
  },
})
