import { SUPPRESSED_FOR, UNKNOWN_DECISIONS, UNSENT_STATES } from '@marquee/rules/sendings'
import { z } from 'zod'
import { KeyText, searchBody, searchReply, selection } from '../operation/index.ts'
import { unsentExample, unsentOfExample } from './examples.ts'
import { UnsentOf, SendingAbility } from './schemas.ts'

const MOST_DECIDED = 1_000

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)

/** One piece of a sending, by whom it was for. */
const Piece = { recipient: z.int().min(0), isSeed: z.boolean() }

const UnsentPiece = z.strictObject({
  ...Piece,
  recipient: Piece.recipient.describe(
    'The number of the customer at the dealer; of a seed recipient its place among them',
  ),
  name: z
    .string()
    .nullable()
    .describe('Null: the customer is not known any more, or the caller may not look customers up'),
  state: z.enum(UNSENT_STATES),
  reason: z.enum(SUPPRESSED_FOR).nullable().describe('Why it was not sent'),
  answer: z.string().nullable().describe('What the mail server said last'),
  tries: z.int(),
  changedAt: z.string(),
})

/** Who did not get a piece, as far as is known, and what is made of those who may have got it. */
export const listingUnsent = {
  unsent: {
    method: 'POST',
    path: '/sending/{key}/unsent/search',
    summary:
      'The pieces of a sending that were refused or not sent, and those of which it is not known whether they arrived.',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.key' },
    audit: 'sending.unsent-read',
    params,
    query,
    body: searchBody(
      z.strictObject({
        states: z.array(z.enum(UNSENT_STATES)).max(UNSENT_STATES.length).optional(),
      }),
      ['state'],
    ),
    reply: {
      status: 200,
      body: searchReply('pieces', UnsentPiece, {
        sending: UnsentOf,
        unknown: z.int().describe('Of how many it is not known whether they arrived'),
        can: z.strictObject({ sendAgain: SendingAbility, countAsSent: SendingAbility }),
      }),
    },
    failures: {},
    example: {
      params: { key: '13' },
      body: { criteria: { states: ['unknown'] } },
      reply: {
        pieces: [unsentExample],
        totalElements: 1,
        page: 0,
        size: 20,
        sending: unsentOfExample,
        unknown: 1,
        can: { sendAgain: { ok: true }, countAsSent: { ok: true } },
      },
    },
  },
  decideUnknown: {
    method: 'POST',
    path: '/sending/{key}/unknown/decide',
    summary:
      'Sends emails again of which it is not known whether they arrived, or counts them as sent: those that are named, or all.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope', object: 'params.key' },
    audit: 'sending.decided',
    params,
    query,
    body: z.strictObject({
      decision: z.enum(UNKNOWN_DECISIONS),
      pieces: z
        .array(z.strictObject(Piece))
        .min(1)
        .max(MOST_DECIDED)
        .optional()
        .describe('Missing: all of which it is not known'),
    }),
    reply: { status: 200, body: z.strictObject({ decided: z.int() }) },
    failures: {
      'sending.not-now': 409,
      'sending.decided-already': 409,
      'campaign.not-an-approver': 403,
    },
    example: {
      params: { key: '13' },
      body: { decision: 'count-as-sent', pieces: [{ recipient: 1_207, isSeed: false }] },
      reply: { decided: 1 },
    },
  },
} as const
