import { accessTexts } from '@marquee/rules/access'
import { SENT_CHANNELS } from '@marquee/rules/audience'
import { campaignReasons } from '@marquee/rules/campaigns'
import { RETURN_KINDS } from '@marquee/rules/mail-returns'
import {
  HELD_FOR,
  SENDING_ACTIONS,
  sendingReasons,
  SENDING_STATES,
  SUPPRESSED_FOR,
  WAVES,
} from '@marquee/rules/sendings'
import { z } from 'zod'
import { abilityOf, CalendarDay, Key, KeyText, operations, selection } from '../operation/index.ts'

const MOST_AT_ONCE = 1_000

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)

const SendingAbility = abilityOf({ ...accessTexts, ...campaignReasons, ...sendingReasons })

/** What is sent to the customers of one dealer by one step and channel in one wave. */
const Sending = z.strictObject({
  key: Key,
  campaignKey: Key.describe('Of a metro campaign the part of the dealer; of a year its season'),
  market: z.strictObject({ key: Key, name: z.string() }),
  step: z.strictObject({ key: Key, number: z.int(), name: z.string() }),
  channel: z.enum(SENT_CHANNELS),
  wave: z.literal(WAVES),
  dueOn: CalendarDay.describe('By the clock of the dealer'),
  state: z.enum(SENDING_STATES),
  heldFor: z.enum(HELD_FOR).nullable().describe('Why it waits for a person'),
  planned: z.int().nullable().describe('Null: its day has not come'),
  pieces: z
    .strictObject({
      pending: z.int(),
      dispatching: z.int(),
      accepted: z.int(),
      refused: z.int(),
      unknown: z.int(),
      suppressed: z.int(),
    })
    .describe('What became of them: together as many as were planned'),
  suppressed: z.array(z.strictObject({ reason: z.enum(SUPPRESSED_FOR), count: z.int() })),
  returned: z
    .array(
      z.strictObject({
        kind: z.enum(RETURN_KINDS),
        count: z.int(),
        says: z
          .array(z.string())
          .describe('Why, in the words of whoever returned it: the most frequent'),
      }),
    )
    .describe('What came back of emails that were accepted'),
  seeds: z.int().describe('Besides: who looks at the piece among its recipients'),
  plannedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  can: z.strictObject({
    letGo: SendingAbility,
    pause: SendingAbility,
    resume: SendingAbility,
    stop: SendingAbility,
  }),
})

const body = z.strictObject({
  sendings: z.array(Sending).describe('By the day on which they are due'),
})

const example: z.input<typeof Sending> = {
  key: 12,
  campaignKey: 7,
  market: { key: 4, name: 'Lakeside Honda' },
  step: { key: 31, number: 1, name: 'Postcard' },
  channel: 'DIRECT_MAIL',
  wave: 1,
  dueOn: '2027-03-08',
  state: 'running',
  heldFor: null,
  planned: 2_998,
  pieces: {
    pending: 2_990,
    dispatching: 0,
    accepted: 0,
    refused: 0,
    unknown: 0,
    suppressed: 8,
  },
  suppressed: [{ reason: 'OPTED_OUT', count: 8 }],
  returned: [],
  seeds: 2,
  plannedAt: '2027-03-08T05:01:00.000Z',
  endedAt: null,
  can: {
    letGo: {
      ok: false,
      reason: 'sending.not-now',
    },
    pause: { ok: true },
    resume: {
      ok: false,
      reason: 'sending.not-now',
    },
    stop: { ok: true },
  },
}

export const sendings = operations('sendings', {
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
    example: { params: { key: '7' }, reply: { sendings: [example] } },
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
      reply: { sendings: [{ ...example, state: 'paused' }] },
    },
  },
})
